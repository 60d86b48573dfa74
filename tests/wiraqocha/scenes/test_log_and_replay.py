"""The log points at what it tells of, and the last turn can be seen again without touching the game."""

import pygame

from game.core.contract import Refusal
from game.table.replay import last_turns
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.log.log_lines import DiceSign, TileSign, TokenSign
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import Action, End, Roll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.events import CardBuilt, DiceRolled, TokenBeaten, TokenMoved
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.greedy import Greedy
from tests.support.valley_table import ValleyTable, fresh, position


def played(turns: int, *colours: str) -> ValleyTable:
    """A game in which so many turns have been played."""
    table, greedy = ValleyTable(fresh(*colours)), Greedy(5)
    while table.state.turn <= turns:
        table.session.act(greedy.choose(table.state))
    table.harness.settle()
    return table


def test_turns_have_headings_with_names() -> None:
    table = played(2, "red", "blue")
    headings = [line.text for line in table.scene.log.lines if line.heading]
    assert len(headings) == 3
    assert [heading.split(" · ")[0] for heading in headings] == ["Round 1", "Round 1", "Round 2"]
    assert {heading.split(" · ")[1] for heading in headings} == {"Ada", "Bram"}


def test_a_line_of_the_log_rings_its_tile() -> None:
    table = played(1, "red", "blue")
    scene = table.scene
    scene.log.scroll_to(0)
    number, tile = next(
        (n, event.tile)
        for n, line in enumerate(scene.log_book.lines)
        for event in line.events
        if isinstance(event, TokenMoved)
    )
    table.harness.move(scene.log.cell(number).center)
    assert tile in valley_of(scene.board).spotlight.areas
    table.harness.move(valley_of(scene.board).view.layout.map.center)
    assert not valley_of(scene.board).spotlight.areas


def ringed(table: ValleyTable, kind: type) -> list[pygame.Rect]:
    """What is ringed besides tiles when the last line about such an event is pointed at."""
    scene = table.scene
    lines = scene.log_book.lines
    number = max(n for n, line in enumerate(lines) if any(isinstance(event, kind) for event in line.events))
    scene.log.scroll_to(0)
    rect = scene.log.cell(number)
    if not scene.log.rect.contains(rect):
        scene.log.scroll_to(rect.y - scene.log.rect.y)
        rect = scene.log.cell(number)
    table.harness.move(rect.center)
    return valley_of(scene.board).spotlight.rects()


def after(text: str, *lines: str) -> ValleyTable:
    """A table on which these actions have been played."""
    table = ValleyTable(position(f"players: [red, green]\n{text}"))
    for line in lines:
        action = WIRAQOCHA.parse_action(table.state, line)
        assert not isinstance(table.session.act(action), Refusal)
    table.harness.settle()
    return table


def test_a_line_about_a_beaten_token_rings_it_in_the_graveyard() -> None:
    table = after(
        "board: {N5: red camp, N9: green explorer}\ndice: [1, 2, 6]",
        "conquer N9 with zeppelin@reserve using 1,2,6",
    )
    wreck = next(iter(table.board.view.layout.wrecks()))
    rings = ringed(table, TokenBeaten)
    assert any(rect.collidepoint(wreck.centre) for rect in rings)


def test_a_line_about_dice_rings_the_dice() -> None:
    table = after("board: {N5: red camp}\nphase: preparation\nrolls: [2, 4, 4]", "muster", "roll")
    tray = table.board.view.tray
    rings = ringed(table, DiceRolled)
    assert [rect for rect in rings if table.board.view.layout.tray.colliderect(rect)] == [
        tray.die_rect(die) for die in tray.in_order()
    ]


def test_a_line_about_a_card_rings_it_where_it_is_now() -> None:
    table = after(
        "board: {N5: red camp}\ndice: [1]\ncubes: {red: 9}\nmarket: [android_factory, juggernaut, force_field]",
        "build android_factory",
    )
    (slot,) = table.board.view.panels[0].cards
    assert slot.rect in ringed(table, CardBuilt)


