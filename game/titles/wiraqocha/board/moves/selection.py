"""What the player picks at the table, what lights up, and what each gesture means. Knows no screen."""

from collections.abc import Iterable

from game.core.contract import Refusal
from game.titles.wiraqocha.board.moves.choices import (
    GestureHint,
    GestureOutcome,
    HintKey,
    NotAllowed,
    PlayAction,
    narrow,
    with_effect,
)
from game.titles.wiraqocha.board.moves.payments import payment_of
from game.titles.wiraqocha.content.definitions import (
    DeathRay,
    ExtraDie,
    Fortress,
    Probe,
    SetDie,
    TokenKind,
    Tunneller,
    Workshop,
)
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Action,
    Build,
    Conquer,
    Crystal,
    Exchange,
    Exoskeleton,
    FireRay,
    Manufacture,
    MoveFortress,
    Pass,
    Plunder,
    Protect,
    Ransom,
    Recover,
    Restore,
    TakeBack,
    TokenAt,
    Tunnel,
    UseProbe,
)
from game.titles.wiraqocha.rules.dice import Hand, hand_table
from game.titles.wiraqocha.rules.engine import legal_actions, refusal
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import CAMP, IS_EXPLORER_TYPE, KIND_INDEX, KINDS

Lit = dict[str, tuple[Action, ...]]

# reasons that speak of the tile that was tried, not of the card
_ABOUT_A_TILE = {
    *(Reason.NOT_YOUR_TILE, Reason.FORTRESS_THERE, Reason.PROBE_NEEDS_OPPONENT),
    *(Reason.NO_DIE_THERE, Reason.NO_CAMP_THERE),
}

_POWERS: dict[type, tuple[type, ...]] = {
    ExtraDie: (Manufacture,),
    Fortress: (MoveFortress,),
    Workshop: (Restore,),
    SetDie: (Exoskeleton,),
    DeathRay: (FireRay,),
    Probe: (UseProbe,),
    Tunneller: (Tunnel,),
}


