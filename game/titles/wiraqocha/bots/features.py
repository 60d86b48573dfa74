"""The features of a seat: the numbers by which its strength is judged, in the order of `Weights`."""

from math import exp, prod
from typing import Final

from game.titles.wiraqocha.bots.evaluation import Evaluation
from game.titles.wiraqocha.rules.state import GONE
from game.titles.wiraqocha.rules.tokens import ANDROID, DRILL, EXPLORER, JUGGERNAUT, MINER, ZEPPELIN

FAR: Final = 24.0  # turns: as good as never


def _treasure_turns(seen: Evaluation, seat: int) -> float:
    if seen.state.relics.count(GONE):
        return FAR
    lacking = seen.game.victory.relics - seen.relics[seat]
    chances = sorted((chance for chance, _ in seen.odds[seat]), reverse=True)[:lacking]
    return min(FAR, 0.7 * sum(1 / max(0.05, chance) for chance in chances) + 0.3 * lacking)


def _somnium_turns(seen: Evaluation, seat: int) -> float:
    lacking = seen.game.victory.crystals - seen.crystals[seat]
    odd = seen.points[seat] / seen.game.figures.points_per_crystal - seen.harvest[seat]
    return min(FAR, lacking / max(0.2, seen.harvest[seat] + 0.3 * odd))


def _leviathan_turns(seen: Evaluation, seat: int) -> float:
    goal = seen.game.victory.leviathan
    cubes, crystals, _, _ = seen.sums[seat]
    lacking, somnium = max(0, goal.resources - cubes), max(0, goal.somnium - crystals)
    if seen.tables.all_costs - seen.built + cubes < goal.resources:
        return FAR
    turns = max(lacking / seen.tables.usual_cost, (lacking - seen.cubes[seat]) / max(0.6, seen.income[seat]))
    turns += max(0, somnium - seen.crystals[seat]) / max(0.4, seen.harvest[seat])
    return min(FAR, turns)


def features(seen: Evaluation, seat: int) -> tuple[float, ...]:
    """The seat's features, in the order of `Weights`."""
    state, game = seen.state, seen.game
    goal = game.victory
    reserve = state.reserve[seat]
    crystals = seen.crystals[seat] / goal.crystals
    cost, somnium, _, flags = seen.sums[seat]
    technology = min(1.0, cost / goal.leviathan.resources)
    treasure, harvest = _treasure_turns(seen, seat), _somnium_turns(seen, seat)
    leviathan = _leviathan_turns(seen, seat)
    risk = seen.risks[seat]
    relics, seats = seen.relics[seat], len(game.colours)
    mask = state.cards[seat]
    return (
        float(seen.camp[seat] >= 0),
        seen.tokens[seat],
        sum(reserve),
        seen.away[seat],
        seen.income[seat],
        min(2, seen.income[seat]),
        seen.dice[seat],
        min(2, seen.dice[seat]),
        seen.rerolls[seat],
        seen.points[seat],
        seen.harvest[seat],
        seen.cubes[seat],
        relics,
        float(relics >= 2),
        float(relics >= 3),
        crystals,
        crystals * crystals,
        technology,
        technology * technology,
        min(1.0, somnium / max(1, goal.leviathan.somnium)),
        seen.harvest[seat] * crystals,
        seen.income[seat] * technology,
        exp(-treasure / 2),
        exp(-harvest / 2),
        exp(-leviathan / 2),
        exp(-treasure / 6),
        exp(-harvest / 6),
        exp(-leviathan / 6),
        *risk,
        risk[4] * (relics + 2 * crystals + 0.5 * (mask & game.inventions).bit_count()),
        seen.explorers[seat],
        seen.fliers[seat] + 0.5 * (seen.waiting[seat]),
        seen.sites[seat],
        float(state.hostages[seat] >= 0),
        ((seat - seen.next) % seats) / (seats - 1),
        *flags,
        seen.offer(seat) / goal.leviathan.resources,
        (seen.fallen - seen.fell(seat)) / (seats - 1),
    )


def finer_features(seen: Evaluation, seat: int) -> tuple[float, ...]:
    """What the empress looks at beyond `features`: the ways to each victory, one by one and together."""
    state, game = seen.state, seen.game
    goal, seats = game.victory, len(game.colours)
    reserve = state.reserve[seat]
    dice, income, relics, harvest = seen.dice[seat], seen.income[seat], seen.relics[seat], seen.harvest[seat]
    seekers = seen.explorers[seat] + reserve[EXPLORER] + reserve[ANDROID]
    odds = seen.odds[seat]
    best = sorted((chance for chance, _ in odds), reverse=True)[: goal.relics - relics]
    robbed = sum(chance for chance, owner in odds if owner >= 0)
    crystals = seen.crystals[seat]
    lacking = max(0, goal.crystals - crystals)
    cubes, somnium, _, _ = seen.sums[seat]
    building = max(0, goal.leviathan.resources - cubes)
    paying = max(0, goal.leviathan.somnium - somnium)
    left, left_somnium = seen.cards_left(seat)
    danger = seen.risks[seat][4]
    return (
        dice * relics / 4,
        min(2, seekers),
        min(3, seen.drills[seat] + reserve[DRILL] + reserve[MINER]),
        min(3, seen.fliers[seat] + reserve[ZEPPELIN] + reserve[JUGGERNAUT]),
        float(not seekers),
        min(1.0, harvest / max(1, lacking)),
        min(1.0, income / max(1, building)),
        0.0 if GONE in state.relics else prod(best),
        sum(best),
        min(1.0, (somnium + crystals) / max(1, goal.leviathan.somnium)),
        seen.chance_at_once[seat],
        exp(-building / 4),
        exp(-building / max(1, seen.tables.dearest)),
        float(paying > left_somnium),
        paying * exp(-building / 8),
        robbed,
        sum(chance for chance, _ in odds) - robbed,
        danger * relics,
        danger * crystals / goal.crystals,
        danger * (state.cards[seat] & game.inventions).bit_count(),
        float(seen.camp[seat] == state.shield >= 0),
        float(GONE in state.relics),
        exp(-lacking / 2),
        min(6, seen.points[seat]) * crystals / goal.crystals,
        dice * dice / 4,
        income * income / 9,
        float(seats == 3),
        float(seats == 4),
        min(1.0, left / max(1, building)) - 1,
    )
