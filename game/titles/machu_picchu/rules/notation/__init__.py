"""The text form of actions, positions and scenarios (docs/machu-picchu-notation.md)."""
