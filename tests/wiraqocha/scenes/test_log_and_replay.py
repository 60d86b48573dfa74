"""The log points at what it tells of, and the last turn can be seen again without touching the game."""

import pygame

from game.protocol import Refusal
from game.scenes.table.replay import last_turns
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.log_lines import DiceSign, TileSign, TokenSign
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.actions import Action, End, Roll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.events import CardBuilt, DiceRolled, TokenBeaten, TokenMoved
from tests.support.greedy import Greedy
from tests.support.sitting import Sitting, fresh, position


def played(turns: int, *colours: str) -> Sitting:
    """A game in which so many turns have been played."""
    sitting, greedy = Sitting(fresh(*colours)), Greedy(5)
    while sitting.state.turn <= turns:
        sitting.session.act(greedy.choose(sitting.state))
    sitting.harness.settle()
    return sitting


def test_turns_have_headings_with_names() -> None:
    sitting = played(2, "red", "blue")
    headings = [line.text for line in sitting.scene.log.lines if line.heading]
    assert len(headings) == 3
    assert [heading.split(" · ")[0] for heading in headings] == ["Round 1", "Round 1", "Round 2"]
    assert {heading.split(" · ")[1] for heading in headings} == {"Ada", "Bram"}


def test_a_line_of_the_log_rings_its_tile() -> None:
    sitting = played(1, "red", "blue")
    scene = sitting.scene
    scene.log.scroll_to(0)
    number, tile = next(
        (n, event.tile)
        for n, line in enumerate(scene.log_book.lines)
        for event in line.events
        if isinstance(event, TokenMoved)
    )
    sitting.harness.move(scene.log.line_rect(number).center)
    assert tile in valley_of(scene.board).spotlight.areas
    sitting.harness.move(valley_of(scene.board).view.layout.map.center)
    assert not valley_of(scene.board).spotlight.areas


def ringed(sitting: Sitting, kind: type) -> list[pygame.Rect]:
    """What is ringed besides tiles when the last line about such an event is pointed at."""
    scene = sitting.scene
    lines = scene.log_book.lines
    number = max(n for n, line in enumerate(lines) if any(isinstance(event, kind) for event in line.events))
    scene.log.scroll_to(0)
    rect = scene.log.line_rect(number)
    if not scene.log.rect.contains(rect):
        scene.log.scroll_to(rect.y - scene.log.rect.y)
        rect = scene.log.line_rect(number)
    sitting.harness.move(rect.center)
    return valley_of(scene.board).spotlight.rects()


def after(text: str, *lines: str) -> Sitting:
    """A table on which these actions have been played."""
    sitting = Sitting(position(f"players: [red, green]\n{text}"))
    for line in lines:
        action = WIRAQOCHA.parse_action(sitting.state, line)
        assert not isinstance(sitting.session.act(action), Refusal)
    sitting.harness.settle()
    return sitting


def test_a_line_about_a_beaten_token_rings_it_in_the_graveyard() -> None:
    sitting = after(
        "board: {N5: red camp, N9: green explorer}\ndice: [1, 2, 6]",
        "conquer N9 with zeppelin@reserve using 1,2,6",
    )
    wreck = next(iter(sitting.board.view.layout.wrecks()))
    rings = ringed(sitting, TokenBeaten)
    assert any(rect.collidepoint(wreck.centre) for rect in rings)


def test_a_line_about_dice_rings_the_dice() -> None:
    sitting = after("board: {N5: red camp}\nphase: preparation\nrolls: [2, 4, 4]", "muster", "roll")
    tray = sitting.board.view.tray
    rings = ringed(sitting, DiceRolled)
    assert [rect for rect in rings if sitting.board.view.layout.tray.colliderect(rect)] == [
        tray.die_rect(die) for die in tray.in_order()
    ]


def test_a_line_about_a_card_rings_it_where_it_is_now() -> None:
    sitting = after(
        "board: {N5: red camp}\ndice: [1]\ncubes: {red: 9}\nmarket: [android_factory, juggernaut, force_field]",
        "build android_factory",
    )
    (slot,) = sitting.board.view.panels[0].cards
    assert slot.rect in ringed(sitting, CardBuilt)


