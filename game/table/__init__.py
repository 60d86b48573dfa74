"""The table: the screen on which a game is played, taught and watched."""
