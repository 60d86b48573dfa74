"""What a screen to be shown is made of, and what a title shows of itself."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.i18n.words import Words
from game.core.contract import AnyTitle, GameData, Refusal
from game.core.match import Session
from game.core.registry import title
from game.kit.data.mods.choice import ModChoice
from game.kit.data.mods.installed import AnyInstalledMods
from game.kit.data.mods.player_mods import installed_mods, mod_parts

if TYPE_CHECKING:
    from game.ui.scene import SceneStack

SEED: Final = 2024  # of whatever a screen shows that chance decides
REST: Final = 9.0  # seconds after which what comes at first has come to rest


class ShowcaseError(Exception):
    """A screen cannot be shown; the text says why."""


@dataclass(frozen=True, slots=True)
class ShowcaseContext:
    """What a screen is made of; `position` is a file with a position, or None for the screen's own example.

    `data` are the title's own, with the mods that are shown.
    """

    words: Words
    data: GameData
    stack: "SceneStack"
    position: Path | None = None

    @property
    def title(self) -> AnyTitle:
        """The title whose screens are shown."""
        return title(self.data.title)

    @property
    def own_data(self) -> GameData:
        """The title's own, with which lessons, challenges and puzzles are always played."""
        own: GameData = self.title.data.load() if self.data.mods else self.data
        return own

    @property
    def installed_mods(self) -> AnyInstalledMods:
        """The mods that the title comes with."""
        return installed_mods(self.title.data.mods(), self.own_data, mod_parts(), shipped_alone=True)

    @property
    def offered_mods(self) -> ModChoice:
        """The same as a form is offered them, those of the data chosen."""
        chosen = tuple(mod.name for mod in self.data.mods)
        return ModChoice(self.installed_mods, chosen, Path("wiraqocha", "mods"), lambda names, filled: None)

    @property
    def has_foreign_example(self) -> bool:
        """Whether mods are shown, and no position that was written for them."""
        return self.position is None and bool(self.data.mods)

    def unfit(self) -> ShowcaseError:
        """That the example of a screen is no moment of a game with the mods that are shown."""
        mods = self.words.listed([mod.name for mod in self.data.mods])
        return ShowcaseError(self.words("showcase.unfit", mods=mods))

    def play(self, session: Session, line: str) -> None:
        """Play a step in notation. Raises ShowcaseError where it is refused."""
        action = session.rules.parse_action(session.state, line)
        applied = action if isinstance(action, Refusal) else session.act(action)
        if isinstance(applied, Refusal):
            if self.has_foreign_example:
                raise self.unfit()
            why = self.title.phrases.explain(self.words, applied)
            raise ShowcaseError(self.words("showcase.bad_step", step=line, why=why))


def do_nothing() -> None:
    """What the buttons of a picture do."""
