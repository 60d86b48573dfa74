"""The hint and the question before a turn ends: both name the thing, and neither changes the game."""

from dataclasses import replace

import pygame
import pytest

from game.base.i18n.words import Words
from game.core.bots.in_process_service import POSITIONS
from game.core.contract import Advice, Applied, Remark
from game.kit.board.end_question import EndQuestion
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hand.turn_end_check import advice_text, left_undone
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE, Action, Build, Conquer, Protect, TokenAt
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.greedy import Greedy
from tests.support.valley_table import ValleyTable, fresh, position
from tests.support.words import wiraqocha_words

TWO = "players: [red, blue]\nphase: actions\n"


def table_of(text: str, ask: bool = False) -> ValleyTable:
    table = ValleyTable(position(TWO + text))
    table.preferences.change(replace(table.preferences.now, ask_before_end=ask))
    return table


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("board: {N5: red camp, N4: red explorer}\ndice: [5]", ["protect"]),
        ("board: {N5: red camp}\ndice: [6]", ["protect"]),
        ("board: {N5: red camp}\ndice: [5]", []),
        ("board: {N5: red camp, N4: red explorer}\ndice: [1]", ["conquer", "protect"]),
        ("board: {N5: red camp}\ndice: []\ncubes: {red: 4}\nmarket: [android_factory]", ["build"]),
        ("board: {N5: red camp}\ndice: []\ncubes: {red: 4}\ngraveyard: [red drill]", ["recover"]),
        ("board: {N5: red camp}\nprotecting: {N5: 3}\ndice: []", []),
        ("board: {N5: red camp, N2: blue camp}\nprotecting: {N5: 3}\ndice: [2, 6, 6]", ["conquer"]),
    ],
)
def test_what_is_left_undone_is_found(text: str, what: list[str]) -> None:
    found = [thing.what for thing in left_undone(position(TWO + text))]
    assert [thing for thing in found if thing in what] == what
    assert bool(found) == bool(what)


def test_a_die_that_does_not_improve_the_camp_is_no_reason_to_ask() -> None:
    """A Camp protects itself with a 5: a 2 on it protects nothing."""
    table = table_of("board: {N5: red camp}\ndice: [2]", ask=True)
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]


def test_the_question_names_the_thing_and_escape_goes_on() -> None:
    table = table_of("board: {N5: red camp, N4: red explorer}\ndice: [5]", ask=True)
    table.harness.key(pygame.K_e)
    question = table.harness.stack.top
    assert isinstance(question, EndQuestion)
    assert "You can protect tile 4 with the 5" in question.text
    table.harness.key(pygame.K_ESCAPE)
    assert table.harness.stack.top is table.scene
    assert table.played == []
    table.harness.key(pygame.K_e)
    table.harness.settle()
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]


@pytest.mark.parametrize(("answer", "played"), [(pygame.K_e, ["end"]), (pygame.K_ESCAPE, [])])
def test_never_asking_again_is_a_box_to_tick(answer: int, played: list[str]) -> None:
    """It is no answer: the turn ends, or goes on, by the two buttons alone."""
    table = table_of("board: {N5: red camp, N4: red explorer}\ndice: [5]", ask=True)
    table.harness.keys([pygame.K_e, pygame.K_n])
    question = table.harness.stack.top
    assert isinstance(question, EndQuestion)
    assert question.never.value
    assert table.played == []
    assert table.preferences.now.ask_before_end
    table.harness.key(answer)
    assert table.played == played
    assert not table.preferences.now.ask_before_end


