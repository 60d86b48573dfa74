"""The features of a seat: the whole numbers by which its strength is judged. Those that bear a name come first.

Counts are as they are; shares, chances and nearness are in parts of `WHOLE`, so that all machines see the same.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.titles.wiraqocha.bots.threat_model import ThreatModel

WHOLE: Final = 256
FAR: Final = 24.0  # turns: as good as never
SOON: Final = 1.5  # turns at which a victory is half as near as at once
LATER: Final = 6.0

Race: TypeAlias = tuple[float, float, float]  # turns to the Treasure, the Somnium, the Leviathan


def near(turns: float, half: float) -> int:
    """How near something is that is so many turns off: a half at `half` of them."""
    return int(WHOLE * half / (half + turns))


def _treasure_turns(seen: ThreatModel, seat: int) -> float:
    if not seen.treasure_open:
        return FAR
    lacking = seen.game.victory.relics - seen.relics[seat]
    chances = sorted([chance for chance, _, _ in seen.odds[seat]], reverse=True)[:lacking]
    return min(FAR, 0.7 * sum([1 / max(0.05, chance) for chance in chances], 0.0) + 0.3 * lacking)


def _somnium_turns(seen: ThreatModel, seat: int) -> float:
    lacking = seen.game.victory.crystals - seen.crystals[seat]
    odd = seen.points[seat] / seen.game.figures.points_per_crystal - seen.harvest[seat]
    return min(FAR, lacking / max(0.2, seen.harvest[seat] + 0.3 * odd))


def _leviathan_turns(seen: ThreatModel, seat: int) -> float:
    goal = seen.game.victory.leviathan
    cubes, crystals, _, _ = seen.sums[seat]
    lacking, somnium = max(0, goal.resources - cubes), max(0, goal.somnium - crystals)
    if seen.tables.all_costs - seen.built + cubes < goal.resources:
        return FAR
    turns = max(lacking / seen.tables.usual_cost, (lacking - seen.cubes[seat]) / max(0.6, seen.income[seat]))
    turns += max(0, somnium - seen.crystals[seat]) / max(0.4, seen.harvest[seat])
    return min(FAR, turns)


@dataclass(frozen=True, slots=True)
class OwnFeatures:
    """What a seat has, however its rivals stand: numbers in the order of `NAMES` and those without a name.

    Then the turns to each victory, and what rivals have to fear of it.
    """

    numbers: list[int]
    race: Race
    threats: list[int]


def features(seen: ThreatModel) -> list[list[int]]:
    """All features of every seat."""
    own = [own_features(seen, seat) for seat in seen.game.seats]
    return [found.numbers + features_of_rivals(own, seat) for seat, found in enumerate(own)]


def own_features(seen: ThreatModel, seat: int) -> OwnFeatures:
    """Those that the seat brings."""
    race = _treasure_turns(seen, seat), _somnium_turns(seen, seat), _leviathan_turns(seen, seat)
    return OwnFeatures(_named(seen, seat, race) + _ways(seen, seat), race, _threats(seen, seat, race))


def features_of_rivals(own: list[OwnFeatures], seat: int) -> list[int]:
    """Those that its rivals bring: the most that there is to fear, and how far they are."""
    rivals = [found for other, found in enumerate(own) if other != seat]
    most = rivals[0].threats
    for rival in rivals[1:]:
        most = [max(one, other) for one, other in zip(most, rival.threats, strict=True)]
    ahead = min([min(rival.race) for rival in rivals]) - min(own[seat].race)
    return [*most, int(32 * max(-6.0, min(6.0, ahead))), ahead > 0]


def seen_of(seen: ThreatModel, seat: int) -> tuple[object, ...]:
    """All that `own_features` go by."""
    state = seen.state
    return (
        (seat, seen.next, seen.ends, state.turn < 2 * len(seen.game.colours), seen.treasure_open),
        (state.cards, state.market, state.reserve[seat], seen.spent, seen.fallen, seen.camp[seat] >= 0),
        (seen.tokens[seat], seen.away[seat], seen.income[seat], seen.dice[seat], seen.rerolls[seat]),
        (seen.points[seat], seen.harvest[seat], seen.harvest_next[seat], seen.explorers[seat]),
        (seen.cubes[seat], seen.crystals[seat], seen.relics[seat], seen.fliers[seat], seen.sites[seat]),
        (seen.chance_at_once[seat], state.hostages[seat] >= 0, seen.robbed[seat], seen.may_fire[seat]),
        tuple(seen.risks[seat]),
        seen.odds[seat],
    )


def _named(seen: ThreatModel, seat: int, race: Race) -> list[int]:
    """What a temperament may care for, and what else bears a name."""
    state, goal = seen.state, seen.game.victory
    seats = len(seen.game.colours)
    reserve = state.reserve[seat]
    crystals = WHOLE * seen.crystals[seat] // goal.crystals
    cost, somnium, _, _ = seen.sums[seat]
    technology = min(WHOLE, WHOLE * cost // goal.leviathan.resources)
    treasure, harvest, leviathan = race
    income, dice, gains, relics = (
        seen.income[seat],
        seen.dice[seat],
        seen.harvest[seat],
        seen.useful_relics[seat],
    )
    robbed = int(WHOLE * seen.robbed[seat])
    inventions = (state.cards[seat] & seen.game.inventions).bit_count()
    return [
        seen.camp[seat] >= 0,
        seen.tokens[seat],
        sum(reserve),
        seen.away[seat],
        income,
        min(2, income),
        dice,
        min(2, dice),
        seen.rerolls[seat],
        seen.points[seat],
        gains,
        seen.cubes[seat],
        relics,
        relics >= 2,
        relics >= 3,
        crystals,
        crystals * crystals // WHOLE,
        technology,
        technology * technology // WHOLE,
        min(WHOLE, WHOLE * somnium // max(1, goal.leviathan.somnium)),
        gains * crystals,
        income * technology,
        near(treasure, SOON),
        near(harvest, SOON),
        near(leviathan, SOON),
        near(treasure, LATER),
        near(harvest, LATER),
        near(leviathan, LATER),
        *[int(WHOLE * risk) for risk in seen.risks[seat]],
        int(robbed * (relics + 2 * crystals / WHOLE + 0.5 * inventions)),
        seen.explorers[seat],
        2 * seen.fliers[seat] + seen.waiting[seat],
        int(10 * seen.sites[seat]),
        state.hostages[seat] >= 0,
        WHOLE * ((seat - seen.next) % seats) // (seats - 1),
        *seen.abilities(seat),
        WHOLE * seen.offer(seat) // goal.leviathan.resources,
        WHOLE * (seen.fallen - seen.fell(seat)) // (seats - 1),
        robbed * relics,
        robbed * crystals // WHOLE,
        robbed * inventions,
        robbed,
    ]


def _ways(seen: ThreatModel, seat: int) -> list[int]:
    """The ways to each victory, one by one."""
    state, goal = seen.state, seen.game.victory
    dice, income, relics, harvest = (
        seen.dice[seat],
        seen.income[seat],
        seen.useful_relics[seat],
        seen.harvest[seat],
    )
    odds = seen.odds[seat]
    best = sorted([chance for chance, _, _ in odds], reverse=True)[: goal.relics - relics]
    robbed = sum([chance for chance, _, owner in odds if owner >= 0], 0.0)
    all_at_once = 1.0 if seen.treasure_open else 0.0
    for chance in best:
        all_at_once *= chance
    crystals = WHOLE * seen.crystals[seat] // goal.crystals
    lacking = max(0, goal.crystals - seen.crystals[seat])
    after = max(0, lacking - seen.harvest_next[seat])
    cubes, somnium, _, _ = seen.sums[seat]
    building = max(0, goal.leviathan.resources - cubes)
    paying = max(0, goal.leviathan.somnium - somnium)
    left, left_somnium = seen.cards_left(seat)
    seats = len(seen.game.colours)
    return [
        dice * relics,
        WHOLE * min(lacking, harvest) // max(1, lacking),
        WHOLE * min(building, income) // max(1, building),
        int(WHOLE * all_at_once),
        int(WHOLE * sum(best, 0.0)),
        int(WHOLE * robbed),
        int(WHOLE * sum([chance for chance, _, owner in odds if owner < 0], 0.0)),
        after == 0,
        after <= 1,
        after <= 2,
        after <= 3,
        building == 0,
        building <= 3,
        building <= 6,
        building <= 9,
        near(building, seen.tables.dearest),
        paying > left_somnium,
        paying > seen.crystals[seat],
        paying * near(building, 4.0),
        int(WHOLE * min(1.0, left / max(1, building))),
        min(6, seen.points[seat]) * crystals,
        dice * dice,
        income * income,
        int(WHOLE * seen.treasure_open),
        seats == 3,
        seats == 4,
        seen.points[seat] & 1,
        state.turn < 2 * seats,
    ]


def _threats(seen: ThreatModel, seat: int, race: Race) -> list[int]:
    """What a rival has to fear of the seat."""
    return [
        int(WHOLE * seen.chance_at_once[seat]),
        near(min(race), 2.0),
        seen.useful_relics[seat],
        WHOLE * seen.crystals[seat] // seen.game.victory.crystals,
        min(WHOLE, WHOLE * seen.sums[seat][0] // seen.game.victory.leviathan.resources),
        seen.may_fire[seat],
    ]


NAMES: Final = [
    "camp",
    "tokens",
    "reserve",
    "away",
    "income",
    "first_cubes",
    "dice",
    "first_dice",
    "rerolls",
    "points",
    "harvest",
    "cubes",
    "relics",
    "two_relics",
    "three_relics",
    "crystals",
    "crystals_squared",
    "technology",
    "technology_squared",
    "somnium",
    "harvest_rush",
    "building_rush",
    "treasure_soon",
    "somnium_soon",
    "leviathan_soon",
    "treasure_later",
    "somnium_later",
    "leviathan_later",
    "income_at_risk",
    "dice_at_risk",
    "points_at_risk",
    "tokens_at_risk",
    "camp_at_risk",
    "goods_at_risk",
    "explorers",
    "fliers",
    "relic_sites",
    "hostage",
    "last",
    "factory",
    "fortress",
    "shield",
    "workshop",
    "android",
    "exoskeleton",
    "ray",
    "juggernaut",
    "miner",
    "tanks",
    "probe",
    "tunneller",
    "offer",
    "prey",
]
SCALES: Final = {  # what those named features that are no plain count are where they are whole
    **dict.fromkeys(
        [
            "crystals",
            "crystals_squared",
            "technology",
            "technology_squared",
            "somnium",
            "treasure_soon",
            "somnium_soon",
            "leviathan_soon",
            "treasure_later",
            "somnium_later",
            "leviathan_later",
            "harvest_rush",
            "building_rush",
            "income_at_risk",
            "dice_at_risk",
            "points_at_risk",
            "tokens_at_risk",
            "camp_at_risk",
            "goods_at_risk",
            "last",
            "offer",
            "prey",
        ],
        WHOLE,
    ),
    "fliers": 2,
    "relic_sites": 10,
}
