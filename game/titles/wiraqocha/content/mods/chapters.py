"""Checks and builds the chapters of a mod."""

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from game.base.files.problems import nearest
from game.base.files.source import Path, Source, StrictModel
from game.base.files.yaml_tree import node_at, problem_at, shown
from game.titles.wiraqocha.content.definitions import (
    YOU,
    Carries,
    Chapter,
    ChapterStart,
    Goal,
    Hold,
    Keep,
    Own,
    PlunderGoal,
    Terrain,
    TokenKind,
    Treasure,
    ValleyData,
    WhiteToken,
    Win,
)
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.mods.tiles_and_layouts import check_count

_Level = Literal["apprentice", "cadet", "surveyor", "engineer"]
_Victory = Literal["any", "treasure", "somnium", "leviathan"]
_TOKENS: Final = ("camp", "explorer", "drill", "zeppelin")
_Count = Annotated[int, Field(ge=1, le=limits.GOAL)]
_Some = Annotated[int, Field(ge=0, le=limits.GOAL)]
_Rounds = Annotated[int, Field(ge=1, le=limits.ROUNDS_OF_CHAPTER)]


class _File(StrictModel):
    chapters: dict[Any, Any]


class _HoldModel(StrictModel):
    kind: str
    count: _Count | None = None
    rounds: _Some = 0
    terrain: Terrain | None = Field(default=None, strict=False)
    tiles: list[str] | None = None


class _OwnModel(StrictModel):
    kind: str
    count: _Count


class _PlunderModel(StrictModel):
    kind: str
    count: _Count = 1
    rival: str = ""


class _WinModel(StrictModel):
    kind: str
    by: _Victory = "any"


class _KeepModel(StrictModel):
    kind: str
    token: Literal["explorer", "drill", "zeppelin"]


_GOALS: Final[dict[str, type[StrictModel]]] = {
    "hold": _HoldModel,
    **{str(what): _OwnModel for what in Treasure},
    "plunder": _PlunderModel,
    "win": _WinModel,
    "keep": _KeepModel,
}


class _MedalModel(StrictModel):
    gold: _Rounds
    silver: _Rounds


class _CarriesModel(StrictModel):
    crater: bool = False
    grudges: bool = False
    relics: _Some = 0
    machines: _Some = 0


class _StartModel(StrictModel):
    crater: str = ""
    board: dict[str, str] = Field(default_factory=dict)
    cubes: dict[str, _Some] = Field(default_factory=dict)
    crystals: dict[str, _Some] = Field(default_factory=dict)
    relics: dict[str, list[str]] = Field(default_factory=dict)
    cards: dict[str, list[str]] = Field(default_factory=dict)
    without: list[str] = Field(default_factory=list)


class _ChapterModel(StrictModel):
    layout: str
    variants: list[str] = Field(default_factory=list)
    rivals: dict[str, _Level]
    goals: list[Any]
    rounds: _Rounds
    medals: _MedalModel
    start: _StartModel = Field(default_factory=_StartModel)
    carries: _CarriesModel = Field(default_factory=_CarriesModel)


def read_chapters(source: Source, content: ValleyData) -> dict[str, Chapter]:
    """The chapters that are written well, in the order of the file; `content` is the game's with all else of the mod.

    Whether the rivals are known and a game can begin so is seen where there are rivals and rules.
    """
    source.check(_File)
    entries = source.entries(("chapters",))
    if not check_count(source, ("chapters",), len(entries), limits.CHAPTERS):
        return {}
    found: dict[str, Chapter] = {}
    for key in entries:
        path: Path = ("chapters", key)
        source.check_word(path)
        model = source.check(_ChapterModel, path)
        if model is not None:
            found[str(key)] = _Chapter(source, path, content).made(model)
    return found


