"""What the boards of games of this kind share."""
