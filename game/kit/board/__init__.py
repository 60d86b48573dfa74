"""What boards of games of this kind share: where the keys are on them."""
