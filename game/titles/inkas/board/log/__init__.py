"""The lines of the journal."""
