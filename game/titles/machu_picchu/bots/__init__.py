"""The computer players of The Princes of Machu Picchu."""
