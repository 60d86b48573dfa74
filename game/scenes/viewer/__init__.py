"""A recorded game watched again on the real table."""
