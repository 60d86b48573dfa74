"""The challenges of Machu Picchu."""
