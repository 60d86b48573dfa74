"""Phase I: cubes, dice, exchange, Recovery Workshop, Caves, and the roll that ends it (section 6)."""

from collections.abc import Iterator, Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import (
    RESERVE,
    Collect,
    Exchange,
    Muster,
    Pass,
    Restore,
    Roll,
    TakeBack,
    TokenAt,
)
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import (
    CubesCollected,
    DiceMustered,
    DiceRolled,
    DieTakenBack,
    TokenExchanged,
    TokenReturned,
)
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State, Use
from game.titles.wiraqocha.rules.tokens import IS_EXPLORER_TYPE, IS_ZEPPELIN_TYPE, KIND_INDEX, KINDS, NOBODY

# collect


def _collect_refusal(state: State, _: Collect) -> Refusal | None:
    return refuse(Reason.COLLECTED) if state.used & Use.COLLECT else None


def _collect(change: Change, _: Collect | None = None) -> None:
    """Cubes for every symbol on held tiles (W-6.2) and from the Production Tanks (W-6.15)."""
    state, game = change.state, change.game
    change.use(Use.COLLECT)
    seen, owned = state.holdings(), state.cards[state.mover] & game.income_cards
    tanks = sum(effect.cubes for effect in game.card_effects(owned)) if owned else 0
    taken = change.gain_cubes(state.mover, seen.cubes + tanks)
    tiles = _giving(state, game.resources) if seen.cubes else ()
    change.emit(CubesCollected, change.mover, tiles, tanks, taken)


