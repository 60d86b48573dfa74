"""A game at the table: who sits where and what they chose, as the journal's header keeps it.

This is where the record, which knows no game, meets the rules, which know no names.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game import __version__
from game.content.definitions import Content
from game.record import Fault, GameSession, Header, Resumed, Saves, resume
from game.rules import WIRAQOCHA
from game.rules.actions import Action
from game.rules.events import Event
from game.rules.game import HouseRules
from game.rules.setup import Setup, SetupError, new_game
from game.rules.state import State

GAME = "wiraqocha"
NAME_LENGTH = 32  # characters of a player's name at most

Session = GameSession[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player at the table, in turn order with the colours of the set-up."""

    name: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Match:
    """What a game starts from: the rules' set-up, and a seat for each of its colours."""

    setup: Setup
    seats: tuple[Seat, ...]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _PlayerForm(_Form):
    colour: str
    name: Annotated[str, Field(max_length=NAME_LENGTH)]
    emblem: str


class _SetupForm(_Form):
    players: list[_PlayerForm]
    layout: str
    variants: list[str]
    house_rules: dict[str, bool]


def header_of(match: Match, content: Content) -> Header:
    """The journal's header for this match, played with this content."""
    setup = match.setup
    form = _SetupForm(
        players=[
            _PlayerForm(colour=colour, name=seat.name, emblem=seat.emblem)
            for colour, seat in zip(setup.colours, match.seats, strict=True)
        ],
        layout=setup.layout,
        variants=list(setup.variants),
        house_rules=asdict(setup.house_rules),
    )
    return Header(GAME, __version__, content.digest, setup.seed, form.model_dump())


def match_of(header: Header) -> Match | Fault:
    """The match that a header tells of, or what is wrong with the header."""
    if header.game != GAME:
        return Fault("other_game", 1, {"found": header.game})
    try:
        form = _SetupForm.model_validate(dict(header.setup))
        house_rules = HouseRules(**form.house_rules)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        return Fault("bad_header", 1, {"key": f"setup.{place}"})
    except TypeError:
        return Fault("bad_header", 1, {"key": "setup.house_rules"})
    colours = tuple(player.colour for player in form.players)
    setup = Setup(colours, header.seed, form.layout, tuple(form.variants), house_rules)
    return Match(setup, tuple(Seat(player.name, player.emblem) for player in form.players))


def initial_state(header: Header, content: Content) -> State | Fault:
    """The state that the game of this header begins with, or why none can."""
    match = match_of(header)
    if isinstance(match, Fault):
        return match
    try:
        return new_game(content, match.setup)
    except SetupError as error:
        return Fault("bad_setup", 1, {"choice": str(error)})


def begin_match(match: Match, content: Content, saves: Saves | None) -> Session:
    """A new game, recorded from the start (None: not recorded). Raises SetupError."""
    initial = new_game(content, match.setup)
    file = saves.begin(header_of(match, content)) if saves else None
    return GameSession(WIRAQOCHA, initial, file)


def resume_match(path: Path, content: Content) -> Resumed[State, Action, Event] | Fault:
    """Go on with the recorded game in this file; see `game.record.resume`."""
    return resume(WIRAQOCHA, path, lambda header: initial_state(header, content))
