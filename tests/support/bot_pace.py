"""Sets the pace of the computer players' turns."""

from dataclasses import replace

from game.base.profile.preferences import Preferences
from game.base.profile.settings import Pace


def set_pace(preferences: Preferences, pace: Pace) -> None:
    preferences.change(replace(preferences.now, bots=replace(preferences.now.bots, pace=pace)))
