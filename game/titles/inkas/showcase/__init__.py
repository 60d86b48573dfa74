"""What this title shows of itself."""
