"""The valley as it is drawn."""
