"""What a screen to be shown is made of, and the games that lie on it."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.datafiles.program_folders import assets_folder
from game.datafiles.yaml_text import read_yaml
from game.datafiles.yaml_tree import ListNode, Node, node_at, plain
from game.i18n.words import Words
from game.match import Match, Seat, Session
from game.mods.installed import AnyInstalledMods
from game.mods.player_mods import installed_mods
from game.protocol import Refusal
from game.record import GameSession
from game.registry import default, title, titles
from game.scenes.seat_colours import emblem_of
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup

if TYPE_CHECKING:
    from game.ui.scene import SceneStack

SEED: Final = 2024  # of whatever a screen shows that chance decides


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
    def shelf(self) -> AnyInstalledMods:
        """The mods that the game comes with."""
        own = load_content() if self.content.mods else self.content
        return installed_mods(title(default()).mods, own, titles(), shipped_alone=True)

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
        return self.opening_in(
            self.position or assets_folder() / "wiraqocha" / "examples" / f"{example}.yaml"
        )

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


def nothing() -> None:
    """What the buttons of a picture do."""
