"""The book of rules as a screen over whatever was shown."""
