"""What the laboratory asks of the card race."""
