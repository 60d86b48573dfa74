"""The round board as a picture."""
