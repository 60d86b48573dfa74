"""Games at the positions of assets/wiraqocha/examples."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.ai.available_bots import known_bot
from game.datafiles.program_folders import assets_folder
from game.datafiles.yaml_text import read_yaml
from game.datafiles.yaml_tree import ListNode, Node, node_at, plain
from game.match import Match, Seat, Session
from game.record import GameSession
from game.scenes.portraits import free_rival, rival_name
from game.scenes.seat_colours import emblem_of
from game.scenes.showcase_protocol import Example, ShowcaseContext
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup

_FOLDER: Final = assets_folder() / "wiraqocha" / "examples"
MOTION: Final = _FOLDER / "motion.yaml"
"""A list of positions, each with a name and the steps that lead on from it, the last of which is filmed."""


def content_of(show: ShowcaseContext) -> Content:
    """The data that are shown."""
    assert isinstance(show.data, Content)
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
    """As `game`, with the steps not yet played, and these steps."""
    return example_in(show, show.position or _FOLDER / f"{name}.yaml")


def example_in(show: ShowcaseContext, file: Path, path: tuple[str | int, ...] = ()) -> Example:
    """As `example`, from the place `path` of a file with positions."""
    root = read_yaml(file)
    state = read_position(root, content_of(show), path, extra=("name", "steps"))
    played = state.game
    seats = tuple(
        Seat(show.words(f"menu.names.{number}"), emblem_of(colour, played.colours))
        for number, colour in enumerate(played.colours, 1)
    )
    setup = Setup(played.colours, state.seed, "recommended", played.variants, played.house_rules)
    return Match(setup, seats), GameSession(WIRAQOCHA, state), _steps(root, path)


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


def _steps(root: Node, path: tuple[str | int, ...]) -> list[str]:
    found = node_at(root, (*path, "steps"))
    return [str(plain(item)) for item in found.items] if isinstance(found, ListNode) else []
