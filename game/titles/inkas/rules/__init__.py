"""The rules of INKAS: state, actions, events, and functions between them; no window."""
