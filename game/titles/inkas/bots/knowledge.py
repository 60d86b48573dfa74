"""What a seat makes of cards that it does not see: what may lie face down, and who may hold pieces of the map.

All of it follows from the view of that seat (`rules.observation`): in two positions that it cannot tell apart it
thinks the same.
"""

from typing import Final, NamedTuple

from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.change import held_as
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY
from game.titles.inkas.rules.hands import without
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.pending import ConsentAsked, HandAsked
from game.titles.inkas.rules.state import Numbers, State

KINDS: Final = 3  # of pieces that make the map (I-19.3)
Shares = tuple[float, ...]


class Knowledge(NamedTuple):
    """`lying`: cards with the chance that a face-down one is it; `pieces`: how many of each kind lie face down, about;
    `holds`: by seat the chance that it holds a piece of each kind; `shown`: mask of seats whose hand in the state is
    the true one, by which it counts instead; `down`: the cards that lie face down; `invoking`: by seat the cards for
    powers in its hand, about. Where replies are looked at, cards
    that are gone since are as good as in the hand of the `taker`, whichever they are."""

    lying: tuple[tuple[int, float], ...]
    pieces: Shares
    holds: tuple[Shares, ...]
    shown: int
    down: int
    invoking: Shares
    taker: int = NOBODY


def knowledge_of(view: State, seat: int, shown: int) -> Knowledge:
    """What a seat knows in its view; `shown` are the seats whose hands it sees, itself among them."""
    game, down = view.game, [card for card in view.cards if card != NO_CARD]
    unknown: list[Numbers] = []
    for other, hand in enumerate(view.hands):
        left = hand
        if shown >> other & 1:
            left = ()
        else:
            for card in view.known[seat][other]:
                left = without(left, card)
        unknown.append(left)
    public = [card for card in down if card not in game.held]
    hidden = [card for card in [*down, *(card for left in unknown for card in left)] if card in game.held]
    unseen = sum(map(len, unknown))
    # no piece is dealt: those of hands come from the board, as many at most as are gone from there
    from_board = min(1.0, (len(view.cards) - len(down)) / unseen) if unseen else 0.0
    lying = len(down) - len(public)
    in_hands = unseen * from_board / max(1.0, lying + unseen * from_board)
    by_kind = [
        sum([hidden.count(card) for card, piece in game.pieces.items() if piece == kind + 1])
        for kind in range(KINDS)
    ]
    pieces = tuple([number * (1 - in_hands) for number in by_kind])
    others = [card for card in hidden if card not in game.pieces]
    count, rest = max(1, len(down)), max(0.0, lying - sum(pieces, 0.0))
    chances = [(card, public.count(card) / count) for card in sorted(set(public))]
    for card in sorted(set(hidden)):
        share = 1 - in_hands if card in game.pieces else rest / max(1, len(others))
        chances.append((card, hidden.count(card) * share / count))
    holds = []
    for other in game.seats:
        seen = {game.pieces[card] for card in view.known[seat][other] if card in game.pieces}
        part = in_hands * len(unknown[other]) / max(1, unseen)  # of each piece
        held = [1 - (1 - part) ** number for number in by_kind]
        holds.append(tuple([1.0 if kind + 1 in seen else chance for kind, chance in enumerate(held)]))
    invoking = _invoking(view, seat, unknown, hidden)
    return Knowledge(tuple(chances), pieces, tuple(holds), shown, len(down), invoking)


def _invoking(view: State, seat: int, unknown: list[Numbers], hidden: list[int]) -> Shares:
    """By seat how many cards for powers it holds, about: those that are known, and its share of the hidden ones."""
    game = view.game
    share = len([card for card in hidden if card in game.invoking]) / max(1, len(hidden))
    found = list[float]()
    for other, hand in enumerate(view.hands):
        seen = hand if other == seat else view.known[seat][other]
        known = len([card for card in seen if card in game.invoking])
        found.append(known + share * len(unknown[other]))
    return tuple(found)


def held_for_powers(state: State, known: Knowledge) -> Shares:
    """By seat the cards for powers that it holds, of hands that are not shown about as many."""
    cards, shown = state.game.invoking, known.shown
    return tuple(
        [
            float(len([card for card in hand if card in cards]))
            if shown >> seat & 1
            else known.invoking[seat]
            for seat, hand in enumerate(state.hands)
        ]
    )


def all_shown(known: Knowledge, hands: tuple[Numbers, ...], taker: int) -> Knowledge:
    """The same where all these hands count as the true ones, and cards that are gone are the taker's."""
    return known._replace(shown=(1 << len(hands)) - 1, taker=taker)


def with_hands(state: State, hands: tuple[Numbers, ...], shown: int) -> State:
    """The state with pieces of the map as in these hands, but for those that are shown: nobody can answer anything."""
    held = [own if shown >> seat & 1 else hands[seat] for seat, own in enumerate(state.hands)]
    pieces = [tuple([card for card in hand if card in state.game.pieces]) for hand in held]
    return held_as(state, tuple(pieces), state.known)


def quiet(state: State, seat: int, shown: int) -> State:
    """The state in which nobody but a seat, and those who show their hands, can answer anything: of the others there
    are the pieces of the map alone, and the card for the power for which llamas are to be lent."""
    if not state.hands:
        return state
    game, asked = state.game, state.pending[-1] if state.pending else None
    power = isinstance(asked, ConsentAsked) and isinstance(asked.action, Invoke)
    hands = list[Numbers]()
    for other, hand in enumerate(state.hands):
        if other != seat and not shown >> other & 1:
            kept = game.invoking.union(game.pieces) if power and other == game.partners[seat] else game.pieces
            hand = tuple([card for card in hand if card in kept])
        hands.append(hand)
    return held_as(state, tuple(hands), state.known)


def shown_hands(state: State) -> int:
    """The mask of seats whose hands who decides sees: its own, and one that it looks at (section 16)."""
    asked = state.pending[-1] if state.pending else None
    looked_at = 1 << asked.hand if isinstance(asked, HandAsked) else 0
    return looked_at | 1 << state.decider


def view_of(state: State) -> State:
    """What who decides sees, always the same of all that it cannot tell apart; where nothing is hidden from one alone
    all see the same."""
    return observation(state, state.decider) if state.hands or state.pursuit else state
