"""The panels, the market and the buttons speak to persons: computer players are watched."""

import random

import pygame
import pytest
from pygame import Rect

from game.base.i18n.words import Words
from game.core.contract import Applied
from game.core.record import GameSession
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.panels.market import card_offer
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.asserted import action_of
from tests.support.drawn_table import DrawnTable
from tests.support.lessons import LESSON_NAMES
from tests.support.places import Places
from tests.support.pupil import Pupil
from tests.support.shares import one_in
from tests.support.valley_table import ValleyTable, fresh, position
from tests.support.words import wiraqocha_words

THREE = "players: [red, blue, green]\nphase: actions\nboard: {N5: red camp, N9: blue camp, N2: green camp}\n"
ONE_PERSON = ("", "surveyor", "cadet")
TWO_PERSONS = ("", "surveyor", "")


def moving(mover: str, rest: str = "dice: [1, 2, 6]\n") -> State:
    return position(f"{THREE}to_move: {mover}\n{rest}")


def heights(table: DrawnTable) -> list[int]:
    return [panel.height for panel in valley_of(table.scene.board).view.layout.panels]


# sizes and order


def test_the_panels_of_one_person_s_game_never_change_their_places() -> None:
    table = ValleyTable(fresh("red", "blue", "green"), bots=ONE_PERSON)
    table.scene.bot_turns.paused = True
    places, valley = table.board.view.layout.panels, table.board.view.layout.map
    assert max(places, key=lambda place: place.height) == places[0]
    chance, movers = random.Random(3), set()
    for _ in range(150):
        movers.add(table.state.mover)
        assert isinstance(table.session.act(chance.choice(list(legal_actions(table.state)))), Applied)
        assert table.board.view.layout.panels == places
        assert table.board.view.layout.map == valley
    assert movers == {0, 1, 2}


@pytest.mark.parametrize(("mover", "large"), [("red", 0), ("blue", 2), ("green", 2)])
def test_of_several_persons_the_one_who_plays_next_has_the_large_panel(mover: str, large: int) -> None:
    sizes = heights(DrawnTable(moving(mover), bots=TWO_PERSONS))
    assert sizes.index(max(sizes)) == large
    assert sorted(sizes)[1] < max(sizes)


def test_computer_players_among_themselves_have_panels_alike_whoever_moves() -> None:
    sizes = [heights(DrawnTable(moving(mover), bots=("cadet",) * 3)) for mover in ("red", "blue", "green")]
    assert sizes[0] == sizes[1] == sizes[2]
    assert len(set(sizes[0])) == 1


# the glow


def lit(table: DrawnTable) -> list[int]:
    """The seats whose panel has light beyond its left and right edges."""
    surface = pygame.Surface(table.scene.scale.size)
    valley_of(table.scene.board).view.arrange(table.scene.scale)
    table.scene.draw(surface)
    found = []
    for seat, place in enumerate(valley_of(table.scene.board).view.layout.panels):
        beside = Rect(place.x - 3, place.y + 20, 2, place.height - 40)
        if sum(pygame.transform.average_color(surface, beside)[:2]) > 220:
            found.append(seat)
    return found


@pytest.mark.parametrize("bots", [(), ONE_PERSON, ("cadet",) * 3])
@pytest.mark.parametrize(("mover", "seat"), [("red", 0), ("blue", 1), ("green", 2)])
def test_whoever_moves_glows(mover: str, seat: int, bots: tuple[str, ...]) -> None:
    assert lit(DrawnTable(moving(mover), (1920, 1080), bots=bots)) == [seat]


def test_nobody_glows_or_is_to_play_when_the_game_is_over() -> None:
    state = moving("red").copy()
    state.winner, state.victory = 1, "somnium"
    table = DrawnTable(state, (1920, 1080))
    assert lit(table) == []
    assert not [text for text in table.texts if "to play" in text.text]
    assert "The game is over." in [text.text for text in table.texts]


def test_a_glowing_table_at_rest_draws_nothing() -> None:
    table = ValleyTable(moving("blue"), bots=ONE_PERSON)
    table.scene.bot_turns.paused = True
    table.harness.frames(60)
    drawn = table.harness.loop.frames_drawn
    table.harness.frames(60)
    assert table.harness.loop.frames_drawn == drawn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_sign_of_who_thinks_turns_round_the_medal_of_a_small_panel(size: tuple[int, int]) -> None:
    scene = DrawnTable(moving("blue"), size, bots=ONE_PERSON).scene
    scene.bot_turns.thinks_for = 1.0
    scene.bot_turns._asked, scene.bot_turns._move = scene.session.state, None
    (sign,) = scene.bot_signs.areas()
    header = valley_of(scene.board).view.panels[1].header
    assert abs(sign.centery - header.centery) <= 2
    assert header.x < sign.centerx < header.x + header.height
    assert sign.height < 1.5 * header.height


# what is said


