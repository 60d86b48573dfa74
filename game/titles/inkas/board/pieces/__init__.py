"""How pieces look."""
