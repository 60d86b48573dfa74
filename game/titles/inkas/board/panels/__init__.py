"""What lies round the board."""
