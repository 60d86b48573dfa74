"""Where everything on the table lies."""
