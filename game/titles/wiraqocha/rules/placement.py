"""The compulsory placement of a Camp: where it may go, and whether a sure way leads there (W-7.8 to W-7.11, R-45)."""

from functools import lru_cache

from game.titles.wiraqocha.rules.dice import Hand, RequirementKey, sub_hands, without
from game.titles.wiraqocha.rules.state import UNPLACED, State
from game.titles.wiraqocha.rules.tokens import CAMP, NOBODY

_NEVER = 99


def camp_targets(state: State) -> list[int]:
    """The tiles a Camp in the reserve could take if the dice were right (W-12.2 to W-12.4, R-14)."""
    targets = state.holdings().token_moves.targets
    closed = state.devastated, state.shield
    return [tile for tile in state.game.territories if targets >> tile & 1 and tile not in closed]


def sure_placement(state: State) -> int:
    """A tile on which the Camp can be placed without any chance (by cubes, Exoskeleton, Probe), or -1."""
    game, owned = state.game, state.cards[state.mover] & ~state.used_cards
    setters = tuple(effect.face for effect in game.card_effects(owned & game.set_die_cards))
    steps = state.cubes[state.mover] // game.figures.step_cubes
    for tile in camp_targets(state):
        for level in _levels(state, tile):
            count = (2 if state.fortress == tile else 1) if level else 0
            if fewest_steps(state.dice, game.keys[tile], level, count, setters) <= steps:
                return tile
    return UNPLACED


def _levels(state: State, tile: int) -> set[int]:
    """The protection there as it is, and as a Probe could make it (R-57)."""
    game = state.game
    level, _ = state.protection(tile)
    levels = {level}
    probes = game.card_effects(state.cards[state.mover] & ~state.used_cards & game.probe_cards)
    piece, die = state.board[tile], state.protecting[tile]
    for probe in probes if piece != NOBODY else ():
        natural = state.natural_protection(piece >> 3) if piece & 7 == CAMP else 0
        if die:
            levels.add(max(probe.face, natural))
        if natural:
            levels.add(max(die, probe.face))
    return levels


@lru_cache(maxsize=8192)
def fewest_steps(dice: Hand, key: RequirementKey, level: int, count: int, setters: Hand) -> int:
    """The least steps of one on dice that meet the requirement and beat the protection; 99 where nothing does.

    `setters` are the faces to which one die each can be set for nothing, before the steps (R-30).
    """
    best = _NEVER
    for treated in _treatments(dice, setters):
        for beating in sub_hands(treated):
            if len(beating) != count:
                continue
            cost = sum(max(0, level + 1 - face) for face in beating)
            rest = without(treated, beating)
            assert rest is not None
            best = min([best, *(cost + steps_to(using, key) for using in sub_hands(rest) if using)])
    return best


def _treatments(dice: Hand, setters: Hand) -> set[Hand]:
    """The hands that setting dice can lead to, the hand itself among them."""
    hands = {dice}
    for face in setters:
        hands |= {
            tuple(sorted((*hand[:i], face, *hand[i + 1 :]))) for hand in hands for i in range(len(hand))
        }
    return hands


def steps_to(using: Hand, key: RequirementKey) -> int:
    """The steps that make these very dice meet the requirement; each stays within 1 to 6 (W-10.3, R-32)."""
    if isinstance(key, int):
        return abs(sum(using) - key) if len(using) <= key <= 6 * len(using) else _NEVER
    if len(using) != len(key):
        return _NEVER
    return sum(abs(face - wanted) for face, wanted in zip(using, key, strict=True))
