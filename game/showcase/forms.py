"""The screens round a game of any title: title, forms, settings, credits, what is said when something breaks."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import COMMAND
from game.core.contract import Achievements, DailyGame
from game.kit.forms.title_forms import SetupForms
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.showcase_protocol import SEED, ShowcaseContext, do_nothing
from game.scenes.title_art import Cover
from game.scenes.title_campaigns import TitleCampaigns
from game.scenes.title_puzzles import TitlePuzzles
from game.showcase.defaults import showcase

if TYPE_CHECKING:
    from game.kit.forms.setup_form import SetupForm
    from game.scenes.error_dialog import ErrorDialog


def title(show: ShowcaseContext) -> None:
    from game.core.registry import title as find
    from game.core.registry import titles
    from game.scenes.main_menu import MainMenuScene, TitleCallbacks
    from game.scenes.shelf import Shelf, ShelvedGame

    own = show.title
    parts = {
        "lesson": TitleLessons,
        "daily": DailyGame,
        "puzzles": TitlePuzzles,
        "campaigns": TitleCampaigns,
        "medals": Achievements,
    }
    names = [
        "settings",
        "rules",
        "credits",
        "load",
        "statistics",
        *(way for way in parts if own.has(parts[way])),
    ]
    shown = TitleCallbacks(do_nothing, do_nothing, do_nothing, **dict.fromkeys(names, do_nothing))
    games = {
        name: ShelvedGame(show.words.with_title(name)("title.name"), find(name).part(Cover))
        for name in titles()
    }
    shelf = Shelf(list(games), own.name, games, _leads_nowhere, _leads_nowhere) if len(games) > 1 else None
    show.stack.push(MainMenuScene(show.words, own.part(Cover), shown, shelf=shelf))


def new_game(show: ShowcaseContext) -> None:
    """The quick start."""
    from game.base.profile.preferences import Preferences
    from game.kit.forms.quick_start import QuickStartScene

    forms = show.title.part(SetupForms).make(show.words, show.data)
    show.stack.push(QuickStartScene(forms, _leads_nowhere, _leads_nowhere, do_nothing, Preferences()))


def setup_form(show: ShowcaseContext) -> "SetupForm[Any]":
    """The whole form before a game."""
    from game.base.profile.preferences import Preferences
    from game.kit.forms.setup_form import SetupForm

    forms = show.title.part(SetupForms).make(show.words, show.data)
    choices = replace(forms.choices(), seed=str(SEED))
    form = SetupForm(forms, choices, _leads_nowhere, do_nothing, Preferences(), show.offered_mods)
    show.stack.push(form)
    return form


def mods(show: ShowcaseContext) -> None:
    """The installed mods, those of the screen's data chosen."""
    setup_form(show).mods_button.act(None)


def _leads_nowhere(chosen: object) -> None:
    """What is chosen in a picture."""


def settings(show: ShowcaseContext) -> None:
    from game.base.profile.preferences import Preferences
    from game.scenes.settings import SettingsScene

    preferences = Preferences()
    preferences.speak(show.words.language)
    show.stack.push(SettingsScene(show.words, show.title, preferences, do_nothing))


def keys(show: ShowcaseContext) -> None:
    """The page of all keys, one of them chosen."""
    from game.base.keys.bindings import TitleKeys
    from game.base.keys.shell_keys import SHELL_KEYS
    from game.base.profile.preferences import Preferences
    from game.scenes.keys.scene import KeysScene

    preferences = Preferences()
    preferences.change(replace(preferences.now, keys={"table.hint": "?"}))
    groups = (*SHELL_KEYS[:2], *show.title.part(TitleKeys).groups, *SHELL_KEYS[2:])
    show.stack.push(KeysScene(show.words, [(group, show.words) for group in groups], preferences, do_nothing))


def credits(show: ShowcaseContext) -> None:
    from game.scenes.credits import CreditsScene

    show.stack.push(CreditsScene(show.words, show.title.part(Cover), do_nothing))


def trouble(show: ShowcaseContext) -> None:
    """What a player sees when the program has failed at the table."""
    _trouble(show)


def trouble_details(show: ShowcaseContext) -> None:
    """The same with the technical details unfolded."""
    _trouble(show).turn_details()


def _trouble(show: ShowcaseContext) -> "ErrorDialog":
    from game.scenes.error_dialog import ErrorDialog

    showcase(show.title).screens["table"](show)
    report = Path(COMMAND, "reports", "2026-11-21.txt")
    error = "ValueError: no seat 7"
    dialog = ErrorDialog(show.words, error, report, do_nothing, do_nothing)
    show.stack.push(dialog)
    return dialog
