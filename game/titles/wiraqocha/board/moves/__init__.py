"""What may be done at the table: legal actions as pieces, places and questions; no screen."""
