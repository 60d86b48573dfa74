"""The lines of the journal: what a turn came to in one line with signs, under which its steps stand in sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.base.i18n.words import Words
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import BadgeSign, LineSign, LogLine, TextSign, joined, phrase
from game.kit.board.shared_machine import known_to_all
from game.titles.machu_picchu.board.log.turn_sums import PlayerSum, sums_of
from game.titles.machu_picchu.phrases import describe_event
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.observation import seen_by
from game.titles.machu_picchu.rules.state import State

BETWEEN: Final = TextSign(" · ")
_MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True)
class GoodSign(LineSign):
    """So many pieces of a good."""

    good: str
    figure: str


@dataclass(frozen=True, slots=True)
class ScoutSign(LineSign):
    """The Scout of a player, and its field."""

    player: str
    figure: str


@dataclass(frozen=True, slots=True)
class MoonTileSign(LineSign):
    """A Moon Tile."""

    tile: str


@dataclass(frozen=True, slots=True)
class DrawnCardsSign(LineSign):
    """Sacrifice Cards that were drawn and not put back."""

    figure: str


@dataclass(frozen=True, slots=True)
class _Told:
    """An event and the number of its step."""

    event: Event
    step: int


def lines_of(context: BoardContext[State, Event], first: int, after: int) -> tuple[LogLine, ...]:
    """The lines for the steps from one number up to another, which were played in one turn: one for the turn, one for
    the night after it, one for the end of the game.
    """
    people = () if context.options.open else context.people
    told = [
        _Told(event, number)
        for number in range(first, after)
        for event in known_to_all(people, context.game.steps[number].events, seen_by)
    ]
    night = next((place for place, one in enumerate(told) if isinstance(one.event, e.NightBegan)), len(told))
    end = next((place for place, one in enumerate(told) if isinstance(one.event, e.GameEnded)), len(told))
    parts = (told[: min(night, end)], told[night:end], told[end:])
    return tuple(line for part in parts for line in _line_of(context, part))


def _line_of(context: BoardContext[State, Event], told: Sequence[_Told]) -> Iterator[LogLine]:
    """The line of a turn or a night; none of one of which there is nothing to say."""
    steps = tuple(_steps(context, told))
    if not steps:
        return
    events = tuple(one.event for one in told if not isinstance(one.event, e.TurnBegan))
    moments = tuple(dict.fromkeys(one.step for one in told))
    player = next((event.player for event in events if isinstance(event, _DEEDS)), "")
    signs = joined(list(_clauses(context.words, events, player)), BETWEEN)
    if not signs:
        signs = steps[0].signs
    yield LogLine(_begun(signs), events, moments, steps=steps if len(steps) > 1 else ())


def _steps(context: BoardContext[State, Event], told: Sequence[_Told]) -> Iterator[LogLine]:
    """Each event that has words in a sentence, with the badge of its player."""
    for one in told:
        said = describe_event(context.words, one.event, context.names)
        if said:
            badge = getattr(one.event, "player", "")
            yield LogLine((TextSign(said),), (one.event,), (one.step,), badge=badge, inner=True)


_DEEDS: Final = (
    e.IncaPlaced,
    e.PrincePlaced,
    e.Moved,
    e.Rode,
    e.Stayed,
    e.Hired,
    e.Ordained,
    e.MarketAdjusted,
    e.Recalled,
    e.SunTaken,
    e.Sold,
    e.Bought,
)
"""What the player does whose turn it is."""


def _clauses(words: Words, events: Sequence[Event], player: str) -> Iterator[tuple[LineSign, ...]]:
    told = player
    for event in events:
        said = _deed(words, event)
        if said:
            # one places the first Inca after another in one turn, which then goes on
            who = getattr(event, "player", player) if isinstance(event, _DEEDS) else player
            yield said if who == told else (BadgeSign(who), TextSign(" "), *said)
            told = who
    sums = sums_of(events)
    own = sums.pop(player, None)
    if own is not None:
        yield _sum_signs(player, own)
    for other, one in sums.items():
        yield (BadgeSign(other), TextSign(" "), *_sum_signs(other, one))


def _deed(words: Words, event: Event) -> tuple[LineSign, ...]:
    """What was done, in a few words; empty for what the sums tell."""
    match event:
        case e.Moved() | e.Rode() | e.PrincePlaced() | e.IncaPlaced():
            return _said(words, event.key, place=words(f"place.{event.district}"))
        case e.Stayed():
            return _said(words, event.key, tile=MoonTileSign(event.tile))
        case e.Hired() | e.Recalled():
            return _said(words, event.key, job=words(f"job.{event.job}"))
        case e.Ordained():
            return _said(words, event.key, row=words(f"row.{event.row}"), number=str(event.uncovered))
        case e.MarketAdjusted():
            sign = "+" if event.after > event.before else _MINUS
            return _said(words, event.key, good=GoodSign(event.good, f"{sign}1"))
        case e.SunTaken() | e.DistrictSpent():
            return _said(words, event.key)
        case e.NightBegan():
            return _said(words, event.key, day=str(event.day))
        case e.GameEnded():
            return _said(words, event.key, ending=words(f"victory.{event.ending}"))
    return ()


def _said(words: Words, key: str, **gaps: LineSign | str) -> tuple[LineSign, ...]:
    return phrase(words, f"log.line.{key}", **gaps)


def _sum_signs(player: str, one: PlayerSum) -> tuple[LineSign, ...]:
    """What came to a player, in signs."""
    signs: list[LineSign] = [good_sign(good, count) for good, count in one.changes]
    if one.field_reached is not None:
        signs.append(ScoutSign(player, str(one.field_reached)))
    if one.cards:
        signs.append(DrawnCardsSign(f"+{one.cards}"))
    return joined([(sign,) for sign in signs], TextSign(" "))


def good_sign(good: str, count: int) -> GoodSign:
    """So many pieces more, or fewer below 0."""
    return GoodSign(good, f"+{count}" if count > 0 else f"{_MINUS}{-count}")


def _begun(signs: tuple[LineSign, ...]) -> tuple[LineSign, ...]:
    """The same, with a capital where words begin the line."""
    first = signs[0]
    if not isinstance(first, TextSign):
        return signs
    return (TextSign(first.text[:1].upper() + first.text[1:]), *signs[1:])
