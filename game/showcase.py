"""Every screen of the game as a picture, without a window and without a clock: for pictures, tests and measurements.

`SCREENS` is the list; a new screen is a function that puts it on the stack, and a line there.
"""

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.content.definitions import Content
from game.content.load import load_content
from game.content.mods.shelf import ModShelf
from game.content.yaml_text import read_yaml
from game.content.yaml_tree import ListNode, Node, node_at, plain
from game.folders import assets_folder
from game.match import Match, Seat, Session
from game.modding import shelf_of, words_with
from game.phrases import explain
from game.protocol import Refusal
from game.record import GameSession
from game.rules import WIRAQOCHA
from game.rules.actions import Plunder
from game.rules.notation.positions import read_position
from game.rules.setup import Setup
from game.scenes.liveries import emblem_of
from game.words import Words

if TYPE_CHECKING:
    from pygame import Surface

    from game.scenes.new_game import NewGameScene
    from game.scenes.table import TableScene
    from game.ui.scene import SceneStack

SEED: Final = 2024  # of whatever a screen shows that chance decides
_MOMENTS: Final = 20  # tenths of a second that pass until a tip has come
_ACTIONS: Final = 900  # of the game whose story is told
_EVENING: Final = 1_795_000_000  # when the games of the list were played, in seconds of the epoch

Size = tuple[int, int]


class ShowcaseError(Exception):
    """A screen cannot be shown; the text says why."""


@dataclass(frozen=True, slots=True)
class Show:
    """What a screen is made of; `position` is a file with a position, or None for the screen's own example."""

    words: Words
    content: Content
    stack: "SceneStack"
    position: Path | None = None

    @property
    def shelf(self) -> ModShelf:
        """The mods that the game comes with."""
        return shelf_of(load_content() if self.content.mods else self.content, shipped_alone=True)

    def game(self, example: str) -> tuple[Match, Session]:
        """The game at the position, with the steps that its file names played, in seats with the usual names.

        Raises DataError for a file with faults and ShowcaseError for a step that is refused.
        """
        match, session, steps = self.opening(example)
        for line in steps:
            self.play(session, line)
        return match, session

    def opening(self, example: str) -> tuple[Match, Session, list[str]]:
        """As `game`, with the steps not yet played, and these steps."""
        return self.opening_in(self.position or assets_folder() / "examples" / f"{example}.yaml")

    def opening_in(self, file: Path, path: tuple[str | int, ...] = ()) -> tuple[Match, Session, list[str]]:
        """As `opening`, from the place `path` of a file with positions."""
        root = read_yaml(file)
        state = read_position(root, self.content, path, extra=("name", "steps"))
        game = state.game
        seats = tuple(
            Seat(self.words(f"menu.names.{number}"), emblem_of(colour, game.colours))
            for number, colour in enumerate(game.colours, 1)
        )
        setup = Setup(game.colours, state.seed, "recommended", game.variants, game.house_rules)
        return Match(setup, seats), GameSession(WIRAQOCHA, state), _steps(root, path)

    def play(self, session: Session, line: str) -> None:
        """Play a step in notation. Raises ShowcaseError where it is refused."""
        action = WIRAQOCHA.parse_action(session.state, line)
        applied = action if isinstance(action, Refusal) else session.act(action)
        if isinstance(applied, Refusal):
            why = explain(self.words, applied)
            raise ShowcaseError(self.words("showcase.bad_step", step=line, why=why))


def _steps(root: Node, path: tuple[str | int, ...]) -> list[str]:
    found = node_at(root, (*path, "steps"))
    return [str(plain(item)) for item in found.items] if isinstance(found, ListNode) else []


def _nothing() -> None:
    """What the buttons of a picture do."""


def _title(show: Show) -> None:
    from game.scenes.title import TitleAnswers, TitleScene

    ways = dict.fromkeys(("settings", "rules", "lesson", "credits", "load"), _nothing)
    answers = TitleAnswers(_nothing, _nothing, _nothing, **ways)
    show.stack.push(TitleScene(show.words, answers))


