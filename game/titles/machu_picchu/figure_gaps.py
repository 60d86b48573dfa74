"""Figures of the data as sentences say them: what fills gaps such as `{last_day}` in any text of this title.

Words, below `figure` in the locale: `for` with {gained} and {paid}; `from_field` with {count} and {field}; `nothing`;
`tile_number.<number>`; and with {count} `cards`, `clergy_cards`, `different_goods`, `drawn_cards`, `goods`,
`secret_cards`, `stones`, `units`, `won_cards`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import Phrases
from game.titles.machu_picchu.content.definitions import (
    MILESTONES,
    Amounts,
    CityData,
    ClergyTemple,
    District,
    GoodsTemple,
    Job,
    MoonReward,
    Production,
    Recalling,
    TrailFigures,
)
from game.titles.machu_picchu.phrases import amounts_text, describe_event, explain, turn_heading

_GRANARY, _STABLE = MILESTONES
_JOBS: Final = frozenset(Job)

_Said = Mapping[str, str | int]


def figure_gaps(words: Words, content: CityData) -> Mapping[str, str]:
    """What fills the gaps that figures have, by the name of the gap."""
    gaps: dict[str, str] = {}
    for part in (_goods, _start, _districts, _clergy, _moon, _trail, _end):
        gaps.update({name: str(said) for name, said in part(words, content).items()})
    return gaps


def _goods(words: Words, content: CityData) -> _Said:
    units = {good: amounts_text(words, {good: kind.unit}) for good, kind in content.goods.items()}
    market = content.market
    return {
        **{f"unit_{good}": said for good, said in units.items()},
        "any_unit": words.either(units.values()),
        "column_prices": words.listed(market.fields),
        "full_price": market.full_sell,
        "empty_price": market.empty_buy,
    }


def _start(words: Words, content: CityData) -> _Said:
    start = content.start
    cards = [words("figure.secret_cards", count=start.cards)] if start.cards else []
    return {
        **{f"incas_{players}": size.incas for players, size in content.players.items()},
        **{f"day_{players}": size.day for players, size in content.players.items()},
        "start_goods": words.listed([*_pieces(words, start.goods), *cards]) or words("figure.nothing"),
        "start_stones": words("figure.stones", count=start.bonus),
        "start_units": words("figure.units", count=start.bonus),
        "market_units": words("figure.units", count=content.market.start),
    }


def _districts(words: Words, content: CityData) -> _Said:
    said: dict[str, str | int] = {}
    stones: dict[District, int] = {}
    for district, kind in content.districts.items():
        match kind.effect:
            case Production(good, pieces, fee):
                said[f"{district}_made"] = _paid(words, amounts_text(words, {good: pieces}), fee)
            case ClergyTemple(_, stone_steps):
                stones[district] = stone_steps
            case GoodsTemple(per_unit, most, stone_steps):
                stones[district] = stone_steps
                said["offer_most"] = words("figure.units", count=most)
                said["offer_steps"] = _steps(words, per_unit)
            case Recalling(goods, steps):
                said["clock_different"] = words("figure.different_goods", count=goods)
                said["clock_goods"] = words("figure.goods", count=goods)
                said["clock_steps"] = _steps(words, steps)
    said.update({f"{district}_stone": _steps(words, steps) for district, steps in stones.items()})
    said["any_stone"] = _any(set(stones.values()), lambda count: _steps(words, count), words)
    return said


def _clergy(words: Words, content: CityData) -> _Said:
    said: dict[str, str | int] = {}
    for row, kind in content.clergy.items():
        said[f"{row}_cards"] = words("figure.clergy_cards", count=len(kind.steps))
        said[f"{row}_numbers"] = words.listed(kind.steps)
    return said


def _moon(words: Words, content: CityData) -> _Said:
    said = {f"moon_{tile}": _moon_reward(words, reward) for tile, reward in content.moon.items()}
    fees = dict.fromkeys(amounts_text(words, reward.fee) for reward in content.moon.values() if reward.fee)
    return {**said, "any_moon": words.either(dict.fromkeys(said.values())), "any_fee": words.either(fees)}


def _moon_reward(words: Words, reward: MoonReward) -> str:
    steps = [_steps(words, reward.steps)] if reward.steps else []
    gained = words.listed([said for said in (amounts_text(words, reward.gain), *steps) if said])
    return _paid(words, gained or words("figure.nothing"), reward.fee)


def _trail(words: Words, content: CityData) -> _Said:
    trail = content.trail
    points = [
        words("figure.from_field", count=worth, field=field) for field, worth in sorted(trail.points.items())
    ]
    return {
        "granary": _amounts(words, trail.rewards.get(_GRANARY, {})),
        "stable": _amounts(words, trail.rewards.get(_STABLE, {})),
        "granary_points": words("load.points", count=_worth(trail, _GRANARY)),
        "stable_points": words("load.points", count=_worth(trail, _STABLE)),
        "scout_worth": words.either(points) or words("figure.nothing"),
        "drawn_cards": words("figure.drawn_cards", count=trail.draw),
        "returned_cards": words("figure.cards", count=trail.draw - trail.keep),
        "kept_cards": words("figure.cards", count=trail.keep),
        "won_cards": words("figure.won_cards", count=trail.keep),
        "late_points": words("load.points", count=trail.late_points),
    }


def _worth(trail: TrailFigures, field: int) -> int:
    """The points of a Scout on a field."""
    reached = [one for one in trail.points if one <= field]
    return trail.points[max(reached)] if reached else 0


def _end(words: Words, content: CityData) -> _Said:
    days, (first, second) = content.days, (*content.factors, 1)[:2]
    gold: dict[int, set[int]] = {jobs: set() for jobs in range(3)}
    for card in content.cards:
        gold[len(_JOBS.intersection(card.icons))].add(card.gold)
    return {
        "last_day": days.last,
        "day_tile": words(f"figure.tile_number.{days.end_at_tile}"),
        "last_turn_gain": _amounts(words, days.last_player),
        "bonus_most": days.bonus_most,
        "first_factor": first,
        "second_factor": second,
        "gold_two_jobs": _any(gold[2], str, words),
        "gold_job_and_clergy": _any(gold[1], str, words),
        "gold_two_clergy": _any(gold[0], str, words),
    }


def _pieces(words: Words, amounts: Amounts) -> list[str]:
    return [words(f"amount.{good}", count=count) for good, count in amounts.items()]


def _steps(words: Words, count: int) -> str:
    return words("question_panel.steps", count=count)


def _amounts(words: Words, amounts: Amounts) -> str:
    return amounts_text(words, amounts) or words("figure.nothing")


def _paid(words: Words, gained: str, paid: Amounts) -> str:
    """What is gained, and what for where it costs anything."""
    return words("figure.for", gained=gained, paid=amounts_text(words, paid)) if paid else gained


def _any(counts: Iterable[int], say: Callable[[int], str], words: Words) -> str:
    """One of these counts: only the last one with what is counted."""
    *most, last = sorted(counts)
    return words.either([*most, say(last)])


PHRASES: Final = Phrases(describe_event, explain, turn_heading, figure_gaps)
