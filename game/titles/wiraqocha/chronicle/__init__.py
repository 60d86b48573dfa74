"""What Wiraqocha tells of a finished game for its newspaper: facts of the events, and what its things are called."""