def _new_game(show: Show) -> None:
    _form(show)


def _form(show: Show) -> "NewGameScene":
    from game.scenes.mods_dialog import ModsOffer
    from game.scenes.new_game import NewGameScene

    content = show.content
    chosen = tuple(mod.name for mod in content.mods)
    offer = ModsOffer(show.shelf, chosen, Path("wiraqocha", "mods"), lambda names, filled: None)
    scene = NewGameScene(show.words, content, lambda match: None, _nothing, mods=offer)
    show.stack.push(scene)
    scene.seed.set_text(str(SEED))
    scene.choices.seed = str(SEED)
    scene.repaint()
    return scene


def _mods(show: Show) -> None:
    """The mods at hand, those of the screen's content chosen."""
    _form(show).mods_button.act(None)


def _house_rules(show: Show) -> None:
    _form(show).rules.act(None)


def _settings(show: Show) -> None:
    from game.scenes.settings import SettingsScene
    from game.settings import Preferences

    preferences = Preferences()
    preferences.speak(show.words.language)
    show.stack.push(SettingsScene(show.words, preferences, _nothing))


def _credits(show: Show) -> None:
    from game.scenes.credits import CreditsScene

    show.stack.push(CreditsScene(show.words, _nothing))


def _table_of(show: Show, example: str) -> "TableScene":
    from game.scenes.table import TableScene
    from game.scenes.table.menu import MenuWays

    match, session = show.game(example)
    ways = MenuWays(_nothing, settings=_nothing, rules=_nothing, save_as=_nothing)
    scene = TableScene(match, session, show.words, leave=_nothing, over=_nothing, ways=ways)
    show.stack.push(scene)
    return scene


def _table(show: Show) -> None:
    _table_of(show, "table")


def _table_for_two(show: Show) -> None:
    _table_of(show, "table-two")


def _pointed(scene: "TableScene", *spots: tuple[int, int], held: bool = False) -> None:
    """Move the pointer over spots of a table, with what lies at the first in the hand if `held`; tips have come."""
    import pygame
    from pygame.event import Event

    scene.handle(Event(pygame.MOUSEMOTION, pos=spots[0], rel=(0, 0), buttons=(0, 0, 0)))
    if held:
        scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1))
    for spot in spots[1:]:
        scene.handle(Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(held, 0, 0)))
    for _ in range(_MOMENTS):
        scene.update(0.1)


def _market(show: Show) -> None:
    """The market, with a card pointed at."""
    scene = _table_of(show, "aim")
    state = scene.session.state
    _pointed(scene, scene.places().market_card(state.game.cards[state.market[1]].name))


def _dragging(show: Show) -> None:
    """A token in the hand over a tile that it can take."""
    scene = _table_of(show, "aim")
    places = scene.places()
    _pointed(
        scene,
        places.reserve_token("zeppelin"),
        places.tile_centre("N7"),
        places.tile_centre("N11"),
        held=True,
    )


def _forbidden(show: Show) -> None:
    """A token in the hand over a tile that it cannot take, and why."""
    scene = _table_of(show, "aim")
    places = scene.places()
    _pointed(
        scene, places.reserve_token("drill"), places.tile_centre("N4"), places.tile_centre("N12"), held=True
    )


def _payment(show: Show) -> None:
    """The choice between several ways to pay with dice."""
    from game.rules.actions import Conquer
    from game.scenes.table.choices import narrow

    scene = _table_of(show, "aim")
    actions = WIRAQOCHA.legal_actions(scene.session.state)
    wanted = [a for a in actions if isinstance(a, Conquer) and a.tile == "N7" and a.token.kind == "drill"]
    scene.answer(narrow(wanted))


