"""The rules as a book: which sections there are, their texts, what explains what. Knows no screen."""
