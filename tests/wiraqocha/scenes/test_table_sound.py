"""What is heard at the table: a sound for what happens, from its side; silence where there is nothing to play it."""

from collections.abc import Callable

import pytest

from game.scenes.title_art import TitleSounds
from game.table.sound import GESTURES, TableSound
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.motion.event_sounds import valley_sounds
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.titles.wiraqocha.title import TITLE
from game.ui.buttons import Button
from game.ui.dice_sounds import throw_sound
from game.ui.sound import Cue, Sounds, Volumes, shipped_sounds
from game.ui.sound_manifest import read_manifest
from tests.support.ear import Ear
from tests.support.lessons import LESSON_NAMES
from tests.support.screens import Opened
from tests.support.valley_table import MATCH, ValleyTable, fresh, position


def listening(text: str) -> tuple[ValleyTable, Ear]:
    table, ear = ValleyTable(position("players: [red, green]\n" + text)), Ear()
    table.scene.sound._sounds = ear
    table.board.gestures.heard = table.scene.sound.touch
    return table, ear


def names() -> set[str]:
    """The sounds that there are, the title's by its name before theirs."""
    own = {f"wiraqocha/{name}" for name in read_manifest(shipped_sounds("wiraqocha"))}
    return own | set(read_manifest(shipped_sounds("shell")))


def test_every_sound_that_is_asked_for_exists() -> None:
    sounds = valley_sounds(ValleyTable(fresh("red", "blue")).board.view)
    asked = {
        *GESTURES.values(),
        *sounds.gestures.values(),
        sounds.ambience,
        TITLE.part(TitleSounds).music,
        TITLE.part(TitleSounds).result,
        "wiraqocha/music-table",
        "wiraqocha/music-last-rounds",
    }
    asked |= {throw_sound(count) for count in range(12)}
    asked |= {row.sound for row in ROWS.values() if isinstance(row.sound, str)}
    for kind in TokenKind:
        cue = sounds.cue(e.TokenMoved("red", kind, "reserve", "N1", Cause.CONQUEST))
        assert cue is not None
        asked.add(cue.name)
    events: list[Event] = [e.TokenBeaten("red", TokenKind.DRILL, "N1", place) for place in Destination]
    for cause in Cause:
        events += [e.TokenReturned("red", TokenKind.DRILL, cause), e.DieChanged("red", 1, 2, cause)]
    for event in events:
        cue = sounds.cue(event)
        assert cue is not None
        asked.add(cue.name)
    assert asked <= names()


def test_only_what_is_told_by_something_else_is_silent() -> None:
    found = {kind for kind, row in ROWS.items() if row.sound is None}
    assert found == {e.DiceMustered, e.DiceUsed, e.CampSteadied, e.TurnEnded}


@pytest.mark.parametrize(
    ("count", "name"), [(1, "dice-one"), (3, "dice-few"), (6, "dice-some"), (11, "dice-many")]
)
def test_dice_sound_by_their_number(count: int, name: str) -> None:
    assert ROWS[e.DiceRolled].cue(e.DiceRolled("red", (1,) * count)) == Cue(name)


def test_a_sound_comes_from_its_side() -> None:
    view = ValleyTable(fresh("red", "blue")).board.view
    layout, sounds = view.layout, valley_sounds(view)
    labels = sorted(
        layout.state.game.labels, key=lambda label: layout.centres[layout.state.game.index[label]][0]
    )
    assert sounds.side(labels[0]) < 0 < sounds.side(labels[-1])
    assert sounds.cue(e.FortressLost(labels[0])) == Cue("wiraqocha/wreck", labels[0])
    assert sounds.cue(e.TurnBegan("red", 2)) == Cue("turn-bell")


def test_a_refusal_knocks_and_a_drag_is_heard() -> None:
    table, ear = listening("board: {N5: red camp}\ndice: [1, 2, 6]")
    table.drag(table.places.reserve_token("explorer"), table.places.tile_centre("S345"))
    assert ear.heard == ["wiraqocha/token-lift", "refusal", "wiraqocha/token-back"]
    ear.heard.clear()
    table.drag(table.places.reserve_token("explorer"), table.places.tile_centre("N1"))
    assert ear.heard[0] == "wiraqocha/token-lift"
    assert "wiraqocha/token-explorer" in ear.heard
    assert "wiraqocha/token-back" not in ear.heard