def test_the_two_buttons_cannot_be_misread() -> None:
    table = table_of("board: {N5: red camp, N4: red explorer}\ndice: [5]", ask=True)
    table.harness.key(pygame.K_e)
    question = table.harness.stack.top
    assert isinstance(question, EndQuestion)
    assert question.title == "End your turn anyway?"
    assert [button.label for button in question.buttons] == ["Keep playing", "End turn"]
    assert question.buttons[0].style != question.buttons[1].style
    assert not question.never.rect.collidelistall([button.rect for button in question.buttons])
    table.click(question.buttons[0].rect.center)
    assert table.played == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("cubes: {red: 5}\ngraveyard: [red drill]", "You have 5 cubes but can keep only 3: 2 will be lost."),
        (
            "cubes: {red: 4}\nmarket: [android_factory]",
            "You have 4 cubes but can keep only 3: 1 will be lost.",
        ),
        ("cubes: {red: 5}\nused: [build]", None),
        ("cubes: {red: 3}\ngraveyard: [red drill]", None),
    ],
)
def test_cubes_that_will_be_lost_are_told_where_they_can_be_spent(text: str, line: str | None) -> None:
    table = table_of(f"board: {{N5: red camp}}\nprotecting: {{N5: 3}}\ndice: []\n{text}", ask=True)
    before = table.state.cubes[0]
    table.harness.key(pygame.K_e)
    question = table.harness.stack.top
    if line is None:
        assert not isinstance(question, EndQuestion) or "lost" not in question.text
        return
    assert isinstance(question, EndQuestion)
    assert question.text.splitlines()[0] == line
    table.harness.settle()
    table.harness.key(pygame.K_e)
    table.harness.settle()
    assert before - table.state.cubes[0] == int(line.split(": ")[1][0]), "as many as it said"


def test_dice_that_cubes_can_change_are_a_use_for_them() -> None:
    table = table_of("board: {N5: red camp}\nprotecting: {N5: 6}\ndice: [5]\ncubes: {red: 5}", ask=True)
    table.harness.key(pygame.K_e)
    question = table.harness.stack.top
    assert isinstance(question, EndQuestion)
    assert "2 will be lost" in question.text


def test_nobody_is_kept_from_winning() -> None:
    """The harvest at the end of the turn brings the last crystal."""
    table = table_of(
        "board: {N5: red camp, N9: red drill}\ncrystals: {red: 10}\ndice: [5]\ncubes: {red: 6}\ngraveyard: [red drill]",
        ask=True,
    )
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]
    assert table.state.winner == 0


@pytest.mark.parametrize(
    ("text", "label", "told"),
    [
        ("crystals: {red: 10}", "End turn: win", "that makes 11 of 11 crystals. You win!"),
        ("crystals: {red: 2}", "End turn: +1", "Harvest +1: that makes 3 of 11 crystals."),
        ("crystals: {red: 2}\ncubes: {red: 5}", "End turn: +1", "2 cubes go back: you keep 3."),
    ],
)
def test_the_button_that_ends_the_turn_says_what_that_brings(text: str, label: str, told: str) -> None:
    table = table_of(f"board: {{N5: red camp, N9: red drill}}\ndice: [5]\n{text}")
    button = table.board.actions_bar.buttons["end"]
    assert button.label == label
    assert told in button.tip
    assert (table.scene.prompt_line.text() == "End your turn: the harvest wins you the game.") == (
        "win" in label
    )


def test_without_a_harvest_the_button_says_nothing_of_one() -> None:
    button = table_of("board: {N5: red camp}\ndice: [5]").board.actions_bar.buttons["end"]
    assert button.label == "End turn" and "Harvest" not in button.tip


def test_advice_to_buy_says_what_the_card_does() -> None:
    table = table_of("board: {N5: red camp}\ndice: [5]")
    action: Action = Build("juggernaut")
    advice = Advice(action, "build", {"card": "juggernaut"})
    assert advice_text(table.scene.words, {}, advice) == "Buy the Juggernaut. A third Zeppelin."


def test_nothing_left_is_not_asked_about() -> None:
    table = table_of("board: {N5: red camp}\nprotecting: {N5: 3}\ndice: []", ask=True)
    table.harness.key(pygame.K_e)
    assert table.played == ["end"]


