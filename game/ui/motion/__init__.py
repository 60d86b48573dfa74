"""What moves over the still picture of a table: animations on a timeline, and the player that shows them."""