class Selection:
    """What the player who decides has picked. A gesture returns what it means; nothing here plays it."""

    def __init__(self, state: State) -> None:
        self.token: TokenAt | None = None
        self.dice: Hand = ()
        self.aimed_card = ""
        self.aimed: tuple[Action, ...] = ()
        self.renew(state)

    def renew(self, state: State) -> None:
        """Take a new state; what was picked is let go."""
        self.state = state
        self.actions: tuple[Action, ...] = tuple(legal_actions(state))
        self.let_go()

    def watch(self) -> None:
        """Somebody else decides now: nothing can be picked up."""
        self.actions = ()

    def let_go(self) -> bool:
        """Forget what is picked; returns whether anything was."""
        picked = bool(self.token or self.dice or self.aimed)
        self.token, self.dice, self.aimed_card, self.aimed = None, (), "", ()
        return picked

    def pick_token(self, token: TokenAt | None) -> None:
        """Pick a token, or let it go where it is picked already."""
        self.aimed_card, self.aimed = "", ()
        self.token = None if token == self.token else token

    def pick_dice(self, dice: Iterable[int]) -> None:
        """Say which dice are picked now, by face."""
        self.aimed_card, self.aimed = "", ()
        self.dice = tuple(sorted(dice))

    # what lights up

    def lit(self) -> Lit:
        """The tiles that can be chosen with what is picked, each with what it could mean."""
        if self.aimed:
            return _by_tile(self.aimed)
        if self.token is not None:
            return self.reach(self.token)
        return _by_tile(self._attacks(self.dice)) if self.dice else {}

    @property
    def picking(self) -> bool:
        """Whether tiles are to be chosen now, so that the others are out of reach."""
        return bool(self.aimed or self.token is not None or self.dice)

    def reach(self, token: TokenAt) -> Lit:
        """The tiles that a token can go to (or whose Camp it lets its owner rob), with all ways to do so."""
        if self.state.phase is Phase.PREPARATION:
            return _by_tile(action for action in self.actions if self._moves(action, token))
        found = [
            action
            for action in self._attacks(self.dice)
            if not isinstance(action, Conquer) or action.token == token
        ]
        return _by_tile(found)

    def _moves(self, action: Action, token: TokenAt) -> bool:
        """Whether the action of Phase I moves this token: an exchange, or the passage of the Caves."""
        if isinstance(action, Exchange):
            return action.token == token
        if not isinstance(action, Pass) or token.place == RESERVE:
            return False
        game = self.state.game
        in_passage = bool(game.passages >> game.index[token.place] & 1)
        return in_passage and IS_EXPLORER_TYPE[KIND_INDEX[token.kind]]

    def _attacks(self, dice: Hand) -> list[Action]:
        """Conquests, plunders and tunnels, with exactly these dice if any are given."""
        found: list[Action] = []
        for action in self.actions:
            if isinstance(action, Conquer | Plunder | Tunnel):
                payment = payment_of(action)
                if not dice or (payment is not None and payment.dice == dice):
                    found.append(action)
        return found

    # gestures on tiles

    def drop_token(self, token: TokenAt, tile: str) -> GestureOutcome:
        """A token is dropped on a tile, or the tile is clicked while the token is picked."""
        found = self.reach(token).get(tile)
        return narrow(found) if found else self.why_not(token, tile)

    def drop_die(self, face: int, tile: str) -> GestureOutcome:
        """A die is dropped on a tile, to protect it."""
        return self.play(Protect(tile, face))

    def click_tile(self, tile: str) -> GestureOutcome:
        """A tile is clicked: a target of what is picked, or a rival's Camp to rob."""
        if self.aimed:
            found = _by_tile(self.aimed).get(tile)
            return narrow(with_effect(self.state, found)) if found else self._off_target(tile)
        if self.token is not None:
            return self.drop_token(self.token, tile)
        found = _by_tile(self._attacks(self.dice)).get(tile)
        if self.dice:
            return narrow(found) if found else GestureHint(HintKey.PICKED_DICE, tile)
        thefts = [action for action in found or () if not isinstance(action, Conquer)]
        return narrow(thefts) if thefts else self._idle_click(tile)

    def _idle_click(self, tile: str) -> GestureOutcome:
        index = self.state.game.index[tile]
        piece = self.state.board[index]
        if piece >= 0 and piece >> 3 != self.state.mover and piece & 7 == CAMP:
            return GestureHint(HintKey.CAMP_OF_RIVAL, tile)
        return None

    def _off_target(self, tile: str) -> GestureOutcome:
        sample = self.aimed[0]
        match sample:
            case Build():
                return NotAllowed(self._why(Build(sample.card, tile)))
            case MoveFortress():
                return NotAllowed(self._why(MoveFortress(tile)))
            case UseProbe():
                return NotAllowed(self._why(UseProbe(tile)))
            case Tunnel():
                return NotAllowed(self._why(Tunnel(tile, sample.using, sample.item)))
        return None

    def click_die_on(self, tile: str) -> GestureOutcome:
        """The protecting die on a tile is clicked, to take it back."""
        return self.play(TakeBack(tile))

    # gestures elsewhere

    def play(self, action: Action) -> GestureOutcome:
        """A gesture that means one action, legal or not."""
        why = refusal(self.state, action)
        return NotAllowed(why) if why is not None else PlayAction(action)

    def click_market(self, card: str) -> GestureOutcome:
        """A card on offer is clicked: it is bought, or asks for a tile first."""
        found = tuple(a for a in self.actions if isinstance(a, Build) and a.card == card)
        if not found:
            return NotAllowed(self._why(Build(card)))
        if found[0].tile is None:
            return PlayAction(found[0])
        return self._aim(card, found)

    def click_own_card(self, card: str) -> GestureOutcome:
        """An own card is clicked: it works at once, asks, or lights up its targets."""
        effect = self.state.game.cards[self.state.game.card_index[card]].effect
        kinds = _POWERS.get(type(effect))
        if kinds is None:
            return GestureHint(HintKey.CARD_WORKS_ALONE)
        found = tuple(action for action in self.actions if isinstance(action, kinds))
        if not found:
            return self._idle_card(kinds[0])
        return self._aim(card, found) if _by_tile(found) else narrow(with_effect(self.state, found))

    def _aim(self, card: str, found: tuple[Action, ...]) -> GestureOutcome:
        if self.aimed_card == card:
            self.let_go()
            return None
        self.let_go()
        self.aimed_card, self.aimed = card, found
        return GestureHint(HintKey(f"aim.{found[0].key}"))

    def _idle_card(self, kind: type) -> GestureOutcome:
        """Why a card's power cannot be used now."""
        state = self.state
        tile = state.game.labels[0]
        samples: dict[type, Action] = {
            Manufacture: Manufacture(),
            MoveFortress: MoveFortress(tile),
            Restore: Restore(TokenKind.CAMP),
            Exoskeleton: Exoskeleton(state.dice[0] if state.dice else 1),
            FireRay: FireRay(tile),
            UseProbe: UseProbe(tile),
            Tunnel: Tunnel(tile, (), Crystal()),
        }
        why = self._why(samples[kind])
        return GestureHint(HintKey.NO_TARGET) if why.reason in _ABOUT_A_TILE else NotAllowed(why)

    def click_wreck(self, kind: TokenKind) -> GestureOutcome:
        """An own token in the Graveyard is clicked."""
        return self.play(Restore(kind) if self.state.phase is Phase.PREPARATION else Recover(kind))

    def click_hostage(self, captor: str) -> GestureOutcome:
        """A hostage in a rival's panel is clicked, to ransom it."""
        found = [a for a in self.actions if isinstance(a, Ransom) and a.captor == captor]
        if found:
            return narrow(found)
        seat = self.state.game.colours.index(captor)
        piece = self.state.hostages[seat]
        return NotAllowed(self._why(Ransom(KINDS[piece & 7], captor, crystal=False))) if piece >= 0 else None

    # reasons

    def _why(self, action: Action) -> Refusal:
        why = refusal(self.state, action)
        assert why is not None, f"{action} is legal"
        return why

    def why_not(self, token: TokenAt, tile: str) -> GestureOutcome:
        """Why a token cannot go to a tile now."""
        state = self.state
        if token.place == tile:
            return None
        if state.phase is Phase.PREPARATION:
            return self._why_not_before_the_roll(token, tile)
        index = state.game.index[tile]
        if self.dice and _by_tile(self._attacks(())).get(tile):
            return GestureHint(HintKey.PICKED_DICE, tile)
        ways = hand_table(state.dice).get(state.game.keys[index], ())
        why = self._why(Conquer(tile, token, ways[0] if ways else ()))
        return GestureHint(HintKey.NO_DICE, tile) if why.reason == Reason.REQUIREMENT else NotAllowed(why)

    def _why_not_before_the_roll(self, token: TokenAt, tile: str) -> GestureOutcome:
        if self._moves(Pass(tile), token):
            return NotAllowed(self._why(Pass(tile)))
        why = self._why(Exchange(tile, token))
        return (
            GestureHint(HintKey.ROLL_FIRST)
            if why.reason in (Reason.NOT_YOUR_TILE, Reason.EXCHANGE_NEEDS_ZEPPELIN)
            else NotAllowed(why)
        )


def _by_tile(actions: Iterable[Action]) -> Lit:
    """Actions by the tile they are aimed at."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        tile = getattr(action, "tile", None)
        if tile is not None:
            found.setdefault(tile, []).append(action)
    return {tile: tuple(group) for tile, group in found.items()}
