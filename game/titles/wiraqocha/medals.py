"""The twenty medals of Wiraqocha, in rows of five."""

from typing import Final

from game.core.contract import Achievement, Achievements, GameDeed, Tally
from game.titles.wiraqocha.deeds import deeds

_LEVELS: Final = ("cadet", "surveyor", "engineer", "empress")

MEDALS: Final = (
    # how a game was won
    Achievement("treasure", "wiraqocha/award.treasure", GameDeed(reason="treasure")),
    Achievement("somnium", "wiraqocha/award.somnium", GameDeed(reason="somnium")),
    Achievement("leviathan", "wiraqocha/award.leviathan", GameDeed(reason="leviathan")),
    Achievement("swift", "honour.swift", GameDeed(rounds=7)),
    Achievement("full_table", "honour.full_table", GameDeed(seats=4)),
    # what was done at the table
    Achievement("honest", "wiraqocha/award.honest", GameDeed(honest=True)),
    Achievement("robber", "wiraqocha/award.robber", GameDeed(won=False, thefts=5)),
    Achievement("heist", "wiraqocha/award.heist"),
    Achievement("airship", "wiraqocha/award.airship", count=4),
    Achievement("camp", "wiraqocha/award.camp", GameDeed(figure="camps_lost", most=0)),
    Achievement("inventor", "wiraqocha/award.inventor", count=10),
    Achievement("harvest", "wiraqocha/award.harvest", count=2),
    Achievement("comeback", "honour.comeback", GameDeed(figure="behind", least=1)),
    Achievement("dice", "honour.dice", GameDeed(figure="luck", most=-10)),
    Achievement("empress", "wiraqocha/award.empress", GameDeed(level="empress")),
    # what is collected
    Achievement("rivals", "wiraqocha/award.rivals", Tally.RIVALS, 8),
    Achievement("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Achievement("days", "honour.days", Tally.DAYS, 7),
    Achievement("puzzles", "honour.puzzles", Tally.PUZZLES, 10),
    Achievement("expedition", "wiraqocha/award.expedition", Tally.CAMPAIGNS, 1, ("expedition",)),
)

ACHIEVEMENTS: Final = Achievements(MEDALS, deeds)