def test_the_last_turn_is_that_of_all_opponents() -> None:
    sitting = played(3, "red", "blue", "green")
    shown = last_turns(sitting.session, sitting.scene.context.viewing)
    state = sitting.state
    assert {frame.before.mover for frame in shown} == {0, 1, 2} - {state.mover}
    assert shown[0].before.turn == 2
    assert isinstance(shown[-1].step.action, End)
    assert [frame.step for frame in shown] == list(sitting.session.steps)[-len(shown) :]


def test_in_the_middle_of_the_own_turn_it_is_still_the_others_turn() -> None:
    sitting = played(2, "red", "blue")
    before = last_turns(sitting.session, sitting.scene.context.viewing)
    roll: Action = Roll()
    assert roll in legal_actions(sitting.state)
    sitting.scene.commands.play(roll)
    assert last_turns(sitting.session, sitting.scene.context.viewing) == before


def test_the_replay_shows_each_step_and_leaves_the_game_as_it_was() -> None:
    sitting = played(2, "red", "blue")
    scene, steps, state = sitting.scene, sitting.session.steps, sitting.state
    before = pygame.image.tobytes(sitting.harness.surface, "RGB")
    boards = []
    sitting.harness.key(pygame.K_r)
    assert scene.last_turn.running
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        boards.append(valley_of(scene.board).view.state)
        sitting.harness.frames(1)
    assert not scene.last_turn.running
    sitting.harness.settle()
    expected = [
        scene.context.seen(frame.step.after)
        for frame in last_turns(sitting.session, sitting.scene.context.viewing)
    ]
    seen = [board for number, board in enumerate(boards) if not number or board is not boards[number - 1]]
    assert seen[1:] == expected
    assert sitting.session.steps == steps
    assert sitting.state is state
    assert valley_of(scene.board).view.state == scene.context.seen(state)
    sitting.harness.wait(5)
    assert pygame.image.tobytes(sitting.harness.surface, "RGB") == before


def test_any_key_or_click_ends_the_replay_and_does_nothing_else() -> None:
    sitting = played(2, "red", "blue")
    steps = sitting.session.steps
    for end in (
        lambda: sitting.harness.key(pygame.K_SPACE),
        lambda: sitting.harness.click(sitting.places.button("roll")),
    ):
        sitting.harness.click(sitting.scene.last_turn.button.rect.center)
        assert sitting.scene.last_turn.running
        assert not sitting.board.actions_bar.buttons["roll"].enabled
        sitting.harness.frames(5)
        end()
        assert sitting.board.actions_bar.buttons["roll"].enabled
        assert not sitting.scene.last_turn.running
        assert sitting.board.view.state == sitting.scene.context.seen(sitting.state)
        assert sitting.session.steps == steps
    sitting.harness.key(pygame.K_SPACE)
    assert sitting.played[-1] == "roll"


def test_a_window_changed_in_mid_replay_does_not_end_it() -> None:
    sitting = played(2, "red", "blue")
    sitting.harness.key(pygame.K_r)
    sitting.harness.resize((1600, 900))
    sitting.harness.frames(3)
    assert sitting.scene.last_turn.running
    assert sitting.board.view.state != sitting.scene.context.seen(sitting.state)


def test_before_anybody_else_has_played_there_is_nothing_to_show() -> None:
    sitting = Sitting(fresh("red", "blue"))
    sitting.harness.key(pygame.K_r)
    assert not sitting.scene.last_turn.running
    assert "nobody else" in sitting.notice


def by_computer(*colours: str) -> Sitting:
    """A game of one person and computer players, in the midst of the second turn of the first of these."""
    bots = ("", *("cadet" for _ in colours[1:]))
    sitting = Sitting(fresh(*colours), bots=bots)
    greedy = Greedy(5)
    sitting.scene.bot_turns.pause()
    began = sitting.state.turn
    while sitting.state.mover != 1 or sitting.state.turn <= began + len(colours) or not sitting.state.dice:
        sitting.session.act(greedy.choose(sitting.state))
    sitting.harness.settle()
    return sitting


