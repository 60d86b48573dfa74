"""What moves on the table: short scenes for what happened, and the slow life of a table where nothing does."""
