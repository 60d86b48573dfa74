"""Where everything has its place on the table."""
