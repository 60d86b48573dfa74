"""The scenes of Legendary powers: each power has its own, which can be painted at any moment."""

import pytest
from pygame import Rect

from game.base.profile.settings import MotionSettings
from game.titles.inkas.board.layout.ring import picture_middle, wall_line
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.powers.scenes import MOTIFS, unleashed
from game.titles.inkas.board.motion.transition import Snapshot, Transition
from game.titles.inkas.board.ring.lasting import seen_lasting, seen_walls
from game.titles.inkas.content.legends import Assailing
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.inkas import INKAS
from tests.support.quest_table import QuestTable, position, quest_data

NAMING = {"hypertornado": ("Cb2", "Cc2", "Cc1", "T"), "firewall": ("Ca1",), "ultraseism": ("C",)}
REACHED = ("Ca1", "Cb1", "Ca2", "Cb2")


def test_every_power_and_second_part_has_its_scene() -> None:
    kinds = quest_data().legends.values()
    added = [kind.addition for kind in kinds if kind.addition]
    shown = {more.name for more in added if not any(isinstance(one, Assailing) for one in more.effects)}
    assert set(MOTIFS) == {kind.name for kind in kinds} | shown


@pytest.fixture(scope="module")
def still() -> Transition:
    wallas = {"ayar_kachi": "Ca2", "ayar_uchu": "Cb1", "yana_uru": "Cb2"}
    keys = {"to_move": "inka", "step": "move", "turn": 5, "wallas": wallas, "staff": "yana_uru"}
    table = QuestTable(position(mode="legendary", players={"inka": "C", "chanka": "Q"}, **keys))
    table.window.frames(1)
    now = Snapshot.of(table.board.view)
    return Transition(now, now)


@pytest.mark.parametrize("power", MOTIFS)
def test_a_scene_begins_without_a_trace_and_is_seen_in_its_middle(still: Transition, power: str) -> None:
    event = e.PowerUnleashed(0, "ayar_kachi", power, "yana_uru", NAMING.get(power, ()), "", REACHED)
    (scene,) = unleashed(still, event)
    before = still.before.picture
    for moment, changes in ((0.0, False), (0.5, True)):
        surface = before.copy()
        scene.paint(surface, moment)
        assert (surface.get_buffer().raw != before.get_buffer().raw) == changes
    assert scene.seconds <= 2


@pytest.mark.parametrize("event", [e.StateBegan, e.StateEnded])
def test_an_emblem_settles_on_whom_it_changes_and_rises_when_it_is_over(
    still: Transition, event: type[e.StateBegan | e.StateEnded]
) -> None:
    before = still.before.picture
    struck = event("paralysed", "ayar_uchu", "yana_uru", ())
    (scene,) = ROWS[event].animate(still, struck)
    surface = before.copy()
    scene.paint(surface, 0.5)
    x, y = still.on("Cb2")
    around = Rect(0, 0, 160, 200)
    around.center = round(x), round(y)
    changed = surface.subsurface(around).get_buffer().raw != before.subsurface(around).get_buffer().raw
    assert changed and scene.seconds <= 0.5
    gone = event("paralysed", "ayar_uchu", "amsay_rumi", ())
    assert not ROWS[event].animate(still, gone), "who is not there is not marked"


def before_power(ayllu: str, walla: str) -> QuestTable:
    """A table at which an ayllu may use its power by a walla, against the Inka."""
    state = position(
        mode="legendary",
        players={ayllu: "C", "inka": "Q"},
        to_move=ayllu,
        turn=5,
        hands={ayllu: ["illapa"]},
        wallas={walla: "Cb2", "ayar_kachi": "Qb2"},
    )
    table = QuestTable(state)
    table.scene.set_motion(MotionSettings(ambient=False))
    return table


def test_a_web_is_seen_once_its_power_was() -> None:
    table = before_power("chanka", "yana_uru")
    table.begin("invoke yana_uru")
    table.window.frames(1)
    assert table.state.lasting and not seen_lasting(table.board.view.shown)
    table.settle()
    assert seen_lasting(table.board.view.shown) == table.state.lasting


def test_who_is_devoured_is_drawn_into_who_has_killed_it_and_lies_there_again_at_the_end(
    still: Transition,
) -> None:
    before = still.before.picture
    for event in (e.Devoured("yana_uru", "ayar_kachi"), e.Disgorged("yana_uru", "Ca2")):
        (scene,) = ROWS[type(event)].animate(still, event)
        surface = before.copy()
        scene.paint(surface, 0.5)
        assert surface.get_buffer().raw != before.get_buffer().raw, event
        assert scene.seconds <= 1 and scene.fills, event


def wall_of(table: QuestTable) -> bytes:
    """What is seen where a wall of the first suyu is laid."""
    view = table.board.view
    walls = [wall for wall in table.state.game.content.walls if all(name[0] == "C" for name in wall)]
    x, y = view.shown.layout.on_view(picture_middle(wall_line(walls[0])))
    around = Rect(0, 0, 16, 16)
    around.center = round(x), round(y)
    return view.picture_without(view.shown.hidden).subsurface(around).copy().get_buffer().raw


def test_walls_stand_for_the_eye_until_the_quake_was_seen() -> None:
    table = before_power("quya", "mama_rawa")
    table.window.frames(1)
    standing = wall_of(table)
    table.begin("invoke mama_rawa")
    table.window.frames(1)
    assert table.state.lasting and wall_of(table) == standing
    table.settle()
    assert wall_of(table) != standing


LASTING = {
    "stop mama_rawa": ("quya", {"mama_rawa": "Cb2"}, "quake mama_rawa C"),
    "stop mama_uqllu": ("quya", {"mama_uqllu": "Ca2"}, "firewall mama_uqllu Ca2|Ca1"),
    "move yana_uru Ca3": ("chanka", {"yana_uru": "Ca2"}, "web yana_uru"),
}
"""How what lies on the ground ends: an action, whose it is, where they stand, and what ends."""


@pytest.mark.parametrize("action", LASTING)
def test_what_lies_on_the_ground_is_seen_until_its_end_was(action: str) -> None:
    ayllu, wallas, lasting = LASTING[action]
    state = position(
        mode="legendary",
        players={ayllu: "C", "inka": "Q"},
        to_move=ayllu,
        step="move",
        turn=5,
        wallas={**wallas, "ayar_kachi": "Qb2"},
        lasting=[lasting],
    )
    table = QuestTable(state)
    table.scene.set_motion(MotionSettings(ambient=False))
    table.window.frames(1)
    shown = table.board.view.shown
    before, walls = seen_lasting(shown), seen_walls(shown)
    assert before == state.lasting
    table.begin(action)
    table.window.frames(1)
    shown = table.board.view.shown
    assert not table.state.lasting and (seen_lasting(shown), seen_walls(shown)) == (before, walls)
    table.settle()
    shown = table.board.view.shown
    assert not seen_lasting(shown) and seen_walls(shown) == table.state.game.content.walls


def test_walls_are_raised_for_the_eye_once_that_was_seen() -> None:
    table = before_power("quya", "mama_rawa")
    table.scene.commands.play(INKAS.parse_action(table.state, "invoke mama_rawa"))
    table.settle()
    down = wall_of(table)
    table.begin("stop mama_rawa")
    table.window.frames(1)
    assert not table.state.lasting and wall_of(table) == down
    table.settle()
    assert wall_of(table) != down
