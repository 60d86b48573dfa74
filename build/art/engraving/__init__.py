"""The engraved map table: everything that draws the game's pictures."""
