"""The screens round a game: title, new game with its dialogs, settings, credits."""

from pathlib import Path
from typing import TYPE_CHECKING

from game.showcase.show import SEED, Show, nothing

if TYPE_CHECKING:
    from game.scenes.rescue import TroubleDialog
    from game.titles.wiraqocha.setup_form.new_game import NewGameScene


def title(show: Show) -> None:
    _title(show)


def lesson_choice(show: Show) -> None:
    """Which lesson is to be taken, the first of them done."""
    from game.titles.wiraqocha.lesson.choice import LessonChooser

    _title(show)
    show.stack.push(LessonChooser(show.words, ("first",), lambda lesson: None))


def _title(show: Show) -> None:
    from game.scenes.title import TitleCallbacks, TitleScene
    from game.titles.wiraqocha.faces import FACES

    ways = dict.fromkeys(("settings", "rules", "lesson", "credits", "load"), nothing)
    shown = TitleCallbacks(nothing, nothing, nothing, **ways)
    show.stack.push(TitleScene(show.words, FACES.cover, shown))


def new_game(show: Show) -> None:
    """The quick start."""
    from game.titles.wiraqocha.setup_form.quick_start import QuickStartScene

    show.stack.push(
        QuickStartScene(show.words, show.content, lambda match: None, lambda choices: None, nothing)
    )


def new_game_more(show: Show) -> None:
    """The whole form, with levels of several strengths."""
    scene = _form(show)
    for row, level in zip(scene.seats, ("", "surveyor", "empress"), strict=False):
        if level in row.player.shown:
            row.player.select(row.player.shown.index(level))


def _form(show: Show) -> "NewGameScene":
    from game.mods.offer import ModsOffer
    from game.titles.wiraqocha.setup_form.new_game import NewGameScene

    content = show.content
    chosen = tuple(mod.name for mod in content.mods)
    offer = ModsOffer(show.shelf, chosen, Path("wiraqocha", "mods"), lambda names, filled: None)
    scene = NewGameScene(show.words, content, lambda match: None, nothing, mods=offer)
    show.stack.push(scene)
    scene.seed.set_text(str(SEED))
    scene.choices.seed = str(SEED)
    scene.repaint()
    return scene


def mods(show: Show) -> None:
    """The mods at hand, those of the screen's content chosen."""
    _form(show).mods_button.act(None)


def house_rules(show: Show) -> None:
    _form(show).rules.act(None)


def settings(show: Show) -> None:
    from game.profile.settings import Preferences
    from game.scenes.settings import SettingsScene
    from game.titles.wiraqocha.faces import FACES

    preferences = Preferences()
    preferences.speak(show.words.language)
    show.stack.push(SettingsScene(show.words, FACES, preferences, nothing))


def credits(show: Show) -> None:
    from game.scenes.credits import CreditsScene
    from game.titles.wiraqocha.faces import FACES

    show.stack.push(CreditsScene(show.words, FACES.cover, nothing))


def trouble(show: Show) -> None:
    """What a player sees when the program has failed at the table."""
    _trouble(show)


def trouble_details(show: Show) -> None:
    """The same with the technical details unfolded."""
    _trouble(show).turn_details()


def _trouble(show: Show) -> "TroubleDialog":
    from game.scenes.rescue import TroubleDialog
    from game.titles.wiraqocha.showcase.tables import table

    table(show)
    report = Path("wiraqocha", "reports", "2026-11-21.txt")
    error = "ValueError: tile N4 has no owner"
    dialog = TroubleDialog(show.words, error, report, nothing, nothing)
    show.stack.push(dialog)
    return dialog
