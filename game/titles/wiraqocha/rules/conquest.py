"""Conquest (section 8): the one action by which tokens come to new tiles in Phase II."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import Conquer, TokenAt
from game.titles.wiraqocha.rules.catalogue import TileConquests
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.dice import Hand, in_hand, meets, sevens_in, without
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import TokenBeaten, TokenReturned
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.preparation import missing_token, take_from
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import CAMP, IS_ZEPPELIN_TYPE, KIND_INDEX, KINDS, NOBODY, RESERVE


def affordable_sevens(state: State) -> int:
    """How many sixes the mover could raise to seven; two are the most that ever matter."""
    return min(2, state.cubes[state.mover] // state.game.figures.step_cubes)


def _options(state: State, seen: Holdings) -> Sequence[Conquer]:
    """Every tile that the dice pay for and a token can go to: by each such token, with each payment."""
    hand, token_moves = state.game.catalogue.hands[state.dice], seen.token_moves
    possible = hand.payable & token_moves.targets
    if not possible:
        return ()
    camps, reach, steep, protecting = (
        token_moves.camps,
        token_moves.reach,
        token_moves.steep,
        state.protecting,
    )
    if possible & camps:
        possible &= ~camps | breachable(state)
    far, near, far_fliers, near_fliers = token_moves.sources
    found: list[Conquer] = []
    for tile, bit, conquests in hand.conquests:
        if not possible & bit or tile == state.shield or tile == state.devastated:
            continue
        fit = (far_fliers, near_fliers) if steep & bit else (far, near)
        sources = fit[reach & bit > 0]
        if protecting[tile] or camps & bit:
            conquests = guarded_conquests(state, tile)
        if state.game.hostages and state.board[tile] != NOBODY and not camps & bit:
            captures = guarded_conquests(state, tile, capturing=True)
            for source in sources:
                found += conquests[source] + captures[source]
        else:
            for source in sources:
                found += conquests[source]
    return found


def breachable(state: State) -> int:
    """Mask of the tiles on which the dice might beat a Camp: they pay for them and beat the least protection."""
    hand = state.game.catalogue.hands[state.dice]
    return hand.payable if state.probed else hand.breaches[state.game.figures.camp_protection]


def guarded_conquests(state: State, tile: int, *, capturing: bool = False) -> TileConquests:
    """What the dice pay for an occupied tile: its requirement, and dice that beat its protection."""
    level, count = state.protection(tile)
    sevens = affordable_sevens(state) if count else 0
    hand = state.game.catalogue.hands[state.dice]
    return hand.guarded(tile, level, count, sevens, capturing=capturing)


def _refusal(state: State, action: Conquer) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    return (
        missing_token(state, action.token)
        or target_refusal(state, tile)
        or _token_refusal(state, action.token, tile)
        or dice_refusal(state, tile, action.using, action.beating)
        or _capture_refusal(state, tile, action)
    )


def target_refusal(state: State, tile: int) -> Refusal | None:
    """Why nobody, whatever the token and the dice, may take the tile (W-8.8, W-8.9, W-8.10)."""
    label = state.game.labels[tile]
    if state.board[tile] >> 3 == state.mover:
        return refuse(Reason.OWN_TILE, tile=label)
    if state.shield == tile:
        return refuse(Reason.SHIELDED, tile=label)
    return refuse(Reason.DEVASTATED, tile=label) if state.devastated == tile else None


def _token_refusal(state: State, token: TokenAt, tile: int) -> Refusal | None:
    label, kind = state.game.labels[tile], KIND_INDEX[token.kind]
    seen = state.holdings()
    if seen.camp < 0 and (kind != CAMP or token.place != RESERVE):
        return refuse(Reason.CAMP_FIRST)
    if not IS_ZEPPELIN_TYPE[kind]:
        if state.game.mountains >> tile & 1:
            return refuse(Reason.MOUNTAIN, tile=label)
        piece = state.board[tile]
        if piece >= 0 and IS_ZEPPELIN_TYPE[piece & 7]:
            return refuse(Reason.ZEPPELIN_HOLDS, tile=label)
    if token.place != RESERVE or seen.token_moves.reach >> tile & 1:
        return None
    if kind == CAMP and not seen.tokens:
        return None
    return refuse(
        Reason.CAMP_NOT_ADJACENT if kind == CAMP else Reason.NOT_ADJACENT, tile=label, token=token.kind
    )


def dice_refusal(state: State, tile: int, using: Hand, beating: Hand) -> Refusal | None:
    """Why these dice do not meet the tile's requirement and beat its protection."""
    rest = without(state.dice, using)
    if rest is None or without(rest, in_hand(beating)) is None:
        return refuse(Reason.DICE_MISSING, dice=(*using, *in_hand(beating)))
    if not meets(state.game.tiles[tile].requirement, using):
        return refuse(Reason.REQUIREMENT, tile=state.game.labels[tile], dice=using)
    return beating_refusal(state, tile, beating)


