"""What moves: every event has its row, nothing waits for it, all can be skipped, and it ends on the same picture."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pygame
import pytest
from pygame import Rect

from game.base.profile.settings import MotionSettings, Pace
from game.core.contract import Applied
from game.kit.board.event_table import unmoved
from game.titles.machu_picchu.board.motion.event_rows import ROWS
from game.titles.machu_picchu.board.motion.event_timeline import timeline_of
from game.titles.machu_picchu.board.motion.number_marks import own_points, paid
from game.titles.machu_picchu.board.motion.transition import Snapshot, Transition
from game.titles.machu_picchu.board.motion.ways import districts_between, trail_way
from game.titles.machu_picchu.rules import events as e
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.fixed_order import GOOD_INDEX
from game.titles.machu_picchu.title import TITLE
from tests.support.city_answers import table_at
from tests.support.city_table import CityTable

STILL = MotionSettings(ambient=False)
AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)
CALM = MotionSettings(ambient=False, calm=True)
QUIET = {e.TurnBegan, e.LastTurn, e.NotAsked, e.NightBegan}
"""What panels, bar and light tell."""

Happening = tuple[Snapshot, Snapshot, tuple[Event, ...]]


def picture(table: CityTable) -> bytes:
    return pygame.image.tobytes(table.window.surface, "RGB")


def act(table: CityTable, chance: random.Random) -> tuple[Event, ...]:
    """Play anything, rare things as often as others."""
    able = list(legal_actions(table.state))
    kind = chance.choice(sorted({type(action).__name__ for action in able}))
    applied = table.session.act(chance.choice([action for action in able if type(action).__name__ == kind]))
    assert isinstance(applied, Applied)
    return applied.events


def happenings(seed: int, steps: int) -> Iterator[Happening]:
    """A game of chance, step by step."""
    table, chance = CityTable(seed=seed), random.Random(seed)
    table.scene.set_motion(AT_ONCE)
    for _ in range(steps):
        if TITLE.rules.decider(table.state) is None:
            return
        before = Snapshot.of(table.board.view)
        events = act(table, chance)
        yield before, Snapshot.of(table.board.view), events


@pytest.mark.parametrize(("units", "step", "price"), [(4, "sell llama", 3), (0, "buy llama", -6)])
def test_the_bank_trades_where_a_column_is_full_or_empty(units: int, step: str, price: int) -> None:
    table = table_at(
        f"players: [red, blue]\nprince: {{red: palace}}\nmarket: {{llama: {units}}}\n"
        "goods: {red: {corn: 7, llama: 1}}\n",
        "walk plaza",
    )
    table.session.act(TITLE.rules.parse_action(table.state, step))
    table.window.settle()
    assert table.state.goods[0][0] == 7 + price
    assert table.state.market[0] == units


def test_a_sale_is_soon_over_whatever_a_mod_has_it_bring() -> None:
    own = TITLE.data.load()
    dear = replace(own, market=replace(own.market, fields=(999,) * 4))
    position = "players: [red, blue]\nprince: {red: palace}\ngoods: {red: {llama: 1}}\n"
    table = CityTable(TITLE.positions.parse(dear, position))
    for step in ("walk plaza", "sell llama"):
        table.session.act(TITLE.rules.parse_action(table.state, step))
        table.window.settle(5.0)
    assert table.state.goods[0][0] == 999


def test_every_event_has_its_row() -> None:
    assert set(get_args(Event)) == set(ROWS)
    assert {kind for kind, row in ROWS.items() if row.animate is unmoved} == QUIET


def test_every_scene_is_short_and_can_be_painted_from_end_to_end() -> None:
    canvas = pygame.Surface((1280, 720))
    seen: set[type] = set()
    rare = {e.ClaimedLate, e.Offered}
    for seed in range(6):
        if set(ROWS) - seen <= rare:
            break
        for before, after, events in happenings(seed, 700):
            new = {type(event) for event in events} - seen
            if not new:
                continue
            timeline = timeline_of(Transition(before, after), events, lambda _: None)
            seen |= new
            assert timeline.length <= 9, events
            while timeline.busy:
                timeline.update(0.1)
                timeline.draw_covers(canvas)
                timeline.draw(canvas)
    assert set(ROWS) - seen <= rare


def test_a_game_at_once_leaves_the_same_pictures_as_one_that_moves() -> None:
    seen: list[list[bytes]] = []
    for settings in (AT_ONCE, STILL):
        table, chance = CityTable(seed=3), random.Random(3)
        table.scene.set_motion(settings)
        table.window.move((5, 5))
        pictures = []
        for _ in range(30):
            act(table, chance)
            table.window.settle()
            pictures.append(picture(table))
        seen.append(pictures)
    assert seen[0] == seen[1]


def walk(table: CityTable) -> None:
    """Bring a table to its first walk and play it."""
    chance = random.Random(1)
    while not any(action.__class__.__name__ == "Walk" for action in legal_actions(table.state)):
        act(table, chance)
        table.window.settle()
    action = next(a for a in legal_actions(table.state) if a.__class__.__name__ == "Walk")
    assert isinstance(table.session.act(action), Applied)


def test_the_state_never_waits_and_a_click_settles() -> None:
    table = CityTable(seed=3)
    table.scene.set_motion(STILL)
    walk(table)
    assert table.scene.motion.busy
    table.window.frames(6)
    assert table.scene.motion.hidden
    table.window.press((5, 5))
    assert not table.scene.motion.busy
    assert not table.scene.motion.hidden


@pytest.mark.parametrize("settings", [AT_ONCE, CALM])
def test_who_wants_no_motion_sees_nothing_fly(settings: MotionSettings) -> None:
    table = CityTable(seed=3)
    table.scene.set_motion(settings)
    walk(table)
    table.window.frames(2)
    assert not table.scene.motion.hidden
    assert table.window.settle() < 0.5


def test_what_is_undone_glides_back_to_the_picture_from_before() -> None:
    table = CityTable(seed=3)
    table.scene.set_motion(STILL)
    chance = random.Random(1)
    while not any(action.__class__.__name__ == "Walk" for action in legal_actions(table.state)):
        act(table, chance)
        table.window.settle()
    table.window.move((5, 5))
    table.window.settle()
    before = picture(table)
    action = next(a for a in legal_actions(table.state) if a.__class__.__name__ == "Walk")
    assert isinstance(table.session.act(action), Applied)
    table.window.settle()
    table.session.undo()
    assert table.scene.motion.busy
    table.window.settle()
    assert picture(table) == before


def test_a_still_table_draws_nothing() -> None:
    table = CityTable(seed=3)
    table.scene.set_motion(STILL)
    walk(table)
    table.window.settle()
    drawn = table.window.loop.frames_drawn
    table.window.wait(3)
    assert table.window.loop.frames_drawn == drawn


def test_a_ride_follows_the_streets_and_a_scout_the_trail() -> None:
    assert districts_between("hut", "corn") == ("hut", "corn")
    assert districts_between("hut", "puma")[0] == "hut"
    assert len(districts_between("hut", "puma")) >= 3
    table = CityTable()
    layout = table.board.view.shown.layout
    way = trail_way(layout, 18, 4)
    assert way[0] == pytest.approx(layout.on_view(944, 168))
    assert way[-1] == pytest.approx(layout.on_view(54, 644))


def test_a_card_that_flies_shows_its_back_alone() -> None:
    """Whose card it is and which one makes no difference to what is painted."""
    for before, after, events in happenings(5, 700):
        drawn = next((event for event in events if isinstance(event, e.CardDrawn)), None)
        if drawn is None:
            continue
        pictures = set()
        for card in (None, "farmer+shepherd", "puma+condor"):
            shown = e.CardDrawn(drawn.seat, drawn.player, card, drawn.before, drawn.after)
            canvas = pygame.Surface((1280, 720))
            for animation in ROWS[e.CardDrawn].animate(Transition(before, after), shown):
                for k in range(1, 10):
                    animation.paint(canvas, k / 10)
            pictures.add(pygame.image.tobytes(canvas, "RGB"))
        assert len(pictures) == 1
        return
    pytest.fail("no card was drawn")


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_drawn_anew_piece_by_piece_is_as_a_whole_picture_would_be(seats: int) -> None:
    table, chance = CityTable(seed=4, seats=seats), random.Random(4)
    table.scene.set_motion(AT_ONCE)
    view = table.board.view
    for step in range(60):
        act(table, chance)
        pieces = pygame.image.tobytes(view.picture_without(frozenset()), "RGB")
        if step % 6 == 5:
            view.arrange(view.scale)
            assert pygame.image.tobytes(view.picture(), "RGB") == pieces, step


def test_the_city_lives_slowly_and_only_where_it_lives() -> None:
    table = CityTable(seed=3)
    table.scene.set_motion(MotionSettings())
    table.window.settle()
    table.window.wait(0.3)
    before, drawn = table.window.surface.copy(), table.window.loop.frames_drawn
    table.window.wait(2)
    assert 10 <= table.window.loop.frames_drawn - drawn <= 30
    areas = table.board.ambience.areas
    changed = table.window.surface.copy()
    assert pygame.image.tobytes(changed, "RGB") != pygame.image.tobytes(before, "RGB")
    for area in areas:
        for sheet in (changed, before):
            sheet.fill((0, 0, 0), area)
    assert pygame.image.tobytes(changed, "RGB") == pygame.image.tobytes(before, "RGB")
    whole = pygame.Surface(before.get_size())
    table.scene.draw(whole)
    assert pygame.image.tobytes(table.window.surface, "RGB") == pygame.image.tobytes(whole, "RGB")
    table.scene.set_motion(STILL)
    assert not table.board.ambience.areas


def test_the_light_of_the_evening_comes_little_by_little() -> None:
    position = (
        "players: [red, blue, green]\nday: 4\ntiles: {red: [two], blue: [coca]}\nprince: {red: plaza}\n"
    )
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position))
    x, y = table.board.view.shown.layout.on_view(675, 240)  # the floor of a temple
    spot = round(x), round(y)
    seen = [table.window.surface.get_at(spot).b]
    for line in ("stay corn", "stay llama"):
        table.session.act(TITLE.rules.parse_action(table.state, line))
        table.window.frames(2)
        while not table.window.loop.idle:
            table.window.frames(1, 1 / 30)
            seen.append(table.window.surface.get_at(spot).b)
    assert table.board.view.shown.last_turns == 1
    assert seen[0] - seen[-1] > 20
    assert max(abs(a - b) for a, b in itertools.pairwise(seen)) <= 4


def hired(*bots: str) -> Happening:
    position = (
        "players: [red, blue]\nprince: {red: palace}\nhands: {red: [planter+puma]}\n"
        "goods: {red: {corn: 9, pottery: 2, cloth: 2}}\npending: [red hire]\n"
    )
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position), bots=bots)
    before = Snapshot.of(table.board.view)
    applied = table.session.act(TITLE.rules.parse_action(table.state, "hire planter"))
    assert isinstance(applied, Applied)
    return before, Snapshot.of(table.board.view), applied.events


def test_what_is_paid_is_marked_at_its_numbers() -> None:
    before, after, events = hired()
    (event,) = (event for event in events if isinstance(event, e.Hired))
    paid_for = [amount.good for amount in event.goods]
    marks = paid(Transition(before, after), event)
    assert len(marks) == len(paid_for) == 2
    canvas = pygame.Surface((1280, 720))
    for mark in marks:
        mark.paint(canvas, 0.3)
    seen = pygame.mask.from_threshold(canvas, (138, 47, 58), (40, 40, 40, 255))
    for good in paid_for:
        assert seen.overlap_area(
            pygame.Mask(after.panels[0].goods[GOOD_INDEX[good]].size, fill=True),
            after.panels[0].goods[GOOD_INDEX[good]].topleft,
        )


def test_the_own_points_are_marked_where_they_change_and_are_seen() -> None:
    before, after, _ = hired("", "cadet")
    assert len(own_points(Transition(before, after))) == 1
    assert own_points(Transition(after, after)) == []
    shared_before, shared_after, _ = hired()
    assert own_points(Transition(shared_before, shared_after)) == []  # the cards lie face down


def test_the_light_of_who_plays_follows_the_picture() -> None:
    table, chance = CityTable(seed=3), random.Random(3)
    asked = 0
    while asked < 2:
        table.window.settle()
        view, decider = table.board.view, table.state.decider
        seats, px = view.shown.layout.seats, view.scale.px
        edge = Rect(seats[decider].x, seats[decider].y - px(5), seats[decider].width, px(4))
        old = pygame.image.tobytes(table.window.surface.subsurface(edge), "RGB")
        act(table, chance)
        table.window.frames(5)
        if table.state.decider == decider or seats != view.shown.layout.seats or not table.scene.motion.busy:
            continue
        asked += 1
        assert pygame.image.tobytes(table.window.surface.subsurface(edge), "RGB") == old
        table.window.settle()
        assert pygame.image.tobytes(table.window.surface.subsurface(edge), "RGB") != old
