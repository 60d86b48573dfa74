"""What is bought: cards (11.1), tokens from the Graveyard (11.3), hostages (Prisoner variant)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.wiraqocha.rules.action_rules import ActionRules, tile_index
from game.titles.wiraqocha.rules.actions import Build, Ransom, Recover
from game.titles.wiraqocha.rules.change import Change
from game.titles.wiraqocha.rules.conquest import free_hostage
from game.titles.wiraqocha.rules.dice_changes import cubes_short
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import CardBuilt, ShieldPlaced, TokenJoined, TokenReturned
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.preparation import bring_back
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import State, Use
from game.titles.wiraqocha.rules.tokens import KIND_INDEX, KINDS

# build


def _build_options(state: State, seen: Holdings) -> Sequence[Build]:
    if state.used & Use.BUILD:
        return ()
    game, found = state.game, list[Build]()
    cubes, crystals = state.cubes[state.mover], state.crystals[state.mover]
    for card in state.market:
        resources, somnium = game.prices[card]
        if cubes < resources or crystals < somnium:
            continue
        name = game.cards[card].name
        if game.shield_cards >> card & 1:
            found += (Build(name, game.labels[tile]) for tile, _ in seen.tokens)
        else:
            found.append(Build(name))
    return found


def _build_refusal(state: State, action: Build) -> Refusal | None:
    game = state.game
    if state.used & Use.BUILD:
        return refuse(Reason.BUILT)
    card = game.card_index.get(action.card, -1)
    if card not in state.market:
        return refuse(Reason.CARD_NOT_ON_OFFER, card=action.card)
    resources, somnium = game.prices[card]
    lacking = max(0, resources - state.cubes[state.mover]), max(0, somnium - state.crystals[state.mover])
    if any(lacking):
        return refuse(
            Reason.CARD_TOO_DEAR, card=action.card, cubes=resources, crystals=somnium, lacking=lacking
        )
    return _shield_place_refusal(state, card, action)


def _shield_place_refusal(state: State, card: int, action: Build) -> Refusal | None:
    """The Force Field, and only it, needs a tile of one's own (W-14.11)."""
    if not state.game.shield_cards >> card & 1:
        return refuse(Reason.CARD_TAKES_NO_TILE, card=action.card) if action.tile is not None else None
    if action.tile is None:
        return refuse(Reason.CARD_NEEDS_TILE, card=action.card)
    tile = tile_index(state, action.tile)
    if isinstance(tile, Refusal):
        return tile
    return None if state.board[tile] >> 3 == state.mover else refuse(Reason.NOT_YOUR_TILE, tile=action.tile)


def _build(change: Change, action: Build) -> None:
    """Pay, take the card with its white token or Shield, and test the Leviathan (W-11.1, W-14.1)."""
    state, game = change.state, change.game
    card = game.card_index[action.card]
    change.use(Use.BUILD)
    resources, somnium = game.prices[card]
    change.pay_cubes(state.mover, resources)
    change.pay_crystals(state.mover, somnium)
    change.take_card(card)
    change.emit(CardBuilt, change.mover, action.card)
    for kind, number in game.token_card.items():
        if number == card:
            change.reserve(state.mover, kind, +1)
            change.emit(TokenJoined, change.mover, KINDS[kind])
    if action.tile is not None:
        change.place_shield(game.index[action.tile])
        change.emit(ShieldPlaced, change.mover, action.tile)
    change.settle(state.mover)


# recover


def _recover_options(state: State, seen: Holdings) -> Sequence[Recover]:
    if state.used & Use.RECOVER or state.cubes[state.mover] < state.game.figures.recover_cubes:
        return ()
    return [Recover(KINDS[kind]) for kind, number in enumerate(state.graveyard[state.mover]) if number]


def _recover_refusal(state: State, action: Recover) -> Refusal | None:
    if state.used & Use.RECOVER:
        return refuse(Reason.RECOVERED)
    if not state.graveyard[state.mover][KIND_INDEX[action.kind]]:
        return refuse(Reason.NOT_IN_GRAVEYARD, token=action.kind)
    return cubes_short(state, state.game.figures.recover_cubes)


def _recover(change: Change, action: Recover) -> None:
    change.use(Use.RECOVER)
    change.pay_cubes(change.state.mover, change.game.figures.recover_cubes)
    bring_back(change, KIND_INDEX[action.kind], Cause.PAID)


# ransom


def _ransom_options(state: State, seen: Holdings) -> Sequence[Ransom]:
    game, found = state.game, list[Ransom]()
    for captor, piece in enumerate(state.hostages):
        if piece >> 3 == state.mover:
            kind, colour = KINDS[piece & 7], game.colours[captor]
            if state.cubes[state.mover] >= game.figures.ransom_cubes:
                found.append(Ransom(kind, colour, crystal=False))
            if state.crystals[state.mover] >= game.figures.ransom_crystals:
                found.append(Ransom(kind, colour, crystal=True))
    return found


def _ransom_refusal(state: State, action: Ransom) -> Refusal | None:
    game = state.game
    captor = game.colours.index(action.captor) if action.captor in game.colours else -1
    if captor < 0 or state.hostages[captor] != (state.mover << 3 | KIND_INDEX[action.kind]):
        return refuse(Reason.NOT_HOSTAGE, token=action.kind, player=action.captor)
    if not action.crystal:
        return cubes_short(state, game.figures.ransom_cubes)
    short = game.figures.ransom_crystals - state.crystals[state.mover]
    if short > 0:
        return refuse(Reason.NO_CRYSTAL, lacking=(0, short))
    return None


def _ransom(change: Change, action: Ransom) -> None:
    """The captor cannot refuse, and a crystal may make the captor win (W-15.20, R-60, R-79)."""
    state, game = change.state, change.game
    captor = game.colours.index(action.captor)
    if action.crystal:
        change.pay_crystals(state.mover, game.figures.ransom_crystals, captor)
    else:
        change.pay_cubes(state.mover, game.figures.ransom_cubes, captor)
    free_hostage(change, captor)
    change.emit(TokenReturned, change.mover, action.kind, Cause.RANSOMED, action.captor)
    change.settle(captor)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Build, "build {card} [on {tile}]", _build_options, _build_refusal, _build, needs=Need.PURSE),
    ActionRules(Recover, "recover {kind}", _recover_options, _recover_refusal, _recover, needs=Need.PURSE),
    ActionRules(
        Ransom,
        "ransom {kind,captor:held} for (crystal|cubes)",
        _ransom_options,
        _ransom_refusal,
        _ransom,
        needs=Need.HOSTAGES,
    ),
)
