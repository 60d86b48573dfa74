"""How what happens is shown and heard."""