def test_a_person_is_told_to_drag_and_a_computer_player_is_not() -> None:
    hint = wiraqocha_words("en")("table.drag_here")
    assert hint in DrawnTable(moving("red"), bots=ONE_PERSON).panel(0)
    for bots in (ONE_PERSON, ("cadet",) * 3):
        watched = DrawnTable(moving("blue"), bots=bots)
        assert hint not in [text.text for text in watched.texts]
        assert "to play" not in watched.panel(0)
        assert "Bram to play" in [text.text for text in watched.texts]


def test_buttons_and_drags_sleep_while_a_computer_player_moves() -> None:
    for rest in ("phase: preparation\n", "dice: [1, 2, 6]\ncrystals: {blue: 1}\n"):
        text = THREE.replace("phase: actions\n", "") if "phase" in rest else THREE
        table = ValleyTable(position(f"{text}to_move: blue\n{rest}"), bots=ONE_PERSON)
        table.scene.bot_turns.paused = True
        buttons = table.board.actions_bar.buttons
        assert [name for name, button in buttons.items() if button.visible] == ["undo", "hint"]
        for spot in (table.places.reserve_token("drill", "blue"), table.places.board_token("N9")):
            table.harness.move(spot)
            assert table.board.input.pointer(lambda _: False) is None
        table.harness.keys([pygame.K_i, pygame.K_n, pygame.K_SPACE, pygame.K_e])
        assert table.played == []
        assert table.notice == ""


def test_the_market_is_judged_for_the_person_who_waits() -> None:
    market = (
        "market: [juggernaut, death_ray, mechanical_miner]\ncubes: {red: 5, blue: 0}\ncrystals: {blue: 5}\n"
    )
    state = moving("blue", market)
    cards = [state.game.cards[card] for card in state.market]
    costs = [card.cost for card in cards]
    assert any(cost.somnium for cost in costs)
    found = [card_offer(state, card, 0) for card in cards]
    assert [one.cubes for one in found] == [max(0, cost.resources - 5) for cost in costs]
    assert [one.crystals for one in found] == [cost.somnium for cost in costs]
    assert not any(one.possible for one in found), "it is not this person's turn"
    table = DrawnTable(state, bots=ONE_PERSON)
    for cost, place in zip(costs, valley_of(table.scene.board).view.layout.cards, strict=True):
        said = table.within(place)
        assert ("affordable" in said) == (cost.resources <= 5 and not cost.somnium)
        assert (f"−{cost.somnium}" in said) == bool(cost.somnium)


def test_one_card_a_turn_binds_who_has_bought_and_nobody_who_waits() -> None:
    state = moving(
        "blue",
        "market: [mechanical_miner, android_explorer]\ncubes: {red: 9, blue: 9}\ncrystals: {red: 9, blue: 9}\n",
    )
    session = GameSession(WIRAQOCHA, state)
    assert isinstance(session.act(action_of(state, "build mechanical_miner")), Applied)
    card = state.game.cards[state.game.card_index["android_explorer"]]
    assert card_offer(session.state, card, 1).bought
    assert not card_offer(session.state, card, 0).bought


def test_the_tip_of_a_card_speaks_to_the_person_who_waits() -> None:
    state = moving("blue", "market: [death_ray]\ncubes: {red: 1, blue: 9}\ncrystals: {red: 9, blue: 9}\n")
    scene = DrawnTable(state, bots=ONE_PERSON).scene
    card = Places(scene).market_card("death_ray")
    tip = valley_of(scene.board).input.tip_at(card)
    assert tip is not None
    assert scene.words("tips.buy.now") not in tip.said
    missing = state.game.cards[state.market[0]].cost.resources - 1
    assert scene.words("shortage.cubes", count=missing) in tip.said


# the lessons


@pytest.mark.parametrize("lesson", one_in(2, LESSON_NAMES))
def test_the_lesson_s_rival_is_watched_like_a_computer_player(
    lesson: str, words: Words, content: ValleyData
) -> None:
    pupil = Pupil(words, content, lesson=lesson)
    seen = 0
    while not pupil.progress.last:
        for ways in pupil.progress.step.expect:
            pupil.scene.commands.play(action_of(pupil.progress.session.state, ways[0]))
        scene = pupil.scene
        if scene.session is pupil.progress.session and scene.context.watched == 1:
            seen += 1
            scene.motion.finish()
            assert valley_of(scene.board).view.layout.large(0)
            assert not valley_of(scene.board).view.layout.large(1)
            shown = [name for name, one in valley_of(scene.board).actions_bar.buttons.items() if one.visible]
            assert shown == ["undo", "hint"]
            assert valley_of(scene.board).selection.actions == ()
        if pupil.progress.readable or pupil.progress.replying:
            pupil.progress.skip()
        pupil.settle()
    assert seen


@pytest.mark.parametrize("lesson", one_in(2, LESSON_NAMES))
def test_what_the_lesson_asks_for_has_its_button(lesson: str, words: Words, content: ValleyData) -> None:
    pupil = Pupil(words, content, lesson=lesson)
    asked = 0
    while not pupil.progress.last:
        for name in ("collect", "muster"):
            if pupil.progress.awaited == name:
                asked += 1
                assert valley_of(pupil.scene.board).actions_bar.buttons[name].visible
        pupil.skip() if pupil.progress.step.expect else pupil.do_step()
    assert asked
