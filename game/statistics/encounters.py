"""What persons and the rivals of a title did to one another over all finished games."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from game.protocol import DealingKind
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


def rival_records(results: Iterable[GameResult]) -> dict[str, RivalRecord]:
    """The record of every rival who ever sat at a finished game with a person."""
    found: dict[str, RivalRecord] = {}
    for result in results:
        persons = {seat for seat, player in enumerate(result.players) if not player.bot}
        won = any(result.players[seat].rank == 1 for seat in persons)
        for seat, player in enumerate(result.players):
            if not player.rival or not persons:
                continue
            record = found.get(player.rival, RivalRecord())
            found[player.rival] = replace(
                record,
                games=record.games + 1,
                won=record.won + won,
                robbed=record.robbed + _thefts(result, persons, {seat}),
                was_robbed=record.was_robbed + _thefts(result, {seat}, persons),
            )
    return found


def _thefts(result: GameResult, by: Collection[int], to: Collection[int]) -> int:
    return sum(
        dealing.times
        for dealing in result.dealings
        if dealing.kind is DealingKind.THEFT and dealing.by in by and dealing.to in to
    )