def _company(show: Show) -> None:
    """The turn of a computer player, which points at what it is about to do."""
    from game.scenes.table import TableScene
    from game.thinking.here import CounselHere

    match, session = show.game("table")
    bots = ("cadet", "surveyor:miner", "engineer:raider", "empress:inventor")
    seats = tuple(replace(seat, bot=bot) for seat, bot in zip(match.seats, bots, strict=False))
    match = replace(match, seats=seats)
    scene = TableScene(match, session, show.words, leave=_nothing, over=_nothing, counsel=CounselHere())
    show.stack.push(scene)
    scene.update(1.0)


def _menu(show: Show) -> None:
    import pygame

    escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    _table_of(show, "table").handle(escape)


def _question(show: Show) -> None:
    """What to take from a Camp: a question with pictures."""
    from game.scenes.table.choices import narrow

    scene = _table_of(show, "plunder")
    actions = WIRAQOCHA.legal_actions(scene.session.state)
    scene.answer(narrow(action for action in actions if isinstance(action, Plunder)))


def _victory(show: Show) -> None:
    from game.scenes.victory import VictoryScene

    match, session = show.game("victory")
    if session.state.winner < 0:
        raise ShowcaseError(show.words("showcase.no_winner", file=show.position))
    scene = VictoryScene(
        show.words, match, session.state, look=_nothing, to_title=_nothing, story=_nothing, watch=_nothing
    )
    show.stack.push(scene)


def _rules(show: Show) -> None:
    from game.scenes.rules import RulesScene

    show.stack.push(RulesScene(show.words, show.content, "tiles.ruins"))


def _rules_search(show: Show) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules import RulesScene

    scene = RulesScene(show.words, show.content)
    show.stack.push(scene)
    scene.open("cards.force_field")
    scene.field.insert(show.words("token.camp"))


def _lesson(show: Show) -> None:
    """The lesson where a Camp is plundered."""
    from game.lesson import Course, load_lesson
    from game.scenes.lesson import LessonScene
    from game.scenes.table.menu import MenuWays

    course = Course(load_lesson(show.content))
    while course.step.name != "plunder":
        course.skip()
    show.stack.push(LessonScene(show.words, course, MenuWays(_nothing)))


def _story(show: Show) -> None:
    """The story of a game that was played by chance."""
    from game.chronicle import story
    from game.scenes.story import StoryScene

    match, session, _ = show.opening("table-two")
    chance = random.Random(SEED)
    for _ in range(_ACTIONS):
        options = WIRAQOCHA.legal_actions(session.state)
        if not options:
            break
        session.act(chance.choice(options))
    show.stack.push(StoryScene(show.words, match, story(session.initial, session.steps), _nothing))


def _recorded(show: Show, folder: Path, actions: int = 160) -> tuple[Match, Session]:
    """A game played by chance from its set-up and recorded in a folder."""
    from game.match import begin_match
    from game.record import Saves

    seats = (Seat(show.words("menu.names.1"), "star"), Seat(show.words("menu.names.2"), "anchor"))
    match = Match(Setup(show.content.colours[:2], SEED), seats)
    session = begin_match(match, show.content, Saves(folder))
    chance = random.Random(SEED)
    for _ in range(actions):
        session.act(chance.choice(WIRAQOCHA.legal_actions(session.state)))
    return match, session


def _load(show: Show) -> None:
    """Games under names, one of which is damaged."""
    from game.match import save_match
    from game.record import Saves, Shelf
    from game.scenes.load import LoadScene, LoadWays

    with TemporaryDirectory() as place:
        saves = Saves(Path(place))
        match, session = _recorded(show, saves.folder)
        session.close()
        for number in (1, 2, 3):
            saved = save_match(show.words(f"menu.names.{number}"), match, session, saves)
            if isinstance(saved, Path):
                if number == 2:
                    text = saved.read_text("utf-8").splitlines(keepends=True)
                    saved.write_text("".join([*text[:40], "?\n", *text[41:]]), "utf-8")
                os.utime(saved, (_EVENING - number * 600_000,) * 2)
        ways = LoadWays(_nothing, lambda summary: None, lambda summary: None, lambda content: True, _nothing)
        scene = LoadScene(show.words, show.content, saves, ways, Shelf.SAVED)
        show.stack.push(scene)
        scene.look_at_all_seen()
        scene.list.rows = [replace(row, path=Path(row.path.name)) for row in scene.list.rows]
        scene.list.point_at(1)


