"""What the panels, the market and the buttons say: limits, bars, cards, what is missing, and what can be pressed."""

import pygame
import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.panels import victory_bars
from game.titles.wiraqocha.board.panels.actions_bar import is_a_choice
from game.titles.wiraqocha.board.panels.victory_bars import Gauge, VictoryProgress, progress
from game.titles.wiraqocha.rules.actions import Collect, Muster
from game.ui.look import USUAL
from game.ui.scale import Scale
from tests.support.drawn_table import DrawnTable
from tests.support.valley_table import WORDS, ValleyTable, fresh, position

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
FOUR = """
players: [red, blue, green, yellow]
phase: actions
board: {N5: red camp, N9: blue camp, N2: green camp, N10: yellow camp}
"""
CARDS = ["battle_exoskeleton", "android_explorer", "recovery_workshop", "transport_tunneller"]
PREPARATION = "players: [red, green]\nphase: preparation\nvariants: [caves]\n"


# cards


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_four_cards_of_anybody_have_their_names_among_four_players(
    owner: str, language: str, size: tuple[int, int]
) -> None:
    state = position(f"{FOUR}owned: {{{owner}: [{', '.join(CARDS)}]}}\n")
    table = DrawnTable(state, size, language, bots=("", "cadet", "cadet", "cadet"))
    seat = state.game.colours.index(owner)
    slots = valley_of(table.scene.board).view.panels[seat].cards
    for name in CARDS:
        place = next(slot.rect for slot in slots if state.game.cards[slot.card].name == name)
        said = " ".join(table.within(place.inflate(2, 8)))
        assert table.words(f"card.{name}.name") in said
    assert not [fitted.text for fitted in table.fitted if fitted.cut]


# cubes


def test_the_cube_limit_stands_beside_the_cubes_and_warns_above_it() -> None:
    state = position(f"{FOUR}cubes: {{red: 3, blue: 4}}\n")
    limit = state.game.figures.cube_limit
    table = DrawnTable(state, (1920, 1080))
    surface = Surface((1920, 1080))
    valley_of(table.scene.board).view.arrange(Scale(1920, 1080))
    table.scene.draw(surface)
    for seat, warns in ((0, False), (1, True)):
        area = valley_of(table.scene.board).view.panels[seat].cubes
        assert table.within(area.inflate(0, 16)) == [str(state.cubes[seat]), f"max {limit}"]
        tag = next(
            text.rect
            for text in table.texts
            if text.text == f"max {limit}" and area.inflate(0, 16).contains(text.rect)
        )
        colours = [tuple(surface.get_at((x, tag.centery)))[:3] for x in range(tag.x - 3, tag.right + 3)]
        assert (USUAL.no in colours) == warns
    tip = valley_of(table.scene.board).input.tip_at(valley_of(table.scene.board).view.panels[0].cubes.center)
    assert tip is not None
    assert f"Only {limit} are kept" in tip.text


# bars


def test_the_leviathan_counts_cubes_and_crystals_apart() -> None:
    state = position(f"{FOUR}owned: {{red: [{', '.join(CARDS)}]}}\n")
    costs = [state.game.cards[state.game.card_index[name]].cost for name in CARDS]
    cubes, crystals = sum(cost.resources for cost in costs), sum(cost.somnium for cost in costs)
    way = progress(state, 0, WORDS)[2]
    need = state.game.victory.leviathan
    assert way.gauges == (
        Gauge(cubes, need.resources, "cube"),
        Gauge(crystals, need.somnium, "crystal"),
    )
    enough_of_one = VictoryProgress("leviathan", (Gauge(9, 5, "cube"), Gauge(0, 5, "crystal")), "")
    assert enough_of_one.part == 0.5, "what is too much of one does not stand for the other"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bots", [("", "cadet", "cadet", "cadet"), ("cadet",) * 4])
