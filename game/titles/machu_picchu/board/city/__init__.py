"""The city as it is drawn."""