def test_the_last_turn_is_that_of_all_opponents() -> None:
    table = played(3, "red", "blue", "green")
    shown = last_turns(table.session, table.scene.context.viewing)
    state = table.state
    assert {frame.before.mover for frame in shown} == {0, 1, 2} - {state.mover}
    assert shown[0].before.turn == 2
    assert isinstance(shown[-1].step.action, End)
    assert [frame.step for frame in shown] == list(table.session.steps)[-len(shown) :]


def test_in_the_middle_of_the_own_turn_it_is_still_the_others_turn() -> None:
    table = played(2, "red", "blue")
    before = last_turns(table.session, table.scene.context.viewing)
    roll: Action = Roll()
    assert roll in legal_actions(table.state)
    table.scene.commands.play(roll)
    assert last_turns(table.session, table.scene.context.viewing) == before


def test_the_replay_shows_each_step_and_leaves_the_game_as_it_was() -> None:
    table = played(2, "red", "blue")
    scene, steps, state = table.scene, table.session.steps, table.state
    before = pygame.image.tobytes(table.harness.surface, "RGB")
    boards = []
    table.harness.key(pygame.K_r)
    assert scene.last_turn.running
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        boards.append(valley_of(scene.board).view.state)
        table.harness.frames(1)
    assert not scene.last_turn.running
    table.harness.settle()
    expected = [
        scene.context.seen(frame.step.after)
        for frame in last_turns(table.session, table.scene.context.viewing)
    ]
    seen = [board for number, board in enumerate(boards) if not number or board is not boards[number - 1]]
    assert seen[1:] == expected
    assert table.session.steps == steps
    assert table.state is state
    assert valley_of(scene.board).view.state == scene.context.seen(state)
    table.harness.wait(5)
    assert pygame.image.tobytes(table.harness.surface, "RGB") == before


def test_any_key_or_click_ends_the_replay_and_does_nothing_else() -> None:
    table = played(2, "red", "blue")
    steps = table.session.steps
    for end in (
        lambda: table.harness.key(pygame.K_SPACE),
        lambda: table.harness.click(table.places.button("roll")),
    ):
        table.harness.click(table.scene.last_turn.button.rect.center)
        assert table.scene.last_turn.running
        assert not table.board.actions_bar.buttons["roll"].enabled
        table.harness.frames(5)
        end()
        assert table.board.actions_bar.buttons["roll"].enabled
        assert not table.scene.last_turn.running
        assert table.board.view.state == table.scene.context.seen(table.state)
        assert table.session.steps == steps
    table.harness.key(pygame.K_SPACE)
    assert table.played[-1] == "roll"


def test_a_window_changed_in_mid_replay_does_not_end_it() -> None:
    table = played(2, "red", "blue")
    table.harness.key(pygame.K_r)
    table.harness.resize((1600, 900))
    table.harness.frames(3)
    assert table.scene.last_turn.running
    assert table.board.view.state != table.scene.context.seen(table.state)


def test_before_anybody_else_has_played_there_is_nothing_to_show() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.harness.key(pygame.K_r)
    assert not table.scene.last_turn.running
    assert "nobody else" in table.notice


def by_computer(*colours: str) -> ValleyTable:
    """A game of one person and computer players, in the midst of the second turn of the first of these."""
    bots = ("", *("cadet" for _ in colours[1:]))
    table = ValleyTable(fresh(*colours), bots=bots)
    greedy = Greedy(5)
    table.scene.bot_turns.pause()
    began = table.state.turn
    while table.state.mover != 1 or table.state.turn <= began + len(colours) or not table.state.dice:
        table.session.act(greedy.choose(table.state))
    table.harness.settle()
    return table


def test_while_a_computer_player_moves_the_replay_is_of_what_happened_since_ones_own_turn() -> None:
    table = by_computer("red", "blue", "green")
    shown = last_turns(table.session, table.scene.context.viewing)
    assert {frame.before.mover for frame in shown} == {1}
    assert shown[0].before.turn == table.state.turn
    assert shown[-1].step is table.session.steps[-1]
    table.harness.key(pygame.K_r)
    assert table.scene.last_turn.running
    assert table.board.view.state == table.scene.context.seen(shown[0].before)


