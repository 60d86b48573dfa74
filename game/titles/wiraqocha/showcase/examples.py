"""Games at the positions of assets/wiraqocha/examples."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.base.files.program_folders import assets_folder
from game.base.files.yaml_text import read_yaml
from game.core.bots.available_bots import known_bot
from game.core.match import Match, Seat, Session
from game.core.record import GameSession
from game.kit.portraits import free_rival, rival_name
from game.scenes.showcase_protocol import SEED, ShowcaseContext
from game.scenes.title_showcase import Example
from game.showcase.defaults import people
from game.showcase.motion_file import steps_of
from game.showcase.played import played
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

_FOLDER: Final = assets_folder() / "wiraqocha" / "examples"
_TABLES: Final = {"table": 4, "table-two": 2, "busy": 4}
"""The examples that are just a game in its middle, with their players."""
_BEGUN: Final = 2  # actions of a turn that a picture shows
MOTION: Final = _FOLDER / "motion.yaml"
"""A list of positions, each with a name and the steps that lead on from it, the last of which is filmed."""


def content_of(show: ShowcaseContext) -> ValleyData:
    """The data that are shown."""
    assert isinstance(show.data, ValleyData)
    return show.data


def game(show: ShowcaseContext, name: str) -> tuple[Match, Session]:
    """The game at the position, with the steps that its file names played, in seats with the usual names.

    Raises DataError for a file with faults and ShowcaseError for a step that is refused.
    """
    match, session, steps = example(show, name)
    for line in steps:
        show.play(session, line)
    return match, session


def example(show: ShowcaseContext, name: str) -> Example:
    """As `game`, with the steps not yet played, and these steps.

    A table with mods that lay other tiles or bring a valley is that of a game which was played there.
    """
    if show.has_foreign_example and name in _TABLES and _lays_tiles(content_of(show)):
        match, session, steps = played(show, _match_there(show, _TABLES[name]))
        return match, session, steps if name == "busy" else steps[:_BEGUN]
    return example_in(show, show.position or _FOLDER / f"{name}.yaml")


def example_in(show: ShowcaseContext, file: Path, path: tuple[str | int, ...] = ()) -> Example:
    """As `example`, from the place `path` of a file with positions."""
    root = read_yaml(file)
    state = read_position(root, content_of(show), path, extra=("name", "steps"))
    game = state.game
    setup = Setup(game.colours, state.seed, "recommended", game.variants, game.house_rules)
    return Match(setup, people(show, game.colours)), GameSession(WIRAQOCHA, state), steps_of(root, path)


def need_tiles(show: ShowcaseContext, state: State, *labels: str) -> None:
    """Raise ShowcaseError where a screen points at tiles that mods have replaced."""
    if not state.game.index.keys() >= set(labels):
        raise show.unfit()


def _lays_tiles(content: ValleyData) -> bool:
    return any(mod.additions.replaces or mod.additions.layouts for mod in content.mods)


def _match_there(show: ShowcaseContext, players: int) -> Match:
    """A game of so many on the first valley that the mods bring, or of as many as that is for."""
    content = content_of(show)
    brought = [layout for mod in content.mods for layout in mod.additions.layouts.values()]
    for_as_many = [layout for layout in brought if not layout.players or players in layout.players]
    layout = next(iter([*for_as_many, *brought]), content.layouts["recommended"])
    if layout.players and players not in layout.players:
        players = max(layout.players)
    colours = content.colours[:players]
    return Match(Setup(colours, SEED, layout.name), people(show, colours))


def with_rivals(show: ShowcaseContext, match: Match, bots: Sequence[str]) -> Match:
    """The match with these computer players (empty: a person) in turn order, each of whom is an explorer."""
    seats: list[Seat] = []
    for seat, bot in zip(match.seats, bots, strict=False):
        known = known_bot(BOTS, bot)
        taken = [other.rival for other in seats]
        rival = free_rival(BOTS.rivals, taken, known.temperament) if known is not None else None
        who = replace(seat, name=rival_name(show.words, rival), rival=rival.name) if rival else seat
        seats.append(replace(who, bot=bot))
    return replace(match, seats=tuple(seats))
