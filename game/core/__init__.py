"""What a game is to the program: its contract, match, record, computer players, analysis, laboratory; no window."""