def test_a_turn_is_told_in_few_lines_without_the_machinery() -> None:
    table = after(
        "board: {N5: red camp, N4: red drill, N6: green camp}\nprotecting: {N5: 2}\nphase: preparation\n"
        "rolls: [1, 2, 6]",
        "take-back N5",
        "muster",
        "roll",
        "end",
    )
    lines = table.scene.log_book.lines
    red, *told = lines[: [line.heading for line in lines].index(True, 1)]
    assert red.heading
    assert len(told) == 1  # income, the die taken back and the roll stand in one line
    (line,) = told
    assert DiceSign((1, 2, 6)) in line.signs
    assert TileSign("N5") in line.signs
    whole = " ".join(line.text for line in lines)
    assert "may roll" not in whole
    assert "is over" not in whole


def test_a_conquest_shows_its_token_its_tile_and_its_dice() -> None:
    table = after(
        "board: {N4: red camp, N8: red drill, N7: green camp}\ndice: [3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
    )
    (line,) = [line for line in table.scene.log_book.lines if not line.heading]
    assert line.signs[0] == TokenSign(TokenKind.EXPLORER, "red")
    assert TileSign("N7") in line.signs
    assert [sign.faces for sign in line.signs if isinstance(sign, DiceSign)] == [(3, 4), (6,)]
    assert TokenSign(TokenKind.CAMP, "green") in line.signs


def test_what_touches_the_person_who_looks_is_marked() -> None:
    table = after(
        "board: {N4: red camp, N8: red drill, N7: green camp, N10: green drill}\ndice: [2, 3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
        "conquer N2 with drill@reserve using 2",
        "end",
    )
    scene = table.scene
    assert scene.log.viewer == 1  # green's turn has begun
    struck = [line.struck for line in scene.log_book.lines if line.moments]
    assert struck[:2] == [{1}, frozenset()]


def lit_line(table: ValleyTable) -> int:
    """The number of the first line that can be chosen."""
    return next(number for number, line in enumerate(table.scene.log.lines) if line.moments)


def test_a_click_on_a_line_shows_that_moment_once_more() -> None:
    table = played(2, "red", "blue")
    scene, state = table.scene, table.state
    scene.log.scroll_to(0)
    number = lit_line(table)
    line = scene.log.lines[number]
    table.harness.click(scene.log.cell(number).center)
    assert scene.last_turn.running
    befores = [table.session.initial, *(step.after for step in table.session.steps)]
    assert valley_of(scene.board).view.state == scene.context.seen(befores[line.moments[0]])
    table.harness.wait(30)
    assert not scene.last_turn.running
    assert valley_of(scene.board).view.state == scene.context.seen(state)


def test_the_keys_go_from_line_to_line_and_show_a_moment() -> None:
    table = played(2, "red", "blue")
    scene = table.scene
    table.harness.key(pygame.K_l)
    assert scene.ui.focused is scene.log
    table.harness.key(pygame.K_UP)
    last = next(line for line in reversed(scene.log.lines) if line.moments)
    assert valley_of(scene.board).spotlight.on or not last.events
    table.harness.key(pygame.K_UP)
    table.harness.key(pygame.K_RETURN)
    assert scene.last_turn.running


def test_undoing_takes_the_line_out_again() -> None:
    table = after("board: {N5: red camp, N4: red drill}\ndice: [1, 5]\ncubes: {red: 4}", "protect N4 with 5")
    lines = len(table.scene.log_book.lines)
    table.session.undo()
    table.harness.settle()
    assert len(table.scene.log_book.lines) == lines - 1


def test_a_replay_in_a_computer_player_s_turn_is_shown_to_its_end_and_then_the_game_goes_on() -> None:
    table = by_computer("red", "blue", "green")
    scene, before = table.scene, len(table.session.steps)
    table.harness.key(pygame.K_r)
    scene.bot_turns.pause()  # once more: they go on
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        assert len(table.session.steps) == before
        table.harness.frames(1)
    assert not scene.last_turn.running
    table.harness.wait(10)
    assert len(table.session.steps) > before