def _giving(state: State, amounts: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """(label, amount) of the mover's tiles that give anything of a kind."""
    labels, held = state.game.labels, state.holdings().tokens
    return tuple((labels[tile], amounts[tile]) for tile, _ in held if amounts[tile])


# muster


def _muster_refusal(state: State, _: Muster) -> Refusal | None:
    return refuse(Reason.MUSTERED) if state.used & Use.MUSTER else None


def allowance(state: State) -> int:
    """The dice allowance as the board is now (W-6.3)."""
    return state.game.figures.start_dice + state.holdings().dice


def _muster(change: Change, _: Muster | None = None) -> None:
    state, game = change.state, change.game
    change.use(Use.MUSTER)
    change.count_dice(allowance(state))
    villages = tuple(label for label, _ in _giving(state, game.dice)) if state.holdings().dice else ()
    change.emit(DiceMustered, change.mover, state.allowance, villages)


def dice_to_roll(state: State) -> int:
    """How many dice `roll` would roll now (W-6.5, R-35, R-36, R-84)."""
    counted = state.allowance if state.used & Use.MUSTER else allowance(state)
    protecting = state.protecting
    kept = len([tile for tile, _ in state.holdings().tokens if protecting[tile]])
    wanted = max(0, counted - kept)
    return min(wanted, state.dice_in_supply()) if state.game.house_rules.limited_dice else wanted


# take back


def _take_back_options(state: State, seen: Holdings) -> Sequence[TakeBack]:
    take_backs, protecting = state.game.catalogue.take_backs, state.protecting
    return [take_backs[tile] for tile, _ in seen.tokens if protecting[tile]]


def _take_back_refusal(state: State, action: TakeBack) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    if state.board[tile] >> 3 != state.mover:
        return refuse(Reason.NOT_YOUR_TILE, tile=action.tile)
    return None if state.protecting[tile] else refuse(Reason.NO_DIE_THERE, tile=action.tile)


def _take_back(change: Change, action: TakeBack) -> None:
    tile = change.game.index[action.tile]
    face = change.state.protecting[tile]
    change.set_protecting(tile, 0)
    change.emit(DieTakenBack, change.mover, action.tile, face)


# exchange


def _replacements(state: State) -> Iterator[TokenAt]:
    """Tokens that may take a Zeppelin-type's place: no Zeppelin-type, none exchanged before (W-6.11, R-19)."""
    for kind, number in enumerate(state.reserve[state.mover]):
        if number and not IS_ZEPPELIN_TYPE[kind]:
            yield TokenAt(KINDS[kind], RESERVE)
    for tile, kind in state.holdings().tokens:
        if not IS_ZEPPELIN_TYPE[kind] and not state.exchanged >> tile & 1:
            yield TokenAt(KINDS[kind], state.game.labels[tile])


def _exchange_options(state: State, seen: Holdings) -> Sequence[Exchange]:
    if not seen.fliers:
        return ()
    fliers = [tile for tile, kind in seen.tokens if IS_ZEPPELIN_TYPE[kind]]
    tokens = list(_replacements(state))
    return [Exchange(state.game.labels[tile], token) for tile in fliers for token in tokens]


def _exchange_refusal(state: State, action: Exchange) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    piece = state.board[tile]
    if piece >> 3 != state.mover:
        return refuse(Reason.NOT_YOUR_TILE, tile=action.tile)
    if not IS_ZEPPELIN_TYPE[piece & 7]:
        return refuse(Reason.EXCHANGE_NEEDS_ZEPPELIN, tile=action.tile)
    return missing_token(state, action.token) or _replacement_refusal(state, action.token)


def _replacement_refusal(state: State, token: TokenAt) -> Refusal | None:
    if IS_ZEPPELIN_TYPE[KIND_INDEX[token.kind]]:
        return refuse(Reason.ZEPPELIN_FOR_ZEPPELIN)
    if token.place != RESERVE and state.exchanged >> state.game.index[token.place] & 1:
        return refuse(Reason.EXCHANGED_BEFORE, token=token.kind, tile=token.place)
    return None


def missing_token(state: State, token: TokenAt) -> Refusal | None:
    """The refusal that the mover has no such token in that place."""
    kind = KIND_INDEX[token.kind]
    if token.place == RESERVE:
        if state.reserve[state.mover][kind]:
            return None
        return refuse(Reason.NOT_IN_RESERVE, token=token.kind)
    tile = tile_index(state, token.place)
    if isinstance(tile, Refusal):
        return tile
    if state.board[tile] == (state.mover << 3 | kind):
        return None
    return refuse(Reason.NOT_ON_TILE, token=token.kind, tile=token.place)


def _exchange(change: Change, action: Exchange) -> None:
    """The Zeppelin-type goes to the reserve (W-6.9); tile, die and markers stay held (R-17, R-65, R-88)."""
    state, game = change.state, change.game
    tile, kind = game.index[action.tile], KIND_INDEX[action.token.kind]
    flier = state.board[tile] & 7
    change.reserve(state.mover, flier, +1)
    change.emit(TokenExchanged, change.mover, KINDS[flier], action.tile)
    if not game.house_rules.exchange_keeps_die:
        change.remove_die(tile)
    take_from(change, action.token)
    change.mark_exchanged(tile)
    change.arrive(state.mover, kind, action.token.place, tile, Cause.EXCHANGE)


def take_from(change: Change, token: TokenAt) -> None:
    """Take the mover's token from where it is, for a move."""
    if token.place == RESERVE:
        change.reserve(change.state.mover, KIND_INDEX[token.kind], -1)
    else:
        change.leave(change.game.index[token.place])


# workshop


def _restore_options(state: State, seen: Holdings) -> Sequence[Restore]:
    return [Restore(KINDS[kind]) for kind, number in enumerate(state.graveyard[state.mover]) if number]


def _restore_refusal(state: State, action: Restore) -> Refusal | None:
    lacking = card_refusal(state, state.game.workshop_cards)
    if lacking:
        return lacking
    if not state.graveyard[state.mover][KIND_INDEX[action.kind]]:
        return refuse(Reason.NOT_IN_GRAVEYARD, token=action.kind)
    return None


def card_refusal(state: State, mask: int) -> Refusal | None:
    """The refusal that the mover owns none of these cards, or has used them this turn."""
    owned = state.cards[state.mover] & mask
    if owned and not owned & ~state.used_cards:
        return refuse(Reason.CARD_USED, card=state.game.cards[owned.bit_length() - 1].name)
    return card_missing(state, mask)


def card_missing(state: State, mask: int) -> Refusal | None:
    """The refusal that the mover owns none of these cards."""
    if state.cards[state.mover] & mask:
        return None
    names = [card.name for number, card in enumerate(state.game.cards) if mask >> number & 1]
    return refuse(Reason.CARD_NOT_OWNED, card=names[0] if names else "")


def _restore(change: Change, action: Restore) -> None:
    change.use_card(change.game.workshop_cards)
    bring_back(change, KIND_INDEX[action.kind], Cause.WORKSHOP)


def bring_back(change: Change, kind: int, way: Cause) -> None:
    """Move a token of the mover from the Graveyard to the reserve."""
    change.graveyard(change.state.mover, kind, -1)
    change.reserve(change.state.mover, kind, +1)
    change.emit(TokenReturned, change.mover, KINDS[kind], way)


# caves


def _passers(state: State) -> list[tuple[int, int]]:
    """(tile, kind) of the mover's Explorer-types on the Caves."""
    return [
        (tile, kind)
        for tile, kind in state.holdings().tokens
        if state.game.passages >> tile & 1 and IS_EXPLORER_TYPE[kind]
    ]


def _pass_options(state: State, seen: Holdings) -> Sequence[Pass]:
    game = state.game
    if not _passers(state):
        return ()
    return [
        Pass(game.labels[tile])
        for tile in game.territories
        if game.mountains >> tile & 1 and state.board[tile] == NOBODY and tile != state.devastated
    ]


def _pass_refusal(state: State, action: Pass) -> Refusal | None:
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    if not _passers(state):
        return refuse(Reason.NOBODY_IN_CAVES)
    if not state.game.mountains >> tile & 1:
        return refuse(Reason.CAVES_LEAD_TO_MOUNTAINS, tile=action.tile)
    if tile == state.devastated:
        return refuse(Reason.DEVASTATED, tile=action.tile)
    return None if state.board[tile] == NOBODY else refuse(Reason.CAVES_NEED_EMPTY, tile=action.tile)


def _pass(change: Change, action: Pass) -> None:
    """The Caves become empty and lose their die (R-72); relics are taken (R-71); R-19 goes with the token."""
    state, game = change.state, change.game
    origin, kind = _passers(state)[0]
    target = game.index[action.tile]
    change.leave(origin)
    change.mark_exchanged(target, origin)
    change.arrive(state.mover, kind, game.labels[origin], target, Cause.CAVES)


# roll


def _roll(change: Change, _: Roll) -> None:
    """Do what is open of *collect* and *muster*, then roll (W-7.1)."""
    state = change.state
    if not state.used & Use.COLLECT:
        _collect(change)
    if not state.used & Use.MUSTER:
        _muster(change)
    faces = change.draw_faces(dice_to_roll(state))
    change.open_actions(faces)
    change.emit(DiceRolled, change.mover, faces)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Collect, "collect", (Collect(),), _collect_refusal, _collect, needs=Need.COLLECT),
    ActionRules(Muster, "muster", (Muster(),), _muster_refusal, _muster, needs=Need.MUSTER),
    ActionRules(TakeBack, "take-back {tile}", _take_back_options, _take_back_refusal, _take_back),
    ActionRules(Exchange, "exchange {tile} with {token}", _exchange_options, _exchange_refusal, _exchange),
    ActionRules(
        Restore, "workshop {kind}", _restore_options, _restore_refusal, _restore, needs=Need.WORKSHOP
    ),
    ActionRules(Pass, "caves to {tile}", _pass_options, _pass_refusal, _pass, needs=Need.CAVES),
    ActionRules(Roll, "roll", (Roll(),), lambda _, __: None, _roll),
)
