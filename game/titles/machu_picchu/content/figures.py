"""Checks and builds what goods.yaml, clergy.yaml and game.yaml say: goods, market, clergy and the game's figures."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.base.files.source import Source
from game.base.files.yaml_tree import ListNode, Scalar, node_at
from game.kit.data.sourced import Sources, sourced
from game.titles.machu_picchu.content.definitions import (
    MILESTONES,
    MOST_COST,
    MOST_RETURNED,
    ClergyRow,
    DayFigures,
    GoldRank,
    Good,
    GoodKind,
    MarketFigures,
    Row,
    StartFigures,
    TableSize,
    TrailFigures,
)
from game.titles.machu_picchu.content.schema import (
    AmountsModel,
    ClergyFile,
    ConquestModel,
    DaysModel,
    GameFile,
    GoodModel,
    GoodsFile,
    HouseRulesModel,
    MarketModel,
    PlayersModel,
    RowModel,
    StartModel,
    TrailModel,
)

PLAYERS: Final = (2, 3, 4, 5)
CLERGY_CARDS: Final = 15  # the last one ends the game (M-11.1)


class GoodsFigures:
    """What could be read of goods.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.sources: Sources = {}
        source.check(GoodsFile)
        self.goods: dict[Good, GoodKind] = {}
        for good in source.check_names(("goods",), tuple(Good)):
            model = sourced(source, self.sources, GoodModel, ("goods", good))
            if model:
                self.goods[Good(str(good))] = GoodKind(model.unit, model.bank)
        market = sourced(source, self.sources, MarketModel, ("market",))
        self.market = (
            MarketFigures(tuple(market.fields), market.start, market.empty_buy, market.full_sell)
            if market
            else None
        )
        if market and market.start > len(market.fields):
            source.report(("market", "start"), "too_large", most=len(market.fields), found=market.start)
        if market and market.full_sell > market.empty_buy:
            source.report(
                ("market", "full_sell"), "endless_trade", sell=market.full_sell, buy=market.empty_buy
            )


class Clergy(NamedTuple):
    """The rows that are written well, and where their figures come from."""

    rows: dict[Row, ClergyRow]
    sources: Sources


def read_clergy(source: Source) -> Clergy:
    """What could be read of clergy.yaml."""
    clergy = Clergy({}, {})
    source.check(ClergyFile)
    for row in source.check_names(("rows",), tuple(Row)):
        path = ("rows", row)
        model = sourced(source, clergy.sources, RowModel, path)
        if model is None:
            continue
        costs = _costs(source, (*path, "cost"), model.count)
        if costs is None:
            continue
        check_cost(source, (*path, "cost"), costs)
        for key, have in (("cost", len(costs)), ("steps", len(model.steps))):
            if have != model.count:
                source.report((*path, key), "row_length", have=have, count=model.count)
        clergy.rows[Row(str(row))] = ClergyRow(tuple(cost.amounts() for cost in costs), tuple(model.steps))
    have = sum(len(row.steps) for row in clergy.rows.values())
    if not source.problems and have != CLERGY_CARDS:
        source.report(("rows",), "clergy_sum", have=have, need=CLERGY_CARDS)
    return clergy


def _costs(source: Source, path: tuple[Scalar, ...], count: int) -> list[AmountsModel] | None:
    """What each card costs: the same, or as a list says; None after its problems are added."""
    said = node_at(source.root, path)
    if not isinstance(said, ListNode):
        cost = source.check(AmountsModel, path)
        return [cost] * count if cost else None
    costs = [source.check(AmountsModel, (*path, number)) for number in range(len(said.items))]
    good = [cost for cost in costs if cost is not None]
    return good if len(good) == len(costs) else None


def check_cost(source: Source, path: tuple[Scalar, ...], costs: Sequence[AmountsModel]) -> None:
    """No cost has more units than the board has room for."""
    have = max((sum(cost.amounts().values()) for cost in costs), default=0)
    if have > MOST_COST:
        source.report(path, "long_cost", have=have, most=MOST_COST)


class DataFigures:
    """What could be read of game.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.sources: Sources = {}
        source.check(GameFile)
        self.players = self._players()
        self.start = self._start()
        self.trail = self._trail()
        self.days = self._days()
        conquest = sourced(source, self.sources, ConquestModel, ("conquest",))
        self.factors = tuple(conquest.factors) if conquest else ()
        house_rules = source.check(HouseRulesModel, ("house_rules",))
        self.gold_rank: GoldRank | None = house_rules.gold_rank if house_rules else None

    def _players(self) -> dict[int, TableSize]:
        found = {}
        for players in self.source.check_names(("players",), PLAYERS):
            model = sourced(self.source, self.sources, PlayersModel, ("players", players))
            if model:
                found[int(str(players))] = TableSize(model.day, model.incas)
        return found

    def _start(self) -> StartFigures | None:
        model = sourced(self.source, self.sources, StartModel, ("start",))
        return StartFigures(model.goods.amounts(), model.cards, model.bonus) if model else None

    def _trail(self) -> TrailFigures | None:
        model = sourced(self.source, self.sources, TrailModel, ("trail",))
        if model is None:
            return None
        if model.keep > model.draw:
            self.source.report(("trail", "keep"), "keep_more", keep=model.keep, draw=model.draw)
        if model.draw - model.keep > MOST_RETURNED:
            back = model.draw - model.keep
            self.source.report(("trail", "draw"), "many_returned", have=back, most=MOST_RETURNED)
        for field in model.rewards:
            if field not in MILESTONES and 0 < field < model.summit:
                options = ", ".join(map(str, MILESTONES))
                self.source.report(("trail", "rewards", field), "no_milestone", field=field, options=options)
        for part in ("rewards", "end_vp"):
            for field in getattr(model, part):
                if not 0 < field < model.summit:
                    path = ("trail", part, field)
                    self.source.report(path, "beyond_summit", field=field, summit=model.summit)
        rewards = {
            field: {Good(name): count for name, count in gain.model_dump().items() if count}
            for field, gain in model.rewards.items()
        }
        return TrailFigures(
            model.summit, model.draw, model.keep, model.late_claim_vp, rewards, dict(model.end_vp)
        )

    def _days(self) -> DayFigures | None:
        model = sourced(self.source, self.sources, DaysModel, ("days",))
        if model is None:
            return None
        for players, size in self.players.items():
            if size.day > model.last:
                path = ("players", players, "day")
                self.source.report(path, "first_day", day=size.day, last=model.last)
        return DayFigures(model.last, model.end_at_tile, model.last_player.amounts(), model.bonus_most)


def check_tiles(source: Source, have: int, figures: DataFigures) -> None:
    """After the tile that ends the day every other player may take one more (M-10.2)."""
    assert figures.days is not None
    need = figures.days.end_at_tile + max(PLAYERS) - 1
    if not source.problems and have < need:
        figures.source.report(("days", "end_at_tile"), "few_tiles", have=have, need=need)
