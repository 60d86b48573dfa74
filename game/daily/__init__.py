"""The game of the day: the same for everybody who plays a title on a date. One try counts. Knows no window."""

from game.daily.day import daily_match, person_of, seed_of
from game.daily.results import DayResult, PlayedDay, PlayedDays
from game.daily.scoring import score, streak

__all__ = ["DayResult", "PlayedDay", "PlayedDays", "daily_match", "person_of", "score", "seed_of", "streak"]
