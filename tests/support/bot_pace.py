"""Sets the pace of the computer players' turns."""

from dataclasses import replace

from game.profile.settings import Pace, Preferences


def set_pace(preferences: Preferences, pace: Pace) -> None:
    preferences.change(replace(preferences.now, company=replace(preferences.now.company, pace=pace)))
