"""The list of games: go on with one, watch it again, rename it, take it away."""
