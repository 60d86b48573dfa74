"""What is said of the thing under the pointer, and the help."""
