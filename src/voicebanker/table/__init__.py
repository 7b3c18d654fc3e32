"""The unit on the table: a state machine without I/O, and the session that drives it."""
