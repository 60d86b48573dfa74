"""Makes the game's sounds out of nothing but arithmetic: `catalogue` lists them, `make.py` writes them."""
