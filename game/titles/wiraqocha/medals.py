"""The twenty medals of Wiraqocha, in rows of five."""

from typing import Final

from game.core.contract import GameDeed, Medal, Tally

_LEVELS: Final = ("cadet", "surveyor", "engineer", "empress")

MEDALS: Final = (
    # how a game was won
    Medal("treasure", "wiraqocha/award.treasure", GameDeed(reason="treasure")),
    Medal("somnium", "wiraqocha/award.somnium", GameDeed(reason="somnium")),
    Medal("leviathan", "wiraqocha/award.leviathan", GameDeed(reason="leviathan")),
    Medal("swift", "honour.swift", GameDeed(rounds=7)),
    Medal("full_table", "honour.full_table", GameDeed(seats=4)),
    # what was done at the table
    Medal("honest", "wiraqocha/award.honest", GameDeed(honest=True)),
    Medal("robber", "wiraqocha/award.robber", GameDeed(won=False, thefts=5)),
    Medal("heist", "wiraqocha/award.heist"),
    Medal("airship", "wiraqocha/award.airship", count=4),
    Medal("camp", "wiraqocha/award.camp", GameDeed(figure="camps_lost", most=0)),
    Medal("inventor", "wiraqocha/award.inventor", count=10),
    Medal("harvest", "wiraqocha/award.harvest", count=2),
    Medal("comeback", "honour.comeback", GameDeed(figure="behind", least=1)),
    Medal("dice", "honour.dice", GameDeed(figure="luck", most=-10)),
    Medal("empress", "wiraqocha/award.empress", GameDeed(level="empress")),
    # what is collected
    Medal("rivals", "wiraqocha/award.rivals", Tally.RIVALS, 8),
    Medal("levels", "honour.levels", Tally.LEVELS, len(_LEVELS), _LEVELS),
    Medal("days", "honour.days", Tally.DAYS, 7),
    Medal("puzzles", "honour.puzzles", Tally.PUZZLES, 10),
    Medal("expedition", "wiraqocha/award.expedition", Tally.CAMPAIGNS, 1, ("expedition",)),
)
