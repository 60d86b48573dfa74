"""How Legendary powers are shown."""
