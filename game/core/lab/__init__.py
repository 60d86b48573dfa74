"""The laboratory: plays many games between bots, reports what they show, and lets researchers' programs play."""
