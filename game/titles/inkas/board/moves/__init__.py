"""What a hand can do, made of the offered actions."""