@pytest.mark.parametrize(
    ("rival", "heard"),
    [("", ["wiraqocha/tile-taken"]), (", N1: green explorer", ["wiraqocha/conquest", "wiraqocha/wreck"])],
)
def test_a_tile_that_is_taken_is_heard_when_the_token_has_arrived(rival: str, heard: list[str]) -> None:
    table, ear = listening(f"board: {{N5: red camp{rival}}}\ndice: [1, 2, 6]")
    action = WIRAQOCHA.parse_action(table.state, "conquer N1 with explorer@reserve using 1")
    table.session.act(action)
    table.harness.frames(2)
    assert not set(heard) & set(ear.heard)
    table.harness.settle()
    assert [
        name
        for name in ear.heard
        if name in ("wiraqocha/tile-taken", "wiraqocha/wreck", "wiraqocha/conquest")
    ] == heard


def test_the_end_of_a_turn_rings_the_bell() -> None:
    table, ear = listening("board: {N5: red camp}\ndice: [1]")
    table.click(table.places.button("end"))
    assert "turn-bell" in ear.heard


def test_a_table_without_sounds_is_silent_and_well() -> None:
    table = ValleyTable(position("players: [red, green]\nboard: {N5: red camp}\ndice: [1]"))
    table.click(table.places.button("end"))
    assert table.played == ["end"]


def test_the_volumes_are_those_of_the_player() -> None:
    sounds = Sounds()
    sounds.volumes = Volumes(muted=True)
    TableSound(valley_sounds(ValleyTable(fresh("red", "blue")).board.view), sounds).touch(
        "refusal"
    )  # muted: not even the sound card is opened
    assert sounds.problem is None


def test_a_button_clicks_wherever_it_is_and_the_menus_have_their_evening(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    ear = Ear()
    navigator.hear(ear)
    assert ear.heard == [f"bed {TITLE.part(TitleSounds).ambience}", TITLE.part(TitleSounds).music]
    harness.frames(1)
    top = harness.stack.top
    assert top is not None
    button = next(widget for widget in top.ui.widgets if isinstance(widget, Button) and widget.enabled)
    harness.click(button.rect.center)
    assert "button" in ear.heard


# music


def test_the_title_the_game_its_last_rounds_and_its_end_have_music() -> None:
    music = {name for name, clip in read_manifest(shipped_sounds("wiraqocha")).items() if clip.streamed}
    assert music == {"music-title", "music-table", "music-last-rounds", "music-victory"}


@pytest.mark.parametrize(
    ("held", "piece"),
    [
        ("", "wiraqocha/music-table"),
        ("crystals: {red: 8}", "wiraqocha/music-table"),  # of eleven
        ("crystals: {green: 9}", "wiraqocha/music-last-rounds"),
        ("relics: {red: [D1, D2]}", "wiraqocha/music-table"),  # of four
        ("relics: {red: [D1, D2, D3]}", "wiraqocha/music-last-rounds"),
    ],
)
def test_the_last_rounds_have_a_piece_of_their_own(held: str, piece: str) -> None:
    table, ear = listening(f"board: {{N5: red camp}}\n{held}")
    table.scene.sound.begin()
    assert ear.heard == ["bed wiraqocha/jungle-night", piece]


def test_the_piece_changes_when_a_turn_begins() -> None:
    table, ear = listening("board: {N5: red camp}\ndice: [1]\ncrystals: {red: 9}")
    table.click(table.places.button("end"))
    assert "wiraqocha/music-last-rounds" in ear.heard


def test_the_end_of_a_game_has_a_piece_and_the_title_another(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    ear = Ear()
    navigator.hear(ear)
    navigator.games.begin(MATCH, navigator.data)
    assert ear.heard[-2:] == ["bed wiraqocha/jungle-night", "wiraqocha/music-table"]
    assert navigator.games.playing is not None
    match, session = navigator.games.playing
    session.state.winner, session.state.victory = 0, "somnium"
    navigator.games._end(match, session)
    assert ear.heard[-1] == TITLE.part(TitleSounds).result
    navigator.title()
    assert ear.heard[-1] == TITLE.part(TitleSounds).music
    harness.frames(1)


def test_a_lesson_ends_with_the_music_of_the_victory(open_game: Callable[..., Opened]) -> None:
    _, navigator = open_game()
    ear = Ear()
    navigator.hear(ear)
    state = fresh("red", "blue")
    state.winner, state.victory = 0, "somnium"
    navigator.lessons._show_result(LESSON_NAMES[0], MATCH, state)
    assert ear.heard[-1] == TITLE.part(TitleSounds).result
