"""The screens of the game of the day: what is played today, and the postcard of a day."""
