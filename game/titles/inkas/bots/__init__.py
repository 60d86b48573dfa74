"""The computer players of INKAS: how they judge a position, choose a turn, answer questions."""
