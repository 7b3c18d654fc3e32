# What Mr. Monopoly says where a token's name takes the place of its button. See replies.ftl.

hands-free-speaker = That was { $player }, I believe.
