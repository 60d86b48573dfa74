"""The pictures of pieces, cards and signs."""