class _Chapter:
    """One chapter under check."""

    def __init__(self, source: Source, path: Path, content: ValleyData) -> None:
        self.source, self.path, self.content = source, path, content
        self.labels: tuple[str, ...] = ()
        self.players: tuple[str, ...] = ()
        self.rounds = 0
        self.crater = ""

    def made(self, model: _ChapterModel) -> Chapter:
        """The chapter, after its problems are added."""
        self._word(("layout",), model.layout, self.content.layouts)
        layout = self.content.layouts.get(model.layout)
        if layout is not None:
            self.labels = tuple(label for row in layout.rows for label in row)
        self.rounds, self.crater = model.rounds, model.start.crater
        for number, variant in enumerate(model.variants):
            self._word(("variants", number), variant, self.content.variants)
        self.players = (YOU, *model.rivals)
        fit = layout.players if layout is not None and layout.players else tuple(self.content.victory)
        if len(self.players) not in fit:
            self._fault(("rivals",), "chapter_players", have=len(self.players), need=", ".join(map(str, fit)))
        if not model.medals.gold <= model.medals.silver <= model.rounds:
            self._fault(("medals",), "chapter_medals", most=model.rounds)
        goals = tuple(
            goal
            for number, said in enumerate(model.goals)
            if (goal := self._goal(("goals", number), said)) is not None
        )
        if len(goals) == len(model.goals) and all(isinstance(goal, Keep) for goal in goals):
            self._fault(("goals",), "chapter_no_goal")
        return Chapter(
            str(self.path[-1]),
            model.layout,
            tuple(sorted(model.variants)),
            model.rivals,
            goals,
            model.rounds,
            model.medals.gold,
            model.medals.silver,
            self._start(model.start),
            Carries(**model.carries.model_dump()),
        )

    def _fault(self, path: Path, reason: str, **details: str | int) -> None:
        at = (*self.path, *path)
        self.source.problems.append(
            problem_at(self.source.root, at, f"problem.{reason}", nearest="", **details)
        )

    def _word(self, path: Path, word: str, known: Collection[str]) -> None:
        """What stands there is one of the words that are known; none is where the layout is not."""
        if known and word not in known:
            options, node = ", ".join(known), node_at(self.source.root, (*self.path, *path))
            found = word if node is None else shown(node)
            self.source.report(
                (*self.path, *path), "unknown_word", near=nearest(word, known), options=options, found=found
            )

    def _goal(self, path: Path, said: object) -> Goal | None:
        kind = said.get("kind") if isinstance(said, dict) else None
        if not isinstance(kind, str) or kind not in _GOALS:
            found = node_at(self.source.root, (*self.path, *path, "kind"))
            self.source.report(
                (*self.path, *path) if found is None else (*self.path, *path, "kind"),
                "chapter_goal",
                near=nearest(kind, _GOALS),
                options=", ".join(_GOALS),
            )
            return None
        model = self.source.check(_GOALS[kind], (*self.path, *path))
        match model:
            case _HoldModel():
                return self._hold(path, model)
            case _OwnModel():
                return self._own(path, Treasure(kind), model.count)
            case _PlunderModel():
                if model.rival:
                    self._word((*path, "rival"), model.rival, self.players[1:])
                return PlunderGoal(model.count, model.rival)
            case _WinModel():
                return Win("" if model.by == "any" else model.by)
            case _KeepModel():
                return Keep(TokenKind(model.token))
            case _:
                return None

    def _own(self, path: Path, what: Treasure, count: int) -> Own:
        content = self.content
        have = {
            Treasure.RELICS: sum(map(self._has_relic, self.labels)),
            Treasure.CRYSTALS: content.figures.crystals,
            Treasure.CARDS: len(content.cards),
        }[what]
        if self.labels and count > have:
            self._fault((*path, "count"), "chapter_own", what=what, need=count, have=have)
        return Own(what, count)

    def _hold(self, path: Path, model: _HoldModel) -> Hold:
        tiles = tuple(model.tiles or ())
        for number, label in enumerate(tiles):
            self._word((*path, "tiles", number), label, self.labels)
        if tiles and model.terrain is not None:
            self._fault((*path, "tiles"), "chapter_hold_both")
        count = model.count or len(tiles)
        laid = [
            label for label in dict.fromkeys(tiles or self.labels) if self._can_hold(label, model.terrain)
        ]
        if self.labels and not 1 <= count <= len(laid):
            self._fault(path, "chapter_hold", count=count, have=len(laid))
        elif count > (tokens := self._tokens()):
            self._fault(path, "chapter_hold_tokens", count=count, have=tokens)
        if model.rounds > self.rounds:
            self._fault((*path, "rounds"), "too_large", found=model.rounds, most=self.rounds)
        return Hold(count, model.rounds, model.terrain, tiles)

    def _tokens(self) -> int:
        """How many tiles a player can hold at most: one with each token, those of cards among them."""
        of_cards = sum(isinstance(card.effect, WhiteToken) for card in self.content.cards)
        return sum(self.content.figures.tokens.values()) + of_cards

    def _can_hold(self, label: str, terrain: Terrain | None) -> bool:
        tile = self.content.tiles.get(label)
        if label == self.crater:
            return False
        return terrain is None or (tile is not None and tile.terrain is terrain)

    def _start(self, model: _StartModel) -> ChapterStart:
        """The start, as far as its words are known."""
        if model.crater:
            self._word(("start", "crater"), model.crater, self.labels)
            if model.crater in model.board or self._has_relic(model.crater):
                self._fault(("start", "crater"), "chapter_crater", found=model.crater)
        board: dict[str, tuple[str, TokenKind]] = {}
        for label, said in model.board.items():
            path: Path = ("start", "board", label)
            self._word(path, label, self.labels)
            who, _, kind = said.partition(" ")
            if who not in self.players or kind not in _TOKENS:
                self._fault(
                    path, "chapter_token", token=_TOKENS[0], found=said, options=", ".join(self.players)
                )
            else:
                board[label] = who, TokenKind(kind)
        for part in ("cubes", "crystals", "relics", "cards"):
            for who in getattr(model, part):
                self._word(("start", part, who), who, self.players)
        self._words_of("relics", model.relics, [label for label in self.labels if self._has_relic(label)])
        cards = [card.name for card in self.content.cards]
        self._words_of("cards", model.cards, cards)
        given = [name for names in model.cards.values() for name in names]
        for number, name in enumerate(model.without):
            self._word(("start", "without", number), name, [card for card in cards if card not in given])
        return ChapterStart(
            model.crater,
            board,
            model.cubes,
            model.crystals,
            {who: tuple(names) for who, names in model.relics.items()},
            {who: tuple(names) for who, names in model.cards.items()},
            tuple(model.without),
        )

    def _has_relic(self, label: str) -> bool:
        return label in self.content.tiles and self.content.tiles[label].relic

    def _words_of(self, part: str, said: dict[str, list[str]], known: Sequence[str]) -> None:
        for who, names in said.items():
            for number, name in enumerate(names):
                self._word(("start", part, who, number), name, known)
