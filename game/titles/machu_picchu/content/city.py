"""Checks and builds what districts.yaml says: the districts with their effects, what lies beside what, the jobs."""

from typing import Final

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import node_at, plain, shown
from game.kit.data.sourced import Sources, sourced
from game.titles.machu_picchu.content.definitions import (
    ClergyTemple,
    District,
    DistrictEffect,
    DistrictKind,
    Family,
    Good,
    GoodsTemple,
    Hiring,
    Job,
    JobKind,
    Ordaining,
    Production,
    Recalling,
    Trading,
)
from game.titles.machu_picchu.content.figures import check_cost
from game.titles.machu_picchu.content.schema import (
    DISTRICT_MODELS,
    AdjacentModel,
    DistrictModel,
    DistrictsFile,
    HireModel,
    JobModel,
    OfferModel,
    OrdainModel,
    ProduceModel,
    RecallModel,
    SacrificeModel,
)

_FAMILIES: Final = {
    "produce": Family.PRODUCTION,
    "sacrifice": Family.TEMPLE,
    "offer": Family.TEMPLE,
    "hire": Family.SET_UP,
    "ordain": Family.HOUSE,
    "trade": Family.SPECIAL,
    "recall": Family.SPECIAL,
}
_EFFECTS: Final = (
    *("produce",) * 5,
    *("sacrifice", "sacrifice", "sacrifice", "offer", "hire", "hire", "ordain", "ordain", "trade", "recall"),
)
_EFFECT_OF: Final = dict(zip(District, _EFFECTS, strict=True))
_DAILY: Final = ("produce", "sacrifice", "offer")  # the effects that need a bonus unit (M-2.1)


class City:
    """What could be read of districts.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.sources: Sources = {}
        source.check(DistrictsFile)
        self.districts = self._districts()
        self.adjacent = self._adjacent()
        self.jobs = self._jobs()

    def _districts(self) -> dict[District, DistrictKind]:
        found = {}
        for name in self.source.check_names(("districts",), tuple(District)):
            district = District(str(name))
            model = self._district(district)
            if model:
                found[district] = DistrictKind(model.family, model.daily, _effect(model))
        return found

    def _district(self, district: District) -> DistrictModel | None:
        """The entry of a district, of the form that its effect has."""
        path = ("districts", district.value)
        kind = node_at(self.source.root, (*path, "effect"))
        word = plain(kind) if kind else None
        expected = _EFFECT_OF[district]
        if kind and word != expected:
            self.source.report(
                (*path, "effect"),
                "wrong_effect",
                near=nearest(word, (expected,)),
                district=district.value,
                expected=expected,
                found=shown(kind),
            )
            return None
        model = sourced(self.source, self.sources, DISTRICT_MODELS[expected], path)
        if model is None:
            return None
        if model.family is not _FAMILIES[expected]:
            details = {"expected": _FAMILIES[expected].value, "found": model.family.value}
            self.source.report((*path, "family"), "wrong_family", **details)
        daily = expected in _DAILY
        if model.daily is not daily:
            found = str(model.daily).lower()
            self.source.report((*path, "daily"), "wrong_daily", expected=str(daily).lower(), found=found)
        if isinstance(model, ProduceModel) and model.good != district.value:
            details = {"district": district.value, "expected": district.value, "found": model.good.value}
            self.source.report((*path, "good"), "wrong_good", **details)
        return model

    def _adjacent(self) -> dict[District, tuple[District, ...]]:
        """The neighbours of each district, in the fixed order; checked: no pair twice, all within reach."""
        model = sourced(self.source, self.sources, AdjacentModel, ("adjacent",))
        if model is None:
            return {}
        beside: dict[District, set[District]] = {district: set() for district in District}
        for number, (one, other) in enumerate(model.pairs):
            path = ("adjacent", "pairs", number)
            if one is other:
                self.source.report(path, "pair_of_one", district=one.value)
            elif other in beside[one]:
                first = next(at for at, pair in enumerate(model.pairs) if set(pair) == {one, other})
                line = self.source.line(("adjacent", "pairs", first))
                self.source.report(path, "pair_twice", first=line)
            beside[one].add(other)
            beside[other].add(one)
        if apart := _apart(beside):
            self.source.report(("adjacent", "pairs"), "not_connected", districts=", ".join(apart))
        return {
            district: tuple(other for other in District if other in beside[district]) for district in District
        }

    def _jobs(self) -> dict[Job, JobKind]:
        found = {}
        places = dict(zip(Job, District, strict=False))  # the production districts are the first ones
        for name in self.source.check_names(("jobs",), tuple(Job)):
            job, path = Job(str(name)), ("jobs", name)
            model = sourced(self.source, self.sources, JobModel, path)
            if model is None:
                continue
            check_cost(self.source, (*path, "cost"), [model.cost])
            if model.district is not places[job]:
                details = {"expected": places[job].value, "found": model.district.value}
                self.source.report((*path, "district"), "wrong_district", job=job.value, **details)
            found[job] = JobKind(model.district, model.cost.amounts())
        return found


def _effect(model: DistrictModel) -> DistrictEffect:
    """The typed effect of a checked entry."""
    match model:
        case ProduceModel():
            return Production(Good(model.good), model.pieces, model.fee.amounts())
        case SacrificeModel():
            return ClergyTemple(model.row, model.stone_steps)
        case OfferModel():
            return GoodsTemple(model.per_unit, model.most, model.stone_steps)
        case HireModel():
            return Hiring(tuple(model.jobs))
        case OrdainModel():
            return Ordaining(tuple(model.rows))
        case RecallModel():
            return Recalling(model.night.goods, model.night.steps)
    return Trading()


def _apart(beside: dict[District, set[District]]) -> list[str]:
    """The districts that cannot be reached from the first one."""
    reached, edge = set[District](), {next(iter(District))}
    while edge:
        reached |= edge
        edge = {other for district in edge for other in beside[district]} - reached
    return [district.value for district in District if district not in reached]
