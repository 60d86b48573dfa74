"""What the rules of games of this kind share; no window."""
