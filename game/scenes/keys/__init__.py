"""The page of all keys, on which others can be chosen."""
