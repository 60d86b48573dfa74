"""Long proofs: each is a command that prints its figures, and a test that runs a short form of it."""
