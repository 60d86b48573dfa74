"""The game of the day: the same for everybody who plays a title on a date. One try counts. Knows no window."""
