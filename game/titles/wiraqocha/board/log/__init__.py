"""The lines of the log and the signs in them."""