def test_every_panel_draws_both_bars_of_the_leviathan(
    size: tuple[int, int], bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    troughs: list[Rect] = []
    icons: list[str] = []
    monkeypatch.setattr(
        victory_bars, "draw_bar", lambda surface, rect, *more: troughs.append(Rect(rect)), raising=True
    )
    monkeypatch.setattr(victory_bars, "draw_thing", lambda surface, look, name, *more: icons.append(name))
    state = position(FOUR)
    table = DrawnTable(state, size, bots=bots)
    need = state.game.victory.leviathan
    for seat, panel in enumerate(valley_of(table.scene.board).view.panels):
        treasure, somnium, leviathan = (
            [trough for trough in troughs if area.contains(trough)] for area in panel.bars
        )
        assert len({tuple(one) for one in treasure}) == len({tuple(one) for one in somnium}) == 1
        both = {tuple(one) for one in leviathan}
        assert len(both) == 2
        first, second = (Rect(one) for one in sorted(both))
        assert first.right < second.left
        assert [f"0/{need.resources}", f"0/{need.somnium}"] == sorted(
            (text for text in table.within(panel.bars[2].inflate(4, 24)) if "/" in text),
            key=len,
            reverse=True,
        ), seat
    assert {"cube", "crystal"} <= set(icons)


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize("players", ["[red, blue, green]", "[red, blue, green, yellow]"])
def test_the_figures_at_the_bars_of_rivals_can_be_read(size: tuple[int, int], players: str) -> None:
    table = DrawnTable(position(f"players: {players}\nboard: {{N5: red camp}}\n"), size)
    least = Scale(*size).px(16)
    leviathan = table.words("table.bar.leviathan")
    assert sum(text.text == leviathan for text in table.texts) == sum(
        text.text == table.words("table.bar.treasure") for text in table.texts
    )
    for panel in valley_of(table.scene.board).view.panels:
        for bar in panel.bars:
            figures = [
                text for text in table.texts if "/" in text.text and bar.inflate(4, 24).contains(text.rect)
            ]
            assert figures
            assert all(text.pixels >= least for text in figures)


# what is missing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", available_languages())
def test_all_that_is_missing_stands_beside_the_price(language: str, size: tuple[int, int]) -> None:
    state = position(f"{FOUR}market: [recovery_workshop, death_ray, flying_fortress]\n")
    table = DrawnTable(state, size, language)
    for number, place in zip(state.market, valley_of(table.scene.board).view.layout.cards, strict=True):
        cost = state.game.cards[number].cost
        said = {text.text: text.rect for text in table.texts if place.contains(text.rect)}
        missing = [f"−{cost.resources}"] + ([f"−{cost.somnium}"] if cost.somnium else [])
        price = said[str(cost.resources)]
        for text in missing:
            assert abs(said[text].centery - price.centery) <= 3, "on the line of the price"
            assert said[text].left > price.right


# buttons


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("language", available_languages())
def test_undo_and_hint_say_what_they_do(language: str, size: tuple[int, int]) -> None:
    table = DrawnTable(position(FOUR), size, language)
    for name in ("undo", "hint", "end"):
        button = valley_of(table.scene.board).actions_bar.buttons[name]
        assert table.words(f"table.button.{name}") in table.within(button.rect)


def choices(text: str) -> tuple[bool, bool]:
    state = position(PREPARATION + text)
    return is_a_choice(state, Collect()), is_a_choice(state, Muster())


@pytest.mark.parametrize(
    ("text", "collect", "muster"),
    [
        ("", False, False),  # nothing else can be done
        (
            "board: {N5: red camp, N2: red drill}\nprotecting: {N5: 3}",
            False,
            False,
        ),  # a die taken back gives nothing
        ("board: {D4: red zeppelin}", False, False),  # from the reserve: the tiles stay the same
        ("board: {D4: red zeppelin, N8: red explorer}", True, False),  # the explorer may leave its cubes
        ("board: {D4: red zeppelin, D6: red explorer}", False, True),  # or its die
        ("board: {C7: red explorer}", True, True),  # through the Caves, to cubes or to a die
        ("board: {C7: red zeppelin}", False, False),  # only after an exchange, and then it is a choice
        ("graveyard: [red drill]\nowned: {red: [recovery_workshop]}", False, False),
    ],
)
def test_collect_and_count_dice_are_shown_where_they_are_a_choice(
    text: str, collect: bool, muster: bool
) -> None:
    assert choices(text) == (collect, muster)
    table = ValleyTable(position(PREPARATION + text))
    buttons = table.board.actions_bar.buttons
    assert (buttons["collect"].visible, buttons["muster"].visible) == (collect, muster)
    assert buttons["roll"].visible


def test_a_step_that_is_done_has_no_button_any_more_and_comes_back_when_undone() -> None:
    table = ValleyTable(position(PREPARATION + "board: {D4: red zeppelin, N8: red explorer}"))
    table.click(table.places.button("collect"))
    assert table.played == ["collect"]
    with pytest.raises(LookupError):
        table.places.button("collect")
    table.harness.key(pygame.K_u)
    assert table.places.button("collect")


def test_the_keys_of_both_work_without_their_buttons_and_say_why_not() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.harness.keys([pygame.K_i, pygame.K_n])
    assert table.played == ["collect", "muster"]
    table.harness.key(pygame.K_i)
    assert table.notice.lower().startswith(WORDS("refusal.collected")[:20])
    table.harness.key(pygame.K_n)
    assert table.notice.lower().startswith(WORDS("refusal.mustered")[:20])
    assert table.played == ["collect", "muster"]
    table.harness.key(pygame.K_SPACE)
    table.harness.settle()
    table.harness.key(pygame.K_i)
    assert len(table.played) == 3
    assert table.notice


def test_advice_to_collect_rings_the_roll_where_there_is_no_button() -> None:
    table = ValleyTable(fresh("red", "blue"))
    table.board.spotlight.show(Collect())
    assert table.board.spotlight.rects() == [table.board.actions_bar.buttons["roll"].rect]
