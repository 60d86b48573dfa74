"""A tiny title for tests: hidden cards, answers of other seats, a ranking with ties, up to five seats."""
