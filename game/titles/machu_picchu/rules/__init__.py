"""The rules of The Princes of Machu Picchu: a pure function from a state and an action to a new state and events."""