def beating_refusal(state: State, tile: int, beating: Hand) -> Refusal | None:
    """Why these dice do not beat the protection: their number, a value, or the cubes for a seven."""
    label = state.game.labels[tile]
    level, count = state.protection(tile)
    if len(beating) > count:
        return refuse(Reason.BEATING_NEEDLESS, tile=label, count=count)
    if len(beating) < count:
        return refuse(Reason.BEATING_MISSING, tile=label, count=count, level=level)
    if any(face <= level for face in beating):
        return refuse(Reason.BEATING_LOW, tile=label, count=count, level=level)
    price = sevens_in(beating) * state.game.figures.step_cubes
    short = price - state.cubes[state.mover]
    return refuse(Reason.CUBES_SHORT, cubes=price, lacking=(short, 0)) if short > 0 else None


def _capture_refusal(state: State, tile: int, action: Conquer) -> Refusal | None:
    if not action.capturing:
        return None
    if not state.game.hostages:
        return refuse(Reason.NO_HOSTAGES)
    piece = state.board[tile]
    if piece == NOBODY:
        return refuse(Reason.NOBODY_TO_CAPTURE, tile=action.tile)
    return refuse(Reason.CAMP_NOT_CAPTURED) if piece & 7 == CAMP else None


def _perform(change: Change, action: Conquer) -> None:
    """Dice are set aside, the loser goes, the token moves in (W-8.11 to W-8.13, W-8.23 to W-8.28)."""
    game = change.game
    tile = game.index[action.tile]
    change.use_dice(tile, action.using, action.beating)
    if change.state.board[tile] != NOBODY:
        _beat(change, tile, action.capturing)
    take_from(change, action.token)
    change.arrive(change.state.mover, KIND_INDEX[action.token.kind], action.token.place, tile, Cause.CONQUEST)


def _beat(change: Change, tile: int, capturing: bool) -> None:
    """The token on the tile goes to the Graveyard, into captivity, or, a Camp, to its owner's reserve."""
    state, game = change.state, change.game
    piece = state.board[tile]
    seat, kind = piece >> 3, piece & 7
    if capturing:
        release_hostage(change, state.mover)
        destination, captor = Destination.HOSTAGE, change.mover
    else:
        destination, captor = (Destination.RESERVE if kind == CAMP else Destination.GRAVEYARD), None
    change.emit(TokenBeaten, game.colours[seat], KINDS[kind], game.labels[tile], destination, captor)
    change.strip(tile)
    change.stand(tile, NOBODY)
    if capturing:
        change.hold_hostage(state.mover, piece)
    elif kind == CAMP:
        send_camp_home(change, seat)
    else:
        change.graveyard(seat, kind, +1)


def send_camp_home(change: Change, seat: int) -> None:
    """A Camp goes to its owner's reserve (W-8.24), where no Probe weighs on it."""
    change.reserve(seat, CAMP, +1)
    change.steady_camps(1 << seat)


def release_hostage(change: Change, captor: int) -> None:
    """An earlier hostage goes to its owner's reserve for nothing (W-15.18, R-76)."""
    state, game = change.state, change.game
    piece = state.hostages[captor]
    if piece != NOBODY:
        free_hostage(change, captor)
        change.emit(
            TokenReturned, game.colours[piece >> 3], KINDS[piece & 7], Cause.RELEASED, game.colours[captor]
        )


def free_hostage(change: Change, captor: int) -> None:
    """The hostage of a captor comes to its owner's reserve."""
    state = change.state
    piece = state.hostages[captor]
    change.hold_hostage(captor, NOBODY)
    change.reserve(piece >> 3, piece & 7, +1)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Conquer,
        "conquer {tile} with {token} using {using:dice} [beating {beating:dice}] [capturing]",
        _options,
        _refusal,
        _perform,
        needs=Need.DICE,
        before_camp=True,
    ),
)
