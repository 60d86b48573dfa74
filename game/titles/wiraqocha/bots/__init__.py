"""Players and advisers that choose from the legal actions and see nothing but the open state."""
