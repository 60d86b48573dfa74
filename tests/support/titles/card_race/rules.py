"""The rules of the card race, a game small enough to be checked by eye.

Everybody holds two hidden cards and takes four turns. A turn is one of: `step` (one point), `roll` (the points of a
die), `draw` (a card from the hidden deck, three cards at most), `play CARD` (its points), `pair CARD` (two equal cards
as one, which is legal but not listed). A card that is played may be taxed: every other seat, in turn order, answers
`tax` (one point goes to it from the player) or `let`. A pair is contested: it counts unless somebody else who holds the
third such card answers `spoil` with it. Only who can is asked, which nobody else may know: it is a question to the
table. Most points win; level points share the place. Whoever reaches
twelve points ends the game at once. Whoever leads alone may `boast` of it once, at any time while another decides.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Final, TypeAlias

from game.core.chance import below, shuffled
from game.core.contract import Applied, Outcome, Refusal
from game.kit.rules.game_rules import GameRules

from .data import RaceMod

GOAL, TURNS, HAND = 12, 4, 3
DECK = tuple(range(1, 7)) * 3
HIDDEN = 0  # a card that somebody else has drawn
_DEAL = 1 << 32  # where the numbers begin that the cards are shuffled with


@dataclass(frozen=True, slots=True)
class Race:
    """A moment of the game. `asked` are the seats that have still to answer, in order; `taxes` what they took."""

    seed: int
    points: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]  # each sorted
    deck: tuple[int, ...]  # the top first
    turn: int = 1  # turns begun
    drawn: int = 0
    asked: tuple[int, ...] = ()
    card: int = 0  # the card that is being answered
    boasted: tuple[int, ...] = ()  # who has boasted, in order
    contested: bool = (
        False  # a pair; `asked` are then those who can spoil it, and the player where nobody can
    )
    mods: tuple[RaceMod, ...] = ()

    @property
    def owner(self) -> int:
        """Whose turn it is."""
        return (self.turn - 1) % len(self.points)


@dataclass(frozen=True, slots=True)
class Move:
    """An action: its word, and the card that is played."""

    word: str
    card: int = 0


BOAST: Final = Move("boast")
LET: Final = Move("let")


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat got points; below 0 it lost them."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A seat rolled a die."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card, which only it knows: to others it is HIDDEN."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Boasted:
    """A seat that leads alone said so."""

    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A seat spoilt a pair with a card of its own."""

    seat: int
    card: int


Event: TypeAlias = Scored | Rolled | Drew | Boasted | Played | Spoiled


def _cards(mods: tuple[RaceMod, ...]) -> tuple[int, ...]:
    """All cards that there are with these mods."""
    return (*DECK, *(card for mod in mods for card in mod.additions))


def deal(seed: int, seats: int, mods: tuple[RaceMod, ...] = ()) -> Race:
    """A new game, with the cards of these mods."""
    deck, _ = shuffled(_cards(mods), seed, _DEAL)
    hands = tuple(tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats))
    return Race(seed, (0,) * seats, hands, deck[2 * seats :], mods=mods)


def decider(state: Race) -> int | None:
    """The next seat that is asked, or whose turn it is."""
    if outcome(state) is not None:
        return None
    return state.asked[0] if state.asked else state.owner


def turn(state: Race) -> int:
    """None begins after the end."""
    return max(1, state.turn - (outcome(state) is not None))


def offered(state: Race) -> Sequence[Move]:
    if outcome(state) is not None:
        return ()
    if state.asked:
        return (Move("spoil" if state.contested else "tax"), LET)
    if state.contested:
        return (LET,)
    hand = state.hands[state.owner]
    draw = [Move("draw")] if state.deck and len(hand) < HAND else []
    return (Move("step"), Move("roll"), *draw, *(Move("play", card) for card in sorted(set(hand))))


def check(state: Race, action: Move) -> Refusal | None:
    """A pair of equal cards may be played as one, which is not listed."""
    mine = () if state.asked or state.contested or outcome(state) is not None else state.hands[state.owner]
    is_pair = action.word == "pair" and mine.count(action.card) > 1
    legal = is_pair or action in offered(state)
    return None if legal else Refusal("not_now", {"action": format_action(action)})


def interjections(state: Race, seat: int) -> Sequence[Move]:
    """Who leads alone and has not said so may say it while another decides."""
    others = [points for other, points in enumerate(state.points) if other != seat]
    leads = state.points[seat] > max(others) and outcome(state) is None and not state.contested
    return (BOAST,) if leads and seat not in state.boasted else ()


def perform(state: Race, seat: int, action: Move) -> Applied[Race, Event]:
    if action == BOAST:
        return Applied(replace(state, boasted=(*state.boasted, seat)), (Boasted(seat),))
    if state.contested:
        return _contested(state, seat, action)
    if state.asked:
        return _answered(state, action)
    if action.word == "roll":
        face = below(state.seed, state.drawn, 6) + 1
        rolled = _scored(replace(state, drawn=state.drawn + 1), seat, face)
        return Applied(_next_turn(rolled), (Rolled(seat, face), Scored(seat, face)))
    if action.word == "draw":
        hands = _put(state.hands, seat, tuple(sorted((*state.hands[seat], state.deck[0]))))
        return Applied(
            _next_turn(replace(state, hands=hands, deck=state.deck[1:])), (Drew(seat, state.deck[0]),)
        )
    if action.word in ("play", "pair"):
        return _played(state, seat, action)
    return Applied(_next_turn(_scored(state, seat, 1)), (Scored(seat, 1),))


