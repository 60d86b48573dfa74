"""What is said of things."""
