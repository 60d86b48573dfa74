"""The rules of Wiraqocha: a pure function from a state and an action to a new state and events."""