def _played(state: Race, seat: int, action: Move) -> Applied[Race, Event]:
    """The others are asked about a card, or about two that count as one."""
    hand, cards = list(state.hands[seat]), [action.card] * (2 if action.word == "pair" else 1)
    for card in cards:
        hand.remove(card)
    others = tuple((seat + step) % len(state.points) for step in range(1, len(state.points)))
    hands, pair = _put(state.hands, seat, tuple(hand)), action.word == "pair"
    if pair:
        others = tuple(other for other in others if action.card in hands[other])
    played = replace(state, hands=hands, asked=others, card=sum(cards), contested=pair)
    return Applied(played, tuple(Played(seat, card) for card in cards))


def _contested(state: Race, seat: int, action: Move) -> Applied[Race, Event]:
    """A pair is spoilt, or, once nobody is left who could, it counts."""
    over = replace(state, asked=(), card=0, contested=False)
    if action.word == "spoil":
        hand, card = list(state.hands[seat]), state.card // 2
        hand.remove(card)
        spoilt = replace(over, hands=_put(state.hands, seat, tuple(hand)))
        return Applied(_next_turn(spoilt), (Spoiled(seat, card),))
    if len(state.asked) > 1:
        return Applied(replace(state, asked=state.asked[1:]), ())
    scored = _scored(over, state.owner, state.card)
    return Applied(_next_turn(scored), (Scored(state.owner, state.card),))


def _answered(state: Race, action: Move) -> Applied[Race, Event]:
    """The next seat has answered; after the last one the card counts."""
    seat, owner, events = state.asked[0], state.owner, []
    after = replace(state, asked=state.asked[1:])
    if action.word == "tax":
        after = _scored(_scored(after, owner, -1), seat, 1)
        events += [Scored(owner, -1), Scored(seat, 1)]
    if not after.asked:
        events.append(Scored(owner, state.card))
        after = _next_turn(_scored(replace(after, card=0), owner, state.card))
    return Applied(after, tuple(events))


def outcome(state: Race) -> Outcome | None:
    reached = max(state.points) >= GOAL and not state.asked and not state.contested
    if not reached and state.turn <= TURNS * len(state.points):
        return None
    ranks = sorted(set(state.points), reverse=True)
    level = tuple(tuple(seat for seat, points in enumerate(state.points) if points == rank) for rank in ranks)
    return Outcome(level, "goal" if reached else "turns", state.points)


def observation(state: Race, seat: int | None) -> Race:
    """The hands of others and the deck are hidden, and so are the dice to come."""
    hands = [hand if other == seat else (HIDDEN,) * len(hand) for other, hand in enumerate(state.hands)]
    asked = state.asked
    if state.contested:  # nobody knows of anybody else
        asked = tuple(other for other in asked if other == seat)
    return replace(state, seed=0, hands=tuple(hands), deck=(HIDDEN,) * len(state.deck), asked=asked)


def resample(observed: Race, seed: int) -> Race:
    """What is hidden is dealt from all cards that are not seen; nobody remembers those that were played."""
    unseen = Counter(_cards(observed.mods)) - Counter(card for hand in observed.hands for card in hand)
    left = iter(shuffled(sorted(unseen.elements()), seed, _DEAL)[0])
    *hands, deck = [
        [next(left, card) if card == HIDDEN else card for card in row]
        for row in (*observed.hands, observed.deck)
    ]
    return replace(observed, seed=seed, hands=tuple(tuple(sorted(hand)) for hand in hands), deck=tuple(deck))


def seen_by(event: Event, seat: int | None) -> Event | None:
    return replace(event, card=HIDDEN) if isinstance(event, Drew) and event.seat != seat else event


def foretold(event: Event) -> Event | None:
    if isinstance(event, Rolled):
        return replace(event, face=HIDDEN)
    return replace(event, card=HIDDEN) if isinstance(event, Drew) else event


def digest(state: Race) -> str:
    return hashlib.sha256(repr(astuple(replace(state, mods=()))).encode()).hexdigest()[:12]


def format_action(action: Move) -> str:
    return f"{action.word} {action.card}" if action.card else action.word


def parse_action(state: Race, text: str) -> Move | Refusal:
    word, *more = text.split()[:3] or [""]
    if (
        word in ("play", "pair")
        and len(more) == 1
        and more[0].isascii()
        and more[0].isdigit()
        and int(more[0]) in _cards(state.mods)
    ):
        return Move(word, int(more[0]))
    if word in ("step", "roll", "draw", "tax", "let", "boast", "spoil") and not more:
        return Move(word)
    return Refusal("unknown_action", {"action": text})


def _put(hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _scored(state: Race, seat: int, points: int) -> Race:
    """The state with these points more for a seat."""
    return replace(
        state, points=tuple(had + points * (other == seat) for other, had in enumerate(state.points))
    )


def _next_turn(state: Race) -> Race:
    return replace(state, turn=state.turn + 1)


def _successor(state: Race, action: Move) -> Race:
    seat = decider(state)
    assert seat is not None
    return perform(state, seat, action).state


def _reveals(before: Race, action: Move, after: Race) -> bool:
    """Of a pair it may be told whether anybody could spoil it by who is asked, so that no step of it is taken back."""
    drew = before.drawn != after.drawn or before.deck != after.deck
    return drew or before.contested or after.contested


RULES: Final[GameRules[Race, Move, Event]] = GameRules(
    decider=decider,
    offered=offered,
    check=check,
    perform=perform,
    successor=_successor,
    outcome=outcome,
    turn_owner=lambda state: (turn(state) - 1) % len(state.points),
    turn=turn,
    round=lambda state: (turn(state) - 1) // len(state.points) + 1,
    interjections=interjections,
    observation=observation,
    resample=resample,
    seen_by=seen_by,
    foretold=foretold,
    reveals=_reveals,
    passing=lambda state: LET if state.contested else None,
    digest=digest,
    format_action=format_action,
    parse_action=parse_action,
)
