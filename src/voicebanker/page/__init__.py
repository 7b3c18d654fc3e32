"""The companion page: what the table knows, on a screen, and the buttons on players' phones.

The web server is a process of its own (``server_process``), so that nothing that a browser
does can delay the voice. ``Page`` stands at the table and talks to it through two pipes:
what is shown goes one way, what is pressed the other. Nothing else passes.
"""
