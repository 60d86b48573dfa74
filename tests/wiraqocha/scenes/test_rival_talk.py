"""What the explorers say at the table: when, how often, and where nothing is hidden by it."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import REMEMBERED, GameStep, Occasion, Refusal
from game.core.match import Seat
from game.core.statistics.rival_records import DEFEAT, Memory
from game.table.rival_talk import Talk, lines_of
from game.table.speech import Speech
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.interactions import InteractionKind
from game.titles.wiraqocha.remarks import ORDER, occasions
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.events import CardStolen, DiceRolled, Event
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.valley_table import ValleyTable, fresh, position
from tests.support.words import wiraqocha_words

WORDS = wiraqocha_words("en")
RIVALS = {1: "mae", 2: "tomoe"}


def talk(seed: int = 5, memories: Mapping[int, Memory] | None = None) -> Talk:
    return Talk(RIVALS, seed, WORDS.knows, memories or {})


@pytest.mark.parametrize("language", available_languages())
def test_every_explorer_has_three_lines_for_every_occasion_and_all_are_different(language: str) -> None:
    words = wiraqocha_words(language)
    said = [
        words(key)
        for rival in BOTS.rivals
        for occasion in ({*ORDER} - {REMEMBERED}) | {"won", "lost"}
        for key in lines_of(rival.name, occasion, words.has)
    ]
    assert len(said) == len(set(said)) == 3 * len(BOTS.rivals) * (len(ORDER) + 1)
    recalled = [
        words(key, player="Ada")
        for rival in BOTS.rivals
        for cause in (*InteractionKind, DEFEAT)
        for key in lines_of(rival.name, f"{REMEMBERED}.{cause}", words.has)
    ]
    assert len({*recalled, *said}) == len(said) + 2 * len(BOTS.rivals) * 3
    assert all("Ada" in line for line in recalled)


def test_whoever_remembers_says_so_once_in_a_game() -> None:
    game = talk(memories={1: Memory("Ada", InteractionKind.THEFT)})
    opening = [Occasion(1, REMEMBERED), Occasion(1, "begins")]
    lines = [game.hear(turn, turn, opening) for turn in range(1, 4)]
    first, *later = [line for line in lines if line is not None]
    assert (first.player, first.key.rpartition(".")[0]) == ("Ada", "rivals.mae.says.remembered.theft")
    assert {line.key.rpartition(".")[0] for line in later} == {"rivals.mae.says.begins"}
    stranger = talk().hear(1, 1, opening)
    assert stranger is not None and not stranger.player


def test_one_line_in_a_turn_and_none_twice_in_a_game() -> None:
    game, lucky = talk(), [Occasion(1, "lucky")]
    lines = [game.hear(turn, turn, lucky) for turn in range(1, 6)]
    said = [line.key for line in lines if line is not None]
    assert len(said) == len(set(said)) == 3
    assert game.hear(9, 20, [Occasion(0, "lucky"), Occasion(2, "lucky")]) is not None
    assert game.hear(9, 21, [Occasion(2, "robbed")]) is None


def test_the_same_game_hears_the_same_lines() -> None:
    heard = [[talk(seed).hear(1, 3, [Occasion(2, "begins")]) for _ in range(2)] for seed in range(8)]
    assert all(first == second for first, second in heard)
    assert len({first for first, _ in heard}) == 3


def test_who_is_robbed_speaks_before_the_robber() -> None:
    state = fresh("red", "blue")
    theft: tuple[Event, ...] = (CardStolen("blue", "red", "lift"),)
    assert occasions(state, GameStep(0, Roll(), state, theft)) == (Occasion(0, "robbed"), Occasion(1, "robs"))


@pytest.mark.parametrize(("faces", "name"), [((6, 5, 4), "lucky"), ((1, 2, 3), "unlucky")])
def test_a_throw_far_from_the_average_is_spoken_of(faces: tuple[int, ...], name: str) -> None:
    state = fresh("red", "blue")
    assert occasions(state, GameStep(0, Roll(), state, (DiceRolled("red", faces),))) == (Occasion(0, name),)
    assert not occasions(state, GameStep(0, Roll(), state, (DiceRolled("red", faces[:2]),)))


def talking(*, on: bool = True) -> ValleyTable:
    """A table at which an explorer's first turn has just begun."""
    table = ValleyTable(position("players: [red, blue]\nboard: {N4: red camp, N7: blue camp}\ndice: [2, 3]"))
    context = table.scene.context
    seats = (context.match.seats[0], Seat("Mae Whitlock", "anchor", "cadet:raider", "mae"))
    context = replace(context, match=replace(context.match, seats=seats))
    table.scene.speech = Speech(context, table.board, table.scene.invalidate, {})
    bots = replace(table.preferences.now.bots, talk=on)
    table.preferences.change(replace(table.preferences.now, bots=bots))
    assert not isinstance(table.session.act(WIRAQOCHA.parse_action(table.state, "end")), Refusal)
    table.harness.settle()
    return table


def test_a_line_is_seen_by_the_speaker_s_portrait_and_goes_away_by_itself() -> None:
    table = talking()
    speech = table.scene.speech
    assert speech.line is not None and speech.line.seat == 1
    rivals = table.board.speech
    assert rivals is not None
    place = rivals.place(1)
    other, panel = table.board.view.panels
    assert place.colliderect(panel.header)
    for part in (other.rect, panel.crystals, panel.cubes, panel.dice, *panel.relics):
        assert not part.colliderect(place)
    assert not any(widget.visible and widget.rect.colliderect(place) for widget in table.scene.ui.widgets)
    before = table.harness.surface.copy().subsurface(place)
    table.harness.wait(6.0)
    assert speech.line is None and speech.wake_in() is None
    assert table.harness.surface.subsurface(place).get_buffer().raw != before.get_buffer().raw


def test_with_the_switch_off_nobody_says_anything() -> None:
    assert talking(on=False).scene.speech.line is None
