"""What the boards of games of this kind share: how they move, and where the keys are on them."""
