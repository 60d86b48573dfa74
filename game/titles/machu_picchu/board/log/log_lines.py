"""The lines of the journal: what a turn came to, a line for each player, under which its steps stand in sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.base.i18n.words import Words
from game.kit.board.context import BoardContext
from game.kit.board.line_signs import LogLine, TextSign
from game.kit.board.shared_machine import known_to_all
from game.titles.machu_picchu.board.log.turn_sums import PlayerSum, sum_of
from game.titles.machu_picchu.phrases import describe_event, signed_amounts
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.observation import seen_by
from game.titles.machu_picchu.rules.state import State

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
_OF_ALL: Final = (e.NightBegan, e.DayBegan, e.GameEnded)
_BETWEEN: Final = ", "


@dataclass(frozen=True, slots=True)
class _Told:
    """An event and the number of its step."""

    event: Event
    step: int

    @property
    def player(self) -> str:
        """Whom it is told of; nobody of what befalls all."""
        return "" if isinstance(self.event, _OF_ALL) else getattr(self.event, "player", "")


def lines_of(context: BoardContext[State, Event], first: int, after: int) -> tuple[LogLine, ...]:
    """The lines for the steps from one number up to another, which were played in one turn: those of the turn, of the
    night after it, and of the end of the game.
    """
    people = () if context.options.open else context.people
    told = [
        _Told(event, number)
        for number in range(first, after)
        for event in known_to_all(people, context.game.steps[number].events, seen_by)
        if not isinstance(event, e.TurnBegan)
    ]
    night = next((place for place, one in enumerate(told) if isinstance(one.event, e.NightBegan)), len(told))
    end = next((place for place, one in enumerate(told) if isinstance(one.event, e.GameEnded)), len(told))
    turn = told[: min(night, end)]
    mover = next((one.player for one in turn if isinstance(one.event, _DEEDS)), "")
    return (
        *_lines(context, turn, mover),
        *_lines(context, told[night:end], ""),
        *_lines(context, told[end:], ""),
    )


def _lines(context: BoardContext[State, Event], told: Sequence[_Told], owner: str) -> Iterator[LogLine]:
    """The lines of a turn, a night or the end: one of the owner, or of what befalls all, then one for each other player
    to whom something came. What came to nothing is among the steps of the first.
    """
    said = dict.fromkeys((owner, *(one.player for one in told)), "")
    for player in said:
        said[player] = _summary(context.words, [one.event for one in told if one.player == player])
    spoken = [player for player, text in said.items() if text]
    steps = [(one.player, step) for one in told if (step := _step(context, one)) is not None]
    if not spoken:
        yield from (step for _, step in steps[:1])
    for number, player in enumerate(spoken):
        own = [one for one in told if one.player == player]
        silent = not number
        yield LogLine(
            (TextSign(_begun(context, player if player != owner else "", said[player])),),
            tuple(one.event for one in own),
            tuple(dict.fromkeys(one.step for one in own)),
            badge=player if player != owner else "",
            steps=_folded([step for of, step in steps if of == player or (silent and not said[of])]),
        )


def _begun(context: BoardContext[State, Event], player: str, said: str) -> str:
    """What a line says: a name before it, or a capital."""
    if player:
        return context.words("log.line.of_player", player=context.names[player], said=said)
    return said[:1].upper() + said[1:]


def _folded(steps: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """The steps to which a line unfolds; none where there is one only, which the line says already."""
    return tuple(steps) if len(steps) > 1 else ()


def _step(context: BoardContext[State, Event], one: _Told) -> LogLine | None:
    """An event in a sentence, with the badge of its player; None of one that has no words."""
    said = describe_event(context.words, one.event, context.names)
    if not said:
        return None
    badge = getattr(one.event, "player", "")
    return LogLine((TextSign(said),), (one.event,), (one.step,), badge=badge, inner=True)


def _summary(words: Words, events: Sequence[Event]) -> str:
    """What a player did, and what came of it; empty where nothing did."""
    deeds = _BETWEEN.join(said for event in events if (said := _deed(words, event)))
    came = _BETWEEN.join(_came(words, sum_of(events)))
    return words("log.line.turn", deeds=deeds, came=came) if deeds and came else deeds or came


def _deed(words: Words, event: Event) -> str:
    """What was done, in a few words; empty for what the sums tell."""
    match event:
        case e.Moved() | e.Rode() | e.PrincePlaced() | e.IncaPlaced():
            return _said(words, event.key, place=words(f"place.{event.district}"))
        case e.Stayed():
            return _said(words, event.key, tile=words(f"tile.{event.tile}"))
        case e.Hired() | e.Recalled():
            return _said(words, event.key, job=words(f"job.{event.job}"))
        case e.Ordained():
            return _said(words, event.key, row=words(f"row.{event.row}"), number=event.uncovered)
        case e.MarketAdjusted():
            key = "market_added" if event.after > event.before else "market_removed"
            return _said(words, key, good=words(f"good.{event.good}"))
        case e.SunTaken() | e.DistrictSpent():
            return _said(words, event.key)
        case e.NightBegan():
            return _said(words, event.key, day=event.day)
        case e.GameEnded():
            return _said(words, event.key, ending=words(f"victory.{event.ending}"))
    return ""


def _came(words: Words, one: PlayerSum) -> Iterator[str]:
    """What came to a player: goods, where the Scout stands, cards, points for a stack that was empty."""
    yield from signed_amounts(words, one.changes)
    if one.field_reached is not None:
        yield _said(words, "scout", field=one.field_reached)
    if one.cards:
        yield _said(words, "cards", count=one.cards)
    if one.late_claims:
        yield _said(words, "late")


def _said(words: Words, key: str, **gaps: object) -> str:
    return words(f"log.line.{key}", **gaps)