def _statistics(show: Show) -> None:
    """What some evenings add up to."""
    from game.scenes.statistics import StatisticsScene
    from game.statistics import GameResult, PlayerResult, Statistics
    from game.statistics.database import FILE

    chance = random.Random(SEED)
    people = [(show.words(f"menu.names.{number}"), "") for number in (1, 2, 3)]
    seats = [*people, ("", "surveyor"), ("", "engineer")]
    results = []
    for number in range(40):
        players = tuple(
            PlayerResult(name, bot, colour, 60, chance.gauss(0, 8))
            for (name, bot), colour in zip(chance.sample(seats, 3), show.content.colours, strict=False)
        )
        kind = chance.choice(["treasure", "somnium", "leviathan"])
        turns = round(chance.gauss(38, 9))
        results.append(
            GameResult(f"{number}", float(number), "random", (), turns, chance.randrange(3), kind, players)
        )
    with TemporaryDirectory() as place:
        statistics = Statistics(Path(place) / FILE)
        statistics.keep(results)
        scene = StatisticsScene(show.words, statistics, Path(place) / "games", show.content, _nothing)
        show.stack.push(scene)
        scene.read_all()
        statistics.close()


def _replay(show: Show) -> None:
    """A game that is watched again, in its middle."""
    from game.record.playback import Playback
    from game.scenes.viewer import ReplayScene, ReplayWays

    with TemporaryDirectory() as place:
        match, session = _recorded(show, Path(place))
        session.close()
    playback = Playback(WIRAQOCHA, session.initial, session.steps, at=len(session.steps) * 2 // 3)
    show.stack.push(ReplayScene(match, playback, show.words, ReplayWays(_nothing, lambda at: None)))


SCREENS: Final[dict[str, Callable[[Show], None]]] = {
    "title": _title,
    "new-game": _new_game,
    "house-rules": _house_rules,
    "mods": _mods,
    "settings": _settings,
    "credits": _credits,
    "table": _table,
    "table-two": _table_for_two,
    "market": _market,
    "dragging": _dragging,
    "forbidden": _forbidden,
    "payment": _payment,
    "company": _company,
    "menu": _menu,
    "question": _question,
    "victory": _victory,
    "story": _story,
    "rules": _rules,
    "rules-search": _rules_search,
    "lesson": _lesson,
    "load": _load,
    "replay": _replay,
    "statistics": _statistics,
}
FROM_POSITION: Final = frozenset({"company", "table", "table-two", "menu", "victory"})


def set_up(name: str, show: Show) -> None:
    """Put a screen of `SCREENS` on the stack, the same one every time. Raises DataError and ShowcaseError."""
    from game.scenes.mod_pictures import show_pictures

    random.seed(SEED)
    show_pictures(show.content.mods)
    SCREENS[name](replace(show, words=words_with(show.words, show.content.mods)))


@contextmanager
def stage(size: Size) -> Iterator["SceneStack"]:
    """A stack of scenes that no window shows, to be drawn with `draw`; sizes in pixels."""
    # A driver that is no screen: nothing opens, and no window manager has a say in the size.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.ui.keep import forget_pictures
    from game.ui.scale import Scale
    from game.ui.scene import SceneStack

    pygame.display.init()
    pygame.display.set_mode(size)
    forget_pictures()
    stack = SceneStack(Scale(*size))
    try:
        yield stack
    finally:
        for scene in reversed(stack.scenes):
            scene.leave()


def draw(stack: "SceneStack") -> "Surface":
    """The picture of what lies on the stack, at its first moment: nothing has moved yet."""
    from pygame import Surface

    surface = Surface(stack.scale.size)
    stack.draw(surface)
    return surface
