"""Positions: the moment of a quest as YAML, both ways: `read_position(format_position(s)) == s` for every position."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.base.files.node_reader import NONE, NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import MapNode, Node, ScalarNode
from game.core.contract import PositionText
from game.kit.rules.positions import Plain, defaults, map_at, position_text, read_fields, without
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.answers import asked_in_order, can_answer
from game.titles.inkas.rules.choosing import still_to_choose
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.notation.describe import describe, seat_names
from game.titles.inkas.rules.notation.frame import CHOOSING, house_rules_said, read_game
from game.titles.inkas.rules.notation.position_checks import check_choosing, check_position, said
from game.titles.inkas.rules.notation.position_fields import bare, position_fields, read_masters
from game.titles.inkas.rules.pending import Fight, Pending, StandAsked, Window
from game.titles.inkas.rules.standing import standing_of
from game.titles.inkas.rules.state import State

_ALWAYS: Final = ("title", "mode", "alliance", "quest", "house_rules", "rolls", "seed", "drawn")
_ALTERNATE: Final = ("goals", "stored", "defeated", "fallen", "qusqu")  # keys of alternate quests
_ALLIANCE: Final = ("declined",)  # keys of an Alliance
_SOLO: Final = ("named",)  # keys of Solo
_ADVANCED: Final = ("hands", "known", "tampus", "amarus", "stuck")  # keys of modes with hands
KEYS: Final = (
    *("title", "players", "mode", "alliance", "solo", "quest", "goals", *CHOOSING, "to_move", "named"),
    *("step", "active", "offered", "draw_offered", "declined", "pulled", "first", "wallas", "staff"),
    *("flags", "llamas", "stored", "defeated", "fallen", "qusqu", "cards", "hands", "known", "tampus"),
    *("amarus", "lasting", "rolls", "pending", "stuck", "victory", "winner", "out", "house_rules"),
    *("turn", "seed", "drawn"),
)


def format_position(state: State, viewer: int | None = None) -> str:
    """The position as YAML; what is as by default is left out. With a `viewer`, the view of that seat."""
    said = describe(state, seen=viewer is not None, viewer=viewer)
    kept = without(said, _taken_for_granted(state))
    head: Plain = {"title": NAME}
    if viewer is not None:
        head["seen_by"] = seat_names(state)[viewer]
    return position_text({**head, **{key: kept[key] for key in KEYS if key in kept}})


def _taken_for_granted(state: State) -> Plain:
    """What a reader takes for granted where this position says nothing."""
    game = state.game
    taken = {
        **defaults(position_fields(game), state, bare(game)),
        "mode": Mode.FAMILY.value,
        "alliance": False,
        "quest": QuestKind.FOUNDING.value,
        "solo": NONE,
        "house_rules": house_rules_said(game.content.house_rules),
    }
    if game.advanced:
        taken["amarus"] = {}  # those of a state are of its frame, and so of the bare one too
    if game.players:
        taken["winner"] = describe(replace(state, winners=0))["winner"]
    else:
        del taken["order"]  # always written
    return taken


def read_position(node: Node, content: InkasData, path: NodePath = (), extra: tuple[str, ...] = ()) -> State:
    """The state that a position describes.

    `path` says where in `node` the position stands, `extra` which further keys may stand beside its own.
    Raises DataError with every fault found.
    """
    reader, root = map_at(node, path)
    given = {key: item for key, item in root.entries.items() if not _is_null(item.value)}
    root = replace(root, entries=given)
    reader.keys(root, (*KEYS, *extra))
    reader.word(root.get("title"), ("title",), [NAME])
    game = read_game(reader, root, content)
    if game is None:
        raise DataError(reader.problems)
    if game.players and game.advanced:
        game = game.mastered(read_masters(reader, root, game))
    for key in _foreign_keys(game):
        if key in root.entries and said(root, key) and said(root, key) != ["False"]:
            reader.fault((key,), "position.later_mode", found=key)
    if not game.players:
        for said_key in root.entries:
            if said_key in KEYS and said_key not in (*CHOOSING, *_ALWAYS):
                reader.fault((said_key,), "position.not_while_choosing")
    state = read_fields(position_fields(game), reader, root, bare(game))
    if not reader.problems and game.legendary:
        state = _framed(state)
    if not reader.problems and game.players:
        state = replace(state, pending=tuple(_found_out(state)))
    if not reader.problems:
        (check_position if game.players else check_choosing)(reader, root, state)
    if reader.problems:
        raise DataError(reader.problems)
    return _finished(root, state)


def _foreign_keys(game: Game) -> tuple[str, ...]:
    """Keys that say something of other quests alone."""
    foreign = {
        _ADVANCED: not game.advanced,
        _ALLIANCE: not game.alliance,
        _ALTERNATE: not game.alternate,
        _ALTERNATE[-1:]: game.advanced,
        _SOLO: not game.led,
    }
    return tuple(key for keys, apart in foreign.items() if apart for key in keys)


def _framed(state: State) -> State:
    """The state in the frame of what lasts; a web is where its user stands."""
    placed = [
        replace(one, places=(state.places[one.user],)) if one.shape is LastingState.WEB else one
        for one in state.lasting
    ]
    game = state.game.as_it_stands(standing_of(state.game.masters, placed))
    return replace(state, game=game, lasting=tuple(placed), seen=None)


def _finished(root: MapNode, state: State) -> State:
    """What follows from all that was read: who has won, and who chooses next."""
    if not state.game.players:
        return replace(state, mover=still_to_choose(state)[0])
    names = seat_names(state)
    return replace(state, winners=sum(1 << names.index(name) for name in said(root, "winner")))


def _found_out(state: State) -> Iterator[Pending]:
    """What is pending, with what a position need not say: where it happens, and who is asked in the last window."""
    for number, entry in enumerate(state.pending):
        last = number == len(state.pending) - 1
        match entry:
            case Window(action=Fight(place=-1) as fight):
                yield _asked(
                    state, replace(entry, action=replace(fight, place=state.places[fight.amaru])), last
                )
            case Window():
                yield _asked(state, entry, last)
            case StandAsked(place=-1):
                yield replace(entry, place=state.places[entry.amaru])
            case _:
                yield entry


def _asked(state: State, window: Window, last: bool) -> Window:
    if not last or window.of != NOBODY:
        return window
    there = replace(state, pending=(*state.pending[:-1], window))
    asked = [seat for seat in asked_in_order(there, window) if can_answer(there, window, seat)]
    return replace(window, of=asked[0]) if asked else window


def _is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.value is None


def _parsed(content: InkasData, text: str) -> State:
    return read_position(read_yaml_text(text, "position"), content)


POSITIONS: Final = PositionText(format_position, _parsed)
