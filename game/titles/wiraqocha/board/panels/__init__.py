"""The parts round the board: players, market, tray, buttons."""
