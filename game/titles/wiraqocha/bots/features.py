"""The traits of a seat: the numbers by which its strength is judged, in the order of `Weights`."""

from math import exp, prod
from typing import TYPE_CHECKING, Final

from game.titles.wiraqocha.rules.state import GONE
from game.titles.wiraqocha.rules.tokens import ANDROID, DRILL, EXPLORER, JUGGERNAUT, MINER, ZEPPELIN

if TYPE_CHECKING:
    from game.titles.wiraqocha.bots.evaluation import Outlook

FAR: Final = 24.0  # turns: as good as never


def _treasure_turns(look: "Outlook", seat: int) -> float:
    if look.state.relics.count(GONE):
        return FAR
    lacking = look.game.victory.relics - look.relics[seat]
    chances = sorted((chance for chance, _ in look.odds[seat]), reverse=True)[:lacking]
    return min(FAR, 0.7 * sum(1 / max(0.05, chance) for chance in chances) + 0.3 * lacking)


def _somnium_turns(look: "Outlook", seat: int) -> float:
    lacking = look.game.victory.crystals - look.crystals[seat]
    odd = look.points[seat] / look.game.figures.points_per_crystal - look.harvest[seat]
    return min(FAR, lacking / max(0.2, look.harvest[seat] + 0.3 * odd))


def _leviathan_turns(look: "Outlook", seat: int) -> float:
    goal = look.game.victory.leviathan
    cubes, crystals, _, _ = look.sums[seat]
    lacking, somnium = max(0, goal.resources - cubes), max(0, goal.somnium - crystals)
    if look.frame.all_costs - look.built + cubes < goal.resources:
        return FAR
    turns = max(lacking / look.frame.usual_cost, (lacking - look.cubes[seat]) / max(0.6, look.income[seat]))
    turns += max(0, somnium - look.crystals[seat]) / max(0.4, look.harvest[seat])
    return min(FAR, turns)


def traits(look: "Outlook", seat: int) -> tuple[float, ...]:
    """The seat's traits, in the order of `Weights`."""
    state, game = look.state, look.game
    goal = game.victory
    reserve = state.reserve[seat]
    crystals = look.crystals[seat] / goal.crystals
    cost, somnium, _, flags = look.sums[seat]
    technology = min(1.0, cost / goal.leviathan.resources)
    treasure, harvest = _treasure_turns(look, seat), _somnium_turns(look, seat)
    leviathan = _leviathan_turns(look, seat)
    risk = look.risks[seat]
    relics, seats = look.relics[seat], len(game.colours)
    mask = state.cards[seat]
    return (
        float(look.camp[seat] >= 0),
        look.tokens[seat],
        sum(reserve),
        look.away[seat],
        look.income[seat],
        min(2, look.income[seat]),
        look.dice[seat],
        min(2, look.dice[seat]),
        look.rerolls[seat],
        look.points[seat],
        look.harvest[seat],
        look.cubes[seat],
        relics,
        float(relics >= 2),
        float(relics >= 3),
        crystals,
        crystals * crystals,
        technology,
        technology * technology,
        min(1.0, somnium / max(1, goal.leviathan.somnium)),
        look.harvest[seat] * crystals,
        look.income[seat] * technology,
        exp(-treasure / 2),
        exp(-harvest / 2),
        exp(-leviathan / 2),
        exp(-treasure / 6),
        exp(-harvest / 6),
        exp(-leviathan / 6),
        *risk,
        risk[4] * (relics + 2 * crystals + 0.5 * (mask & game.inventions).bit_count()),
        look.explorers[seat],
        look.fliers[seat] + 0.5 * (look.waiting[seat]),
        look.sites[seat],
        float(state.hostages[seat] >= 0),
        ((seat - look.next) % seats) / (seats - 1),
        *flags,
        look.offer(seat) / goal.leviathan.resources,
        (look.fallen - look.fell(seat)) / (seats - 1),
    )


def finer(look: "Outlook", seat: int) -> tuple[float, ...]:
    """What the empress looks at beyond `traits`: the ways to each victory, one by one and together."""
    state, game = look.state, look.game
    goal, seats = game.victory, len(game.colours)
    reserve = state.reserve[seat]
    dice, income, relics, harvest = look.dice[seat], look.income[seat], look.relics[seat], look.harvest[seat]
    seekers = look.explorers[seat] + reserve[EXPLORER] + reserve[ANDROID]
    odds = look.odds[seat]
    best = sorted((chance for chance, _ in odds), reverse=True)[: goal.relics - relics]
    robbed = sum(chance for chance, owner in odds if owner >= 0)
    crystals = look.crystals[seat]
    lacking = max(0, goal.crystals - crystals)
    cubes, somnium, _, _ = look.sums[seat]
    building = max(0, goal.leviathan.resources - cubes)
    paying = max(0, goal.leviathan.somnium - somnium)
    left, left_somnium = look.cards_left(seat)
    danger = look.risks[seat][4]
    return (
        dice * relics / 4,
        min(2, seekers),
        min(3, look.drills[seat] + reserve[DRILL] + reserve[MINER]),
        min(3, look.fliers[seat] + reserve[ZEPPELIN] + reserve[JUGGERNAUT]),
        float(not seekers),
        min(1.0, harvest / max(1, lacking)),
        min(1.0, income / max(1, building)),
        0.0 if GONE in state.relics else prod(best),
        sum(best),
        min(1.0, (somnium + crystals) / max(1, goal.leviathan.somnium)),
        look.chance_at_once[seat],
        exp(-building / 4),
        exp(-building / max(1, look.frame.dearest)),
        float(paying > left_somnium),
        paying * exp(-building / 8),
        robbed,
        sum(chance for chance, _ in odds) - robbed,
        danger * relics,
        danger * crystals / goal.crystals,
        danger * (state.cards[seat] & game.inventions).bit_count(),
        float(look.camp[seat] == state.shield >= 0),
        float(GONE in state.relics),
        exp(-lacking / 2),
        min(6, look.points[seat]) * crystals / goal.crystals,
        dice * dice / 4,
        income * income / 9,
        float(seats == 3),
        float(seats == 4),
        min(1.0, left / max(1, building)) - 1,
    )
