"""Campaigns on the screen: the journal with its chapters, and the table of a chapter with its goals."""
