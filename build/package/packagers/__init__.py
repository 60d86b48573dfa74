"""How the game is packed: one module for each system."""
