"""What the player picks at the table, what lights up, and what each gesture means. Knows no screen."""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from game.kit.board.gesture_outcome import NotAllowed, PlayAction, judge
from game.titles.wiraqocha.board.moves.choices import (
    GestureHint,
    GestureOutcome,
    HintKey,
    narrow,
    with_effect,
)
from game.titles.wiraqocha.board.moves.gesture_table import (
    AT_ONCE,
    DICE,
    Captive,
    HeldDie,
    PickedCard,
    Piece,
    gesture_table,
    in_passage,
    use_of,
)
from game.titles.wiraqocha.board.moves.payments import payment_of
from game.titles.wiraqocha.rules.actions import (
    Action,
    Build,
    Conquer,
    Exchange,
    MoveFortress,
    Pass,
    Protect,
    Ransom,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.titles.wiraqocha.rules.dice import Hand, hand_table
from game.titles.wiraqocha.rules.engine import legal_actions, refusal
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import CAMP, KINDS

Lit: TypeAlias = Mapping[str, Sequence[Action]]

# reasons that speak of the tile that was tried, not of the card
_ABOUT_A_TILE: Final = {
    *(Reason.NOT_YOUR_TILE, Reason.FORTRESS_THERE, Reason.PROBE_NEEDS_OPPONENT),
    *(Reason.NO_DIE_THERE, Reason.NO_CAMP_THERE),
}
# reasons that are no help to somebody who has still to roll
_BEFORE_THE_ROLL: Final = {Reason.NOT_YOUR_TILE, Reason.EXCHANGE_NEEDS_ZEPPELIN}


class Selection:
    """What the player who decides has picked. A gesture returns what it means; nothing here plays it."""

    def __init__(self, state: State) -> None:
        self.picked: TokenAt | PickedCard | None = None
        self.dice: Hand = ()
        self.renew(state)

    def renew(self, state: State, *, watching: bool = False) -> None:
        """Take a new state; what was picked is let go, and nothing can be picked up where somebody else decides."""
        self.state = state
        self._table = gesture_table(state, () if watching else legal_actions(state))
        self.let_go()

    @property
    def actions(self) -> Sequence[Action]:
        """What the player may do."""
        return self._table.actions

    @property
    def token(self) -> TokenAt | None:
        """The token that is picked."""
        return self.picked if isinstance(self.picked, TokenAt) else None

    @property
    def aimed_card(self) -> str:
        """The card for which a tile is to be chosen, or an empty text."""
        return self.picked.name if isinstance(self.picked, PickedCard) else ""

    @property
    def piece(self) -> Piece | None:
        """What is picked, and is put on a tile next."""
        return self.picked or (DICE if self.dice else None)

    def let_go(self) -> bool:
        """Forget what is picked; returns whether anything was."""
        picked = self.piece is not None
        self.picked, self.dice = None, ()
        return picked

    def pick_token(self, token: TokenAt | None) -> None:
        """Pick a token, or let it go where it is picked already."""
        self.picked = None if token == self.token else token

    def pick_dice(self, dice: Iterable[int]) -> None:
        """Say which dice are picked now, by face."""
        self.picked = self.token
        self.dice = tuple(sorted(dice))

    # what lights up

    def lit(self) -> Lit:
        """The tiles that can be chosen with what is picked, each with what it could mean."""
        return self.reach(self.piece) if self.piece is not None else {}

    def reach(self, piece: Piece) -> Lit:
        """The tiles that a piece can be put on (or whose Camp it lets its owner rob), with all ways to do so.

        Dice that are picked are the dice that pay.
        """
        places = self._table.places(piece)
        if not self.dice:
            return places
        paid = ((tile, tuple(filter(self._is_paid, actions))) for tile, actions in places.items())
        return {tile: actions for tile, actions in paid if actions}

    def _is_paid(self, action: Action) -> bool:
        """Whether exactly the dice that are picked pay an action, as far as it costs dice."""
        payment = payment_of(action)
        return payment is None or payment.dice == self.dice

    # gestures on tiles

    def put(self, piece: Piece, tile: str) -> GestureOutcome:
        """A piece is dropped on a tile, or the tile is clicked while the piece is picked."""
        found = self.reach(piece).get(tile)
        return self._meaning(found) if found else self._why_not(piece, tile)

    def click_tile(self, tile: str) -> GestureOutcome:
        """A tile is clicked: a target of what is picked, or a rival's Camp to rob."""
        if self.piece is not None:
            return self.put(self.piece, tile)
        found = self._table.clicks.get(tile)
        return self._meaning(found) if found else self._idle_click(tile)

    def _meaning(self, actions: Iterable[Action]) -> GestureOutcome:
        return narrow(with_effect(self.state, actions))

    def _idle_click(self, tile: str) -> GestureOutcome:
        index = self.state.game.index[tile]
        piece = self.state.board[index]
        if piece >= 0 and piece >> 3 != self.state.mover and piece & 7 == CAMP:
            return GestureHint(HintKey.CAMP_OF_RIVAL, tile)
        return None

    # gestures elsewhere

    def play(self, action: Action) -> PlayAction[Action] | NotAllowed:
        """A gesture that means one action, legal or not."""
        return judge(action, partial(refusal, self.state))

    def click_market(self, card: str) -> GestureOutcome:
        """A card on offer is clicked: it is bought, or asks for a tile first."""
        return self._use(PickedCard(card), Build(card))

    def click_own_card(self, card: str) -> GestureOutcome:
        """An own card is clicked: it works at once, asks, or lights up its targets."""
        use = use_of(self.state, card)
        if use is None:
            return GestureHint(HintKey.CARD_WORKS_ALONE)
        return _hinted(self._use(PickedCard(card), use), _ABOUT_A_TILE, GestureHint(HintKey.NO_TARGET))

    def _use(self, card: PickedCard, use: Action) -> GestureOutcome:
        """A card is clicked; `use` is what it would be used for."""
        found = self._table.places(card)
        if not found:
            return self.play(use)
        if AT_ONCE in found:
            return self._meaning(found[AT_ONCE])
        was = self.picked
        self.let_go()
        if was == card:
            return None
        self.picked = card
        return GestureHint(HintKey(f"aim.{use.key}"))

    def click_hostage(self, captor: str) -> GestureOutcome:
        """A hostage in a rival's panel is clicked, to ransom it."""
        found = self._table.places(Captive(captor))
        if found:
            return self._meaning(found[AT_ONCE])
        piece = self.state.hostages[self.state.game.colours.index(captor)]
        return self.play(Ransom(KINDS[piece & 7], captor, crystal=False)) if piece >= 0 else None

    # reasons

    def _why_not(self, piece: Piece, tile: str) -> GestureOutcome:
        """Why a piece cannot be put on a tile now."""
        match piece:
            case TokenAt():
                return self._why_no_token(piece, tile) if piece.place != tile else None
            case HeldDie():
                return self.play(Protect(tile, piece.face))
            case PickedCard():
                return self._off_target(next(iter(self.reach(piece).values()))[0], tile)
        return GestureHint(HintKey.PICKED_DICE, tile)

    def _off_target(self, sample: Action, tile: str) -> GestureOutcome:
        """Why a card cannot be used on a tile, which can be used as in the sample."""
        match sample:
            case UseProbe():
                return self.play(UseProbe(tile))
            case Build() | MoveFortress() | Tunnel():
                return self.play(replace(sample, tile=tile))
        return None

    def _why_no_token(self, token: TokenAt, tile: str) -> GestureOutcome:
        state = self.state
        if state.phase is Phase.PREPARATION:
            if in_passage(state, token):
                return self.play(Pass(tile))
            return _hinted(
                self.play(Exchange(tile, token)), _BEFORE_THE_ROLL, GestureHint(HintKey.ROLL_FIRST)
            )
        if self.dice and tile in self._table.places(DICE):
            return GestureHint(HintKey.PICKED_DICE, tile)
        ways = hand_table(state.dice).get(state.game.keys[state.game.index[tile]], ())
        conquest = Conquer(tile, token, ways[0] if ways else ())
        return _hinted(self.play(conquest), {Reason.REQUIREMENT}, GestureHint(HintKey.NO_DICE, tile))


def _hinted(found: GestureOutcome, reasons: Set[str], hint: GestureHint) -> GestureOutcome:
    """What a gesture means, with a hint instead of a refusal for one of these reasons."""
    return hint if isinstance(found, NotAllowed) and found.refusal.reason in reasons else found
