"""What the steps of a turn come to in the log: few lines, each of words and small signs of what it is about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from game.base.i18n.words import Words
from game.kit.board.line_signs import BadgeSign, LineSign, LogLine, TextSign, joined, phrase
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.losses_and_threats import touches
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import SeenWiraqochaStep


@dataclass(frozen=True, slots=True)
class DiceSign(LineSign):
    """Dice side by side."""

    faces: Hand


@dataclass(frozen=True, slots=True)
class TileSign(LineSign):
    """The plate of a tile."""

    label: str


@dataclass(frozen=True, slots=True)
class TokenSign(LineSign):
    """A token in the colour of its owner."""

    kind: TokenKind
    player: str


@dataclass(frozen=True, slots=True)
class GoodsSign(LineSign):
    """So many cubes or crystals (`cube`, `crystal`); `gained` is None where the words beside it say that."""

    name: str
    count: int
    gained: bool | None = True

    @property
    def figure(self) -> str:
        """The count with the sign before it."""
        sign = {True: "+", False: "\u2212", None: ""}[self.gained]
        return f"{sign}{self.count}"


@dataclass(frozen=True, slots=True)
class RelicSign(LineSign):
    """A relic."""

    relic: str


@dataclass(frozen=True, slots=True)
class CardSign(LineSign):
    """A card: its picture and its name."""

    card: str


class LineGroup(Enum):
    """Steps that follow each other and share a line."""

    PREPARATION = auto()
    DICE = auto()
    PROTECTION = auto()


_GROUPS: Final[dict[type, LineGroup]] = {
    e.CubesCollected: LineGroup.PREPARATION,
    e.DiceMustered: LineGroup.PREPARATION,
    e.DieTakenBack: LineGroup.PREPARATION,
    e.DiceRolled: LineGroup.PREPARATION,
    e.DieChanged: LineGroup.DICE,
    e.DieAdded: LineGroup.DICE,
    e.DiePlaced: LineGroup.PROTECTION,
}
_BETWEEN: Final = TextSign(" · ")


def lines_of(
    words: Words, initial: State, steps: Sequence[SeenWiraqochaStep], begin: int, end: int
) -> tuple[LogLine, ...]:
    """The lines of the steps from number `begin` up to `end`, which one player played in one turn."""
    lines: list[LogLine] = []
    last: LineGroup | None = None
    for number in range(begin, end):
        before, step = steps[number - 1].after if number else initial, steps[number]
        clauses = tuple(_clauses(words, step.events))
        group = _group(step.events)
        if not clauses:
            continue
        told = tuple(event for event in step.events if not isinstance(event, e.TurnBegan))
        struck = frozenset(seat for seat in before.game.seats if touches(before, step, seat))
        if group is not None and group is last:
            line = lines.pop()
            signs = joined([line.signs, *clauses], _BETWEEN)
            lines.append(
                replace(
                    line,
                    signs=signs,
                    events=line.events + told,
                    moments=(*line.moments, number),
                    struck=line.struck | struck,
                )
            )
        else:
            lines.append(LogLine(_begun(joined(clauses, _BETWEEN)), told, (number,), struck=struck))
        last = group
    return tuple(lines)


def _group(events: Sequence[Event]) -> LineGroup | None:
    if any(isinstance(event, e.TokenMoved) for event in events):
        return None
    return next((_GROUPS[type(event)] for event in events if type(event) in _GROUPS), None)


def _begun(signs: tuple[LineSign, ...]) -> tuple[LineSign, ...]:
    """The same, with a capital where words begin the line."""
    first = signs[0]
    if not isinstance(first, TextSign):
        return signs
    return (TextSign(first.text[:1].upper() + first.text[1:]), *signs[1:])


def _clauses(words: Words, events: Sequence[Event]) -> Iterator[tuple[LineSign, ...]]:
    """What each event that is worth telling comes to, in a few words and signs."""
    used = next((event for event in events if isinstance(event, e.DiceUsed)), None)
    beaten = {event.tile for event in events if isinstance(event, e.TokenBeaten | e.Devastated)}
    for event in sorted(events, key=_rank):
        if isinstance(event, e.DieRemoved) and event.tile in beaten:
            continue
        clause = _of_two(words, event, events)
        if clause is None:
            clause = _clause(words, event)
        if not clause:
            continue
        if isinstance(event, e.TokenMoved | e.CampRobbed) and used is not None:
            clause = (*clause, *_of_payment(words, used))
        yield clause


def _of_payment(words: Words, used: e.DiceUsed) -> Iterator[LineSign]:
    """With which dice a tile was taken, and which of them beat its protection."""
    yield TextSign(" ")
    yield from _said(words, "using", dice=DiceSign(used.using))
    if used.beating:
        yield TextSign(", ")
        yield from phrase(words, "table.pay.beating", dice=DiceSign(used.beating))


def _of_two(words: Words, event: Event, events: Sequence[Event]) -> tuple[LineSign, ...] | None:
    """What two events that belong together come to, told with the first; empty for the second, None for others."""
    built = any(isinstance(other, e.CardBuilt) for other in events)
    match event:
        case e.TokenMoved(player, kind, _, tile, Cause.EXCHANGE):
            old = next(other for other in events if isinstance(other, e.TokenExchanged))
            signs = {"token": TokenSign(kind, player), "old": TokenSign(old.kind, player)}
            return _said(words, "exchange", tile=TileSign(tile), **signs)
        case e.CardBuilt(_, card):
            placed = next((other for other in events if isinstance(other, e.ShieldPlaced)), None)
            if placed is not None:
                return _said(words, "built_on", card=CardSign(card), tile=TileSign(placed.tile))
        case e.ShieldPlaced() if built:
            return ()
        case e.CardStolen(_, victim, card):
            seized = next((other for other in events if isinstance(other, e.TokenSeized)), None)
            if seized is not None:
                token = TokenSign(seized.kind, victim)
                return _said(words, "stolen_with", card=CardSign(card), token=token)
        case e.TokenSeized():
            return ()
    return None


def _rank(event: Event) -> int:
    """Where an event stands in its line: what was done, what came of it, what was paid for it."""
    if isinstance(event, e.TokenMoved | e.CampRobbed | e.CardBuilt):
        return 0
    return 2 if isinstance(event, e.CubesPaid | e.CrystalsPaid) else 1


def _said(words: Words, name: str, **gaps: LineSign | str) -> tuple[LineSign, ...]:
    return phrase(words, f"log.line.{name}", **gaps)


def _clause(words: Words, event: Event) -> tuple[LineSign, ...] | None:
    """What one event comes to; None where the log passes over it."""
    for told in (_of_token, _of_dice, _of_goods, _of_device):
        clause = told(words, event)
        if clause is not None:
            return clause
    return None


def _of_token(words: Words, event: Event) -> tuple[LineSign, ...] | None:
    match event:
        case e.TokenMoved(player, kind, _, tile, cause):
            return _said(words, cause.value, token=TokenSign(kind, player), tile=TileSign(tile))
        case e.TokenBeaten(player, kind, _, destination):
            return _said(words, f"beaten.{destination.value}", token=TokenSign(kind, player))
        case e.TokenReturned(player, kind, cause):
            return _said(words, f"returned.{cause.value}", token=TokenSign(kind, player))
        case e.CampRobbed(_, victim, tile, cause):
            gaps: dict[str, LineSign] = {"token": TokenSign(TokenKind.CAMP, victim), "tile": TileSign(tile)}
            if cause is Cause.TUNNEL:
                gaps["card"] = CardSign("transport_tunneller")
            return _said(words, cause.value, **gaps)
    return None


def _of_dice(words: Words, event: Event) -> tuple[LineSign, ...] | None:
    match event:
        case e.DieTakenBack(_, tile, face):
            return _said(words, "taken_back", die=DiceSign((face,)), tile=TileSign(tile))
        case e.DiceRolled(_, faces):
            return _said(words, "rolled", dice=DiceSign(faces)) if faces else _said(words, "rolled_none")
        case e.DieChanged(_, old, new, Cause.REROLL):
            return _said(words, "rerolled", old=DiceSign((old,)), die=DiceSign((new,)))
        case e.DieChanged(_, old, new, cause):
            gaps: dict[str, LineSign] = {"old": DiceSign((old,)), "die": DiceSign((new,))}
            if cause is Cause.EXOSKELETON:
                gaps["card"] = CardSign("battle_exoskeleton")
            return _said(words, f"changed.{cause.value}", **gaps)
        case e.DieAdded(_, face):
            return _said(words, "added", die=DiceSign((face,)))
        case e.DiePlaced(_, tile, face):
            return _said(words, "protected", tile=TileSign(tile), die=DiceSign((face,)))
        case e.DieRemoved(tile, face):
            return _said(words, "unprotected", tile=TileSign(tile), die=DiceSign((face,)))
        case e.ProtectionLowered(_, tile, camp, face):
            key = "lowered_camp" if camp else "lowered"
            probe = CardSign("psychic_probe")
            return _said(words, key, card=probe, tile=TileSign(tile), die=DiceSign((face,)))
    return None


def _of_goods(words: Words, event: Event) -> tuple[LineSign, ...] | None:
    match event:
        case e.CubesCollected(taken=count) if count:
            return (GoodsSign("cube", count),)
        case e.CubesPaid(_, count, to) | e.CrystalsPaid(_, count, to):
            goods = GoodsSign("cube" if isinstance(event, e.CubesPaid) else "crystal", count, gained=False)
            return (goods,) if to is None else _said(words, "paid_to", goods=goods, player=BadgeSign(to))
        case e.CrystalStolen():
            return (GoodsSign("crystal", 1),)
        case e.Harvested(crystals=count) if count:
            return _said(words, "harvest", goods=GoodsSign("crystal", count))
        case e.CubesDiscarded(_, count):
            return _said(words, "discarded", goods=GoodsSign("cube", count, gained=None))
        case e.RelicFound(_, relic):
            return _said(words, "found", relic=RelicSign(relic))
        case e.RelicStolen(_, _, relic):
            return _said(words, "relic_stolen", relic=RelicSign(relic))
        case e.RelicLost(relic):
            return _said(words, "relic_lost", relic=RelicSign(relic))
        case e.CardBuilt(_, card):
            return _said(words, "built", card=CardSign(card))
        case e.CardStolen(_, _, card):
            return _said(words, "stolen", card=CardSign(card))
        case e.CardRevealed(card):
            return _said(words, "revealed", card=CardSign(card))
    return None


def _of_device(words: Words, event: Event) -> tuple[LineSign, ...] | None:
    match event:
        case e.ShieldPlaced(_, tile):
            return _said(words, "shielded", card=CardSign("force_field"), tile=TileSign(tile))
        case e.FortressMoved(_, _, tile):
            return _said(words, "flown", card=CardSign("flying_fortress"), tile=TileSign(tile))
        case e.Devastated(_, tile):
            return _said(words, "devastated", card=CardSign("death_ray"), tile=TileSign(tile))
        case e.ShieldLost():
            return _said(words, "gone", thing=CardSign("force_field"))
        case e.FortressLost():
            return _said(words, "gone", thing=CardSign("flying_fortress"))
        case e.FortressReturned(player):
            return _said(words, "goes_home", thing=CardSign("flying_fortress"), player=BadgeSign(player))
        case e.GameWon(_, victory):
            return _said(words, "won", victory=words(f"victory.{victory}"))
    return None