def test_a_hint_rings_what_it_speaks_of_and_changes_nothing() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 6, 6]")
    before = table.state
    advice = advise(before, positions=POSITIONS)
    assert advice is not None
    table.harness.key(pygame.K_h)
    assert table.notice == advice_text(table.scene.words, table.scene.context.names, advice)
    action = advice.action
    assert isinstance(action, Conquer)
    assert action.tile in table.board.spotlight.areas
    assert len(table.board.spotlight.rects()) >= 1 + len(action.using)
    assert table.state is before
    assert table.played == []
    table.harness.key(pygame.K_ESCAPE)
    assert not table.board.spotlight.on
    assert table.harness.stack.top is table.scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_hint_of_two_sentences_leaves_the_line_above_the_valley_free(
    size: tuple[int, int], language: str
) -> None:
    words, table = wiraqocha_words(language), ValleyTable(fresh("red", "blue"), size)
    says = f"{words('advice.place_camp', tile='4')} {words('advice.then_conquer', tile='1')}"
    table.scene.ui.toast.show(says, 2.0, warn=False)
    box = table.scene.ui.toast.draw(table.harness.surface, table.scene.scale)
    assert box is not None
    assert box.top >= valley_of(table.scene.board).view.layout.bar.bottom


def test_the_hint_for_the_camp_names_its_tile() -> None:
    table = ValleyTable(fresh("red", "blue"))
    camp = Conquer("N4", TokenAt(TokenKind.CAMP, RESERVE), (4,))
    table.board.advise(Advice(camp, "place_camp", {"tile": "N4", "kind": TokenKind.CAMP}, (), None))
    assert table.scene.ui.toast.text == "First place the Base Camp, on tile 4."


def test_two_moves_that_are_as_good_are_both_ringed() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 6]")
    one, other = (Protect("N5", 6), Conquer("N1", TokenAt(TokenKind.DRILL, RESERVE), (1,)))
    said = (Remark("equal.conquer", {"tile": "N1"}),)
    table.board.advise(Advice(one, "protect_camp", {"die": 6}, said, other))
    assert table.board.spotlight.areas == {"N5", "N1"}
    first = "Put the 6 on your Base Camp: who loses it must place it again first."
    assert table.notice == f"{first} Taking tile 1 is just as good."


def test_the_hint_button_leads_a_new_game_through_its_first_turn() -> None:
    table = ValleyTable(fresh("red", "blue"))
    for _ in range(12):
        table.click(table.places.button("hint"))
        advice = advise(table.state, positions=POSITIONS)
        assert advice is not None
        assert table.board.spotlight.on
        table.scene.commands.play(advice.action)
        table.harness.settle()
        assert not table.board.spotlight.on
        if table.played[-1] == "end":
            return
    raise AssertionError("the turn never ended")


@pytest.mark.slow
def test_every_advice_of_whole_games_has_its_words(words: Words) -> None:
    table = ValleyTable(fresh("red", "blue", "green"))
    table.scene.words = words
    state, greedy = fresh("red", "blue", "green", variants=("caves", "prisoner")), Greedy(3)
    for number in range(400):
        advice = advise(state, positions=1)
        if advice is None:
            return
        assert advice_text(table.scene.words, table.scene.context.names, advice)
        for thing in left_undone(state)[:6]:
            assert thing.what
        applied = WIRAQOCHA.apply(state, state.mover, advice.action if number % 3 else greedy.choose(state))
        assert isinstance(applied, Applied)
        state = applied.state


def test_the_question_names_the_token_that_makes_most_of_the_tile() -> None:
    """A Drill is in reserve beside the Explorers: nobody is told to send an Explorer onto a vein."""
    state = position(TWO + "board: {N5: red camp}\nprotecting: {N5: 6}\ndice: [4, 5]")
    assert state.game.extraction[state.game.index["N9"]]
    thing = next(one for one in left_undone(state) if one.what == "conquer")
    assert isinstance(thing.action, Conquer)
    assert thing.action.tile == "N9"
    assert thing.action.token == TokenAt(TokenKind.DRILL, RESERVE)


def test_the_question_names_the_explorer_where_a_relic_lies() -> None:
    state = position(TWO + "board: {N5: red camp}\nprotecting: {N5: 6}\ndice: [1, 1]")
    thing = next(one for one in left_undone(state) if one.what == "conquer")
    assert isinstance(thing.action, Conquer)
    assert (thing.action.tile, thing.action.token.kind) == ("D1", TokenKind.EXPLORER)
