"""The board of the city: its places, its pictures and what moves on it."""
