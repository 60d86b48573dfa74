"""What persons and the rivals of a title did to one another over all finished games."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.statistics.results import GameResult


class Grudge(StrEnum):
    """What a rival remembers a person for."""

    THEFT = "theft"
    WRECK = "wreck"
    DEFEAT = "defeat"


@dataclass(frozen=True, slots=True)
class Memory:
    """What a rival remembers, and of whom, by name."""

    person: str
    grudge: Grudge


@dataclass(frozen=True, slots=True)
class RivalRecord:
    """How persons fared against a rival: games, those that a person won, thefts from the rival and by the rival."""

    games: int = 0
    won: int = 0
    robbed: int = 0
    was_robbed: int = 0


def memories(
    results: Iterable[GameResult], people: Collection[str], rivals: Mapping[int, str]
) -> dict[int, Memory]:
    """What each of these rivals, by seat, remembers of one of these people: of the last game that gave cause.

    `results` come in their order. In one game a theft counts before a wreck, and that before a defeat.
    """
    found: dict[str, Memory] = {}
    for result in results:
        for rival, memory in _caused(result, people):
            found[rival] = memory
    return {seat: found[rival] for seat, rival in rivals.items() if rival in found}


def _caused(result: GameResult, people: Collection[str]) -> Iterable[tuple[str, Memory]]:
    persons = {
        seat: player.name
        for seat, player in enumerate(result.players)
        if not player.bot and player.name in people
    }
    for seat, player in enumerate(result.players):
        if not player.rival:
            continue
        done = {
            Grudge(dealing.kind): persons[dealing.by]
            for dealing in sorted(result.dealings, key=lambda dealing: dealing.times)
            if dealing.to == seat and dealing.by in persons
        }
        for by, person in persons.items():
            if result.players[by].rank == 1 < player.rank:
                done[Grudge.DEFEAT] = person
        for grudge in Grudge:
            if grudge in done:
                yield player.rival, Memory(done[grudge], grudge)
                break
