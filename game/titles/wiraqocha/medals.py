"""The twenty medals of Wiraqocha, in rows of five."""

from typing import Final

from game.core.contract import Achievement, Achievements, GameCondition, Tally
from game.titles.wiraqocha.achievement_counts import achievement_counts
from game.titles.wiraqocha.interactions import InteractionKind

_THEFT: Final = InteractionKind.THEFT
_LEVELS: Final = ("cadet", "surveyor", "engineer", "empress")

MEDALS: Final = (
    # how a game was won
    Achievement("treasure", "wiraqocha/award.treasure", GameCondition(reason="treasure")),
    Achievement("somnium", "wiraqocha/award.somnium", GameCondition(reason="somnium")),
    Achievement("leviathan", "wiraqocha/award.leviathan", GameCondition(reason="leviathan")),
    Achievement("swift", "honour.swift", GameCondition(rounds=7)),
    Achievement("full_table", "honour.full_table", GameCondition(seats=4)),
    # what was done at the table
    Achievement("honest", "wiraqocha/award.honest", GameCondition(interaction=_THEFT, most_times=0)),
    Achievement(
        "robber",
        "wiraqocha/award.robber",
        GameCondition(won=False, interaction=_THEFT, least_times=5),
    ),
    Achievement("heist", "wiraqocha/award.heist"),
    Achievement("airship", "wiraqocha/award.airship", count=4),
    Achievement("camp", "wiraqocha/award.camp", GameCondition(figure="camps_lost", most=0)),
    Achievement("inventor", "wiraqocha/award.inventor", count=10),
    Achievement("harvest", "wiraqocha/award.harvest", count=2),
    Achievement("comeback", "honour.comeback", GameCondition(figure="behind", least=1)),
    Achievement("dice", "honour.dice", GameCondition(figure="luck", most=-10)),
    Achievement("empress", "wiraqocha/award.empress", GameCondition(level="empress")),
    # what is collected
    Achievement("rivals", "wiraqocha/award.rivals", Tally.RIVALS, 8),
    Achievement("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Achievement("days", "honour.days", Tally.DAYS, 7),
    Achievement("puzzles", "honour.puzzles", Tally.PUZZLES, 10),
    Achievement("expedition", "wiraqocha/award.expedition", Tally.CAMPAIGNS, 1, ("expedition",)),
)

ACHIEVEMENTS: Final = Achievements(MEDALS, achievement_counts)