def test_while_a_computer_player_moves_the_replay_is_of_what_happened_since_ones_own_turn() -> None:
    sitting = by_computer("red", "blue", "green")
    shown = last_turns(sitting.session, sitting.scene.context.viewing)
    assert {frame.before.mover for frame in shown} == {1}
    assert shown[0].before.turn == sitting.state.turn
    assert shown[-1].step is sitting.session.steps[-1]
    sitting.harness.key(pygame.K_r)
    assert sitting.scene.last_turn.running
    assert sitting.board.view.state == sitting.scene.context.seen(shown[0].before)


def test_a_turn_is_told_in_few_lines_without_the_machinery() -> None:
    sitting = after(
        "board: {N5: red camp, N4: red drill, N6: green camp}\nprotecting: {N5: 2}\nphase: preparation\n"
        "rolls: [1, 2, 6]",
        "take-back N5",
        "muster",
        "roll",
        "end",
    )
    lines = sitting.scene.log_book.lines
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
    sitting = after(
        "board: {N4: red camp, N8: red drill, N7: green camp}\ndice: [3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
    )
    (line,) = [line for line in sitting.scene.log_book.lines if not line.heading]
    assert line.signs[0] == TokenSign(TokenKind.EXPLORER, "red")
    assert TileSign("N7") in line.signs
    assert [sign.faces for sign in line.signs if isinstance(sign, DiceSign)] == [(3, 4), (6,)]
    assert TokenSign(TokenKind.CAMP, "green") in line.signs


def test_what_touches_the_person_who_looks_is_marked() -> None:
    sitting = after(
        "board: {N4: red camp, N8: red drill, N7: green camp, N10: green drill}\ndice: [2, 3, 4, 6]",
        "conquer N7 with explorer@reserve using 3,4 beating 6",
        "conquer N2 with drill@reserve using 2",
        "end",
    )
    scene = sitting.scene
    assert scene.log.viewer == 1  # green's turn has begun
    struck = [line.struck for line in scene.log_book.lines if line.moments]
    assert struck[:2] == [{1}, frozenset()]


def lit_line(sitting: Sitting) -> int:
    """The number of the first line that can be chosen."""
    return next(number for number, line in enumerate(sitting.scene.log.lines) if line.moments)


def test_a_click_on_a_line_shows_that_moment_once_more() -> None:
    sitting = played(2, "red", "blue")
    scene, state = sitting.scene, sitting.state
    scene.log.scroll_to(0)
    number = lit_line(sitting)
    line = scene.log.lines[number]
    sitting.harness.click(scene.log.line_rect(number).center)
    assert scene.last_turn.running
    befores = [sitting.session.initial, *(step.after for step in sitting.session.steps)]
    assert valley_of(scene.board).view.state == scene.context.seen(befores[line.moments[0]])
    sitting.harness.wait(30)
    assert not scene.last_turn.running
    assert valley_of(scene.board).view.state == scene.context.seen(state)


def test_the_keys_go_from_line_to_line_and_show_a_moment() -> None:
    sitting = played(2, "red", "blue")
    scene = sitting.scene
    sitting.harness.key(pygame.K_l)
    assert scene.ui.focused is scene.log
    sitting.harness.key(pygame.K_UP)
    last = next(line for line in reversed(scene.log.lines) if line.moments)
    assert valley_of(scene.board).spotlight.on or not last.events
    sitting.harness.key(pygame.K_UP)
    sitting.harness.key(pygame.K_RETURN)
    assert scene.last_turn.running


def test_undoing_takes_the_line_out_again() -> None:
    sitting = after(
        "board: {N5: red camp, N4: red drill}\ndice: [1, 5]\ncubes: {red: 4}", "protect N4 with 5"
    )
    lines = len(sitting.scene.log_book.lines)
    sitting.session.undo()
    sitting.harness.settle()
    assert len(sitting.scene.log_book.lines) == lines - 1


def test_a_replay_in_a_computer_player_s_turn_is_shown_to_its_end_and_then_the_game_goes_on() -> None:
    sitting = by_computer("red", "blue", "green")
    scene, before = sitting.scene, len(sitting.session.steps)
    sitting.harness.key(pygame.K_r)
    scene.bot_turns.pause()  # once more: they go on
    for _ in range(60 * 60):
        if not scene.last_turn.running:
            break
        assert len(sitting.session.steps) == before
        sitting.harness.frames(1)
    assert not scene.last_turn.running
    sitting.harness.wait(10)
    assert len(sitting.session.steps) > before
