"""Which rivals sat at a finished game and what its players did to one another, as a table of the same database.

Games that an earlier version kept have no line here; their journals are read once more.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.base.files.json_values import Json
from game.core.contract import AnyTitle, Interaction, Interactions
from game.core.statistics.connection import Connection
from game.core.statistics.results import GameResult

TABLE: Final = """
CREATE TABLE IF NOT EXISTS company (
    game TEXT PRIMARY KEY, rivals TEXT NOT NULL, dealings TEXT NOT NULL
) STRICT;
"""

# By rival: games with a person, those that a person won, what persons did to it and it to them; no spoilt line.
_RECORDS: Final = """
WITH met AS (
    SELECT company.game, seat.key AS seat, seat.value AS rival, company.dealings
    FROM company JOIN games ON games.key = company.game,
        json_each(iif(json_valid(rivals) AND json_valid(dealings), rivals, '[]')) AS seat
    WHERE title = :title AND seat.value != ''
        AND EXISTS (SELECT 1 FROM players WHERE game = company.game AND bot = '')
), counted AS (
    SELECT met.game, met.rival, json_extract(done.value, '$[3]') AS times,
        json_extract(done.value, '$[1]') = met.seat AS to_rival
    FROM met, json_each(met.dealings) AS done JOIN players ON players.game = met.game AND bot = ''
    WHERE done.type = 'array' AND json_extract(done.value, '$[2]') = :kind AND (
        (json_extract(done.value, '$[1]') = met.seat AND json_extract(done.value, '$[0]') = players.seat)
        OR (json_extract(done.value, '$[0]') = met.seat AND json_extract(done.value, '$[1]') = players.seat)
    )
)
SELECT rival, count(*),
    sum(EXISTS (SELECT 1 FROM players WHERE game = met.game AND bot = '' AND rank = 1)),
    (SELECT CAST(total(times) AS INTEGER) FROM counted WHERE counted.rival = met.rival AND to_rival),
    (SELECT CAST(total(times) AS INTEGER) FROM counted WHERE counted.rival = met.rival AND NOT to_rival)
FROM met GROUP BY rival
"""

# By rival: what these people gave it cause for in the last games, the last game first. A spoilt line counts nothing.
_MEMORIES: Final = """
WITH latest AS (
    SELECT key, ended FROM games WHERE title = :title ORDER BY ended DESC, key DESC LIMIT :most
), met AS (
    SELECT latest.key AS game, ended, seat.key AS seat, seat.value AS rival, dealings
    FROM latest JOIN company ON company.game = latest.key,
        json_each(iif(json_valid(rivals) AND json_valid(dealings), rivals, '[]')) AS seat
    WHERE seat.value IN (SELECT value FROM json_each(:rivals))
), people AS (
    SELECT game, seat, name, rank FROM players
    WHERE game IN (SELECT key FROM latest) AND bot = '' AND name IN (SELECT value FROM json_each(:people))
), causes AS (
    SELECT met.game, ended, rival, json_extract(done.value, '$[2]') AS cause, name, people.seat AS seat,
        json_extract(done.value, '$[3]') AS times
    FROM met, json_each(met.dealings) AS done JOIN people ON people.game = met.game
    WHERE done.type = 'array' AND json_extract(done.value, '$[1]') = met.seat
        AND json_extract(done.value, '$[0]') = people.seat
    UNION ALL
    SELECT met.game, ended, rival, :defeat, people.name, people.seat, 1
    FROM met JOIN people ON people.game = met.game AND people.rank = 1
        JOIN players AS beaten ON beaten.game = met.game AND beaten.seat = met.seat AND beaten.rank > 1
)
SELECT rival, cause, name, ended, game, times, seat FROM causes
WHERE cause IN (SELECT value FROM json_each(:kinds))
ORDER BY ended DESC, game DESC,
    (SELECT key FROM json_each(:kinds) WHERE value = cause), times DESC, seat DESC
"""
_LATEST: Final = 500  # games of a title, the last ones, that rivals think of
DEFEAT: Final = "defeat"  # what a rival remembers a person for beside the title's interactions, after these


@dataclass(frozen=True, slots=True)
class Memory:
    """What a rival remembers, and of whom, by name: a kind of interaction, or `DEFEAT`."""

    person: str
    cause: str


@dataclass(frozen=True, slots=True)
class RivalRecord:
    """How persons fared against a rival: games, those that a person won, interactions with the rival and by it.

    These are of the first of the title's kinds.
    """

    games: int = 0
    won: int = 0
    done: int = 0
    suffered: int = 0


def memories(
    base: Connection, title: AnyTitle, people: Collection[str], rivals: Mapping[int, str]
) -> dict[int, Memory]:
    """What each of these rivals, by seat, remembers of one of these people: the gravest of the last
    game that gave cause.

    Raises UnusableError.
    """
    asked = {
        "title": title.name,
        "most": _LATEST,
        "rivals": json.dumps(list(rivals.values())),
        "people": json.dumps(list(people)),
        "kinds": json.dumps([*title.part(Interactions).kinds, DEFEAT]),
        "defeat": DEFEAT,
    }
    found: dict[str, Memory] = {}
    for rival, cause, person, *_ in base.ask(_MEMORIES, asked):
        found.setdefault(rival, Memory(person, cause))
    return {seat: found[rival] for seat, rival in rivals.items() if rival in found}


def records(base: Connection, title: AnyTitle) -> dict[str, RivalRecord]:
    """The record of every rival who ever sat at a finished game of the title with a person. Raises UnusableError."""
    asked = {"title": title.name, "kind": next(iter(title.part(Interactions).kinds), "")}
    return {
        rival: RivalRecord(*record) for rival, *record in base.ask(_RECORDS, asked, (str, int, int, int, int))
    }


def note(base: Connection, result: GameResult) -> None:
    """Keep it of a game. Raises UnusableError."""
    rivals = [player.rival for player in result.players]
    done = [[one.by, one.to, one.kind, one.times] for one in result.interactions]
    base.ask(
        "INSERT OR REPLACE INTO company VALUES (?, ?, ?)", (result.key, json.dumps(rivals), json.dumps(done))
    )


def is_noted(base: Connection, key: str) -> bool:
    """Whether it is kept of a game. Raises UnusableError."""
    return bool(base.ask("SELECT 1 FROM company WHERE game = ?", (key,)))


def joined(base: Connection, result: GameResult) -> GameResult:
    """The result with what is kept of its rivals; as it is where that is nothing, or spoilt. Raises UnusableError."""
    question = "SELECT rivals, dealings FROM company WHERE game = ?"
    (found,) = base.ask(question, (result.key,), (str, str)) or [("[]", "[]")]
    try:
        rivals, done = map(json.loads, found)
        interactions = tuple(_interaction(line) for line in done)
    except (ValueError, TypeError, RecursionError):
        return result
    if not _is_of_game(rivals, interactions, len(result.players)):
        return result
    players = tuple(
        replace(player, rival=rival) for player, rival in zip(result.players, rivals, strict=True)
    )
    return replace(result, players=players, interactions=interactions)


def _interaction(line: Sequence[Json]) -> Interaction:
    """Raises ValueError where it is none."""
    match line:
        case [int(by), int(to), str(kind), int(times)]:
            return Interaction(by, to, kind, times)
    raise ValueError("no interaction")


def _is_of_game(rivals: Json, interactions: Sequence[Interaction], seats: int) -> bool:
    return (
        isinstance(rivals, list)
        and len(rivals) == seats
        and all(isinstance(rival, str) for rival in rivals)
        and all(0 <= seat < seats for one in interactions for seat in (one.by, one.to))
    )
