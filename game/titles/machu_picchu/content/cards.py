"""Checks and builds what cards.yaml says: the Sacrifice Cards, made of pairs of icons, and the Moon Tiles."""

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import ListNode, node_at
from game.kit.data.sourced import Sources, sourced
from game.titles.machu_picchu.content.definitions import (
    CARDS,
    ICONS,
    MoonReward,
    MoonTile,
    Row,
    SacrificeCard,
)
from game.titles.machu_picchu.content.schema import (
    CardsFile,
    GoldModel,
    MoonModel,
    OverrideModel,
    SacrificeCardsModel,
)


class CardsBook:
    """What could be read of cards.yaml; complete when its source has no problem."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.sources: Sources = {}
        source.check(CardsFile)
        self.cards = self._cards()
        self.moon = self._moon()

    def _cards(self) -> tuple[SacrificeCard, ...]:
        path = ("sacrifice",)
        model = sourced(self.source, self.sources, SacrificeCardsModel, path)
        changed = self._override()
        if model is None:
            return ()
        if tuple(model.icons) != ICONS:
            self.source.report((*path, "icons"), "wrong_icons", expected=", ".join(ICONS))
        found = []
        for name in CARDS:
            first, second = name.split("+")
            gold = changed.get(name, _gold(model.gold, first, second))
            found.append(SacrificeCard(name, (first, second), gold))
        return tuple(found)

    def _override(self) -> dict[str, int]:
        """The gold of single cards."""
        path = ("sacrifice", "override")
        found = {}
        for name in self.source.entries(path):
            if name not in CARDS:
                turned = "+".join(reversed(str(name).split("+")))
                near = turned if turned in CARDS else nearest(name, CARDS)
                self.source.report((*path, name), "unknown_key", near=near, options=", ".join(CARDS))
            elif model := sourced(self.source, self.sources, OverrideModel, (*path, name)):
                found[str(name)] = model.gold
        return found

    def _moon(self) -> dict[MoonTile, MoonReward]:
        tiles = node_at(self.source.root, ("moon",))
        found: dict[MoonTile, MoonReward] = {}
        lines: dict[MoonTile, int] = {}
        for number in range(len(tiles.items) if isinstance(tiles, ListNode) else 0):
            path, before = ("moon", number), len(self.source.problems)
            model = sourced(self.source, self.sources, MoonModel, path)
            if model is None:
                told = self.source.problems[before:]
                if any(
                    problem.key.endswith(".id") for problem in told
                ):  # what it lacks, the tile that is meant has
                    told = [
                        one for one in told if one.key.endswith(".id") or one.reason != "problem.missing_key"
                    ]
                    self.source.problems[before:] = told
                continue
            if model.id in found:
                self.source.report((*path, "id"), "tile_twice", first=lines[model.id])
            lines.setdefault(model.id, self.source.line(path))
            found[model.id] = MoonReward(model.gain.amounts(), model.fee.amounts(), model.steps)
        if not self.source.problems:
            for tile in MoonTile:
                if tile not in found:
                    self.source.report(("moon",), "tile_missing", tile=tile)
        return found


def _gold(figures: GoldModel, first: str, second: str) -> int:
    """The gold of a card by what its icons are: jobs or clergy (M-12.3)."""
    clergy = (first in tuple(Row)) + (second in tuple(Row))
    return (figures.two_jobs, figures.job_and_clergy, figures.two_clergy)[clergy]
