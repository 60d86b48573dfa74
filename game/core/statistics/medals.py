"""Which deeds people did, and in which game first, as tables of the same database; and which medals these earn.

Of games that an earlier version kept, the deeds that their results tell are noted once, a part at a time. The same is
done where a game ends anew, whose deeds hold no more: others may have done them too.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from game.core.contract import Achievement, GameCondition, Tally
from game.core.statistics.connection import Connection
from game.core.statistics.results import GameResult, PlayerResult

_TABLES: Final = """
CREATE TABLE deeds (
    title TEXT NOT NULL, kind TEXT NOT NULL, which TEXT NOT NULL, game TEXT NOT NULL, done REAL NOT NULL,
    player TEXT NOT NULL, PRIMARY KEY (title, kind, which, game)
) STRICT;
CREATE TABLE looked_back (ended REAL NOT NULL, key TEXT NOT NULL) STRICT;
"""
"""The second holds one row while earlier games are looked through: the one that was looked at last."""
_FROM_FIRST: Final = "INSERT INTO looked_back VALUES (-1e300, '')"
_BESIDE: Final = f"""
INSERT INTO deeds
SELECT title, '{Tally.PUZZLES}', name, '', 0, '' FROM puzzles WHERE solved_at > 0
UNION ALL SELECT title, '{Tally.CHALLENGES}', name, '', 0, '' FROM challenges WHERE won > 0
"""
_NOTE: Final = """
INSERT OR IGNORE INTO deeds SELECT :title, :kind, :which, :game, :done, :player
WHERE NOT EXISTS (SELECT 1 FROM deeds WHERE title = :title AND kind = :kind AND which = :which AND done <= :done)
"""
_FIRST: Final = """
SELECT kind, which, min(done), game, player FROM deeds WHERE title = ? GROUP BY kind, which ORDER BY min(done), game
"""
_DEED: Final = (str, str, float, str, str)
_PART: Final = 500  # games that are looked through at a time


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a person did: towards which medal or tally, which one of that tally, when and in which game.

    `done` is in seconds of the epoch, 0 where nobody knows; `game` is a journal's name, empty for a deed in none.
    """

    kind: str
    which: str = ""
    done: float = 0.0
    game: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class MedalRecord:
    """A medal, how many of its tally are done, and the deed that earned it; None for one that is not earned."""

    medal: Achievement
    done: int
    earned: Deed | None


# what is judged


def deeds_of(result: GameResult, medals: Iterable[Achievement]) -> Iterator[Deed]:
    """What the persons at a game did towards these medals."""
    for seat, player in enumerate(result.players):
        if not player.bot:
            for medal in medals:
                for which in _done(result, seat, medal):
                    kind = medal.condition if isinstance(medal.condition, Tally) else medal.name
                    yield Deed(kind, which, result.ended, result.key, player.name)


def _done(result: GameResult, seat: int, medal: Achievement) -> Iterator[str]:
    player = result.players[seat]
    if medal.condition is None:
        if player.achievement_counts.get(medal.name, 0) >= medal.count:
            yield ""
    elif isinstance(medal.condition, GameCondition):
        if _is_met(result, seat, medal.condition):
            yield ""
    elif player.rank == 1:
        for other in result.players:
            if other.bot and other.rank > 1:
                beaten = {Tally.RIVALS: other.rival, Tally.LEVELS: other.level}.get(medal.condition, "")
                if beaten and (not medal.among or beaten in medal.among):
                    yield beaten


def _others(result: GameResult, seat: int) -> Iterator[PlayerResult]:
    """Those who did not win or lose together with a seat, as its partner in an Alliance does."""
    rank = result.players[seat].rank
    return (other for other in result.players if other.rank != rank)


def _is_met(result: GameResult, seat: int, asked: GameCondition) -> bool:
    player = result.players[seat]
    times = sum(
        done.times for done in result.interactions if (done.by, done.kind) == (seat, asked.interaction)
    )
    figure = player.figures.get(asked.figure)
    return (
        (player.rank == 1 or not asked.won)
        and (not asked.reason or result.reason in (asked.reason, asked.or_reason))
        and (asked.rounds is None or result.rounds <= asked.rounds)
        and len(result.players) >= asked.seats
        and (asked.unless is None or asked.unless not in result.setting.items())
        and (not asked.level or any(other.level == asked.level for other in _others(result, seat)))
        and asked.least_times <= times <= asked.most_times
        and (not asked.figure or (figure is not None and asked.least <= figure <= asked.most))
    )


# what is kept


def begin(base: Connection) -> None:
    """Make the tables where there are none; what is kept beside games is in them. Raises UnusableError."""
    if not base.ask("SELECT 1 FROM sqlite_master WHERE name = 'looked_back'"):
        base.ask_all(f"{_TABLES}{_BESIDE}; {_FROM_FIRST}")


def look_back(
    base: Connection,
    results: Callable[[float, str, int], list[GameResult]],
    medals_of: Callable[[str], Sequence[Achievement]],
) -> Iterator[None]:
    """Note what earlier games tell, a part at each step. Raises UnusableError.

    `results` gives so many games after the one that ended then and has this key, in their order.
    """
    while rows := base.ask("SELECT ended, key FROM looked_back", kinds=(float, str)):
        ((ended, key), *_) = rows
        part = results(ended, key, _PART)
        with base.transaction():
            for result in part:
                note(base, result.title, deeds_of(result, medals_of(result.title)))
            if part:
                base.ask("UPDATE looked_back SET ended = ?, key = ?", (part[-1].ended, part[-1].key))
            else:
                base.ask("DELETE FROM looked_back")
        yield


def is_whole(base: Connection) -> bool:
    """Whether every game was looked through. Raises UnusableError."""
    return not base.ask("SELECT 1 FROM looked_back")


def note(base: Connection, title: str, deeds: Iterable[Deed]) -> None:
    """Keep these deeds unless they were done before. Raises UnusableError."""
    base.ask_each(_NOTE, ({"title": title, **asdict(deed)} for deed in deeds))


def forget(base: Connection, game: str) -> None:
    """A game ended anew: what was done in it is judged again. Raises UnusableError."""
    if base.ask("DELETE FROM deeds WHERE game = ? AND kind != ? RETURNING 1", (game, Tally.DAYS)):
        base.ask_all(f"DELETE FROM looked_back; {_FROM_FIRST}")


def records(base: Connection, title: str, medals: Sequence[Achievement]) -> tuple[MedalRecord, ...]:
    """These medals of a title, each with the deed by which it was first earned. Raises UnusableError."""
    found: dict[str, list[Deed]] = {}
    for kind, which, done, game, player in base.ask(_FIRST, (title,), _DEED):
        found.setdefault(kind, []).append(Deed(kind, which, done, game, player))
    return tuple(_record(medal, found) for medal in medals)


def _record(medal: Achievement, found: dict[str, list[Deed]]) -> MedalRecord:
    tally = isinstance(medal.condition, Tally)
    deeds = [
        deed
        for deed in found.get(str(medal.condition) if tally else medal.name, ())
        if not medal.among or deed.which in medal.among
    ]
    wanted = medal.count if tally else 1
    return MedalRecord(medal, min(len(deeds), wanted), deeds[wanted - 1] if len(deeds) >= wanted else None)
