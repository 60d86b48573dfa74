"""The table of INKAS."""
