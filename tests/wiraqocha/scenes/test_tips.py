"""What is said of things when the pointer rests on them: what they ask, what they give now, what is missing."""

import pygame
import pytest
from pygame import Rect, image

from game.base.i18n.words import Words
from game.core.seat_colours import TitleEmblems
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.tips.tips import Tips
from game.titles.wiraqocha.board.view import ItemKind, _thing
from game.titles.wiraqocha.rules.actions import Conquer
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.title import TITLE
from game.ui.tooltip import Tip, draw_tooltip
from tests.support.valley_table import NAMES, ValleyTable, position
from tests.support.words import wiraqocha_words

RICH = """
players: [red, blue]
phase: actions
board: {N5: red camp, N3: blue drill, D1: blue explorer}
protecting: {N3: 4}
cubes: {red: 2}
crystals: {blue: 10}
relics: {blue: [D1, D2]}
graveyard: [red drill]
market: [android_factory, flying_fortress]
owned: {blue: [force_field]}
markers: {}
dice: [1, 2]
"""


@pytest.fixture
def tips(words: Words) -> Tips:
    return Tips(words, NAMES, ["star", "anchor", "crown", "moon"])


def tile(tips: Tips, label: str, text: str = RICH, seat: int = 0) -> Tip:
    """What is said of a tile to the person at a seat, on their turn."""
    state = position(text)
    thing = _thing(ItemKind.TILE, state.game.index[label], Rect(0, 0, 9, 9))
    found = tips.tip(state, thing, seat, legal_actions(state) if state.mover == seat else None)
    assert found is not None
    return found


def signs(tip: Tip, said: str) -> list[str]:
    """The pictures of the row that says this, figures after them."""
    row = next(row for row in tip.rows if said in row.text)
    return [sign.name + sign.figure for sign in row.signs]


def test_a_tile_says_whose_it_is_what_it_asks_and_gives_and_how_it_is_protected(tips: Tips) -> None:
    held = tile(tips, "N3")
    assert held.head == "Jungle, valley"
    assert signs(held, "Bram") == ["medal.blue", "wiraqocha/token.drill.blue"]
    assert "add up to 3" in held.said
    assert signs(held, "One more die, above 4") == ["face.4"]
    assert signs(held, "each turn") == ["wiraqocha/goods.cube+1"]
    assert "A Drill earns 2 points a turn" in tile(tips, "N9").said
    assert "Free" in tile(tips, "N7").said
    assert signs(tile(tips, "D5"), "A double") == ["face.5", "face.5"]
    assert "Zeppelins only" in tile(tips, "N12").said
    assert "Zeppelins only" not in tile(tips, "N7").said


def test_a_tile_says_in_few_words() -> None:
    """Rows of pictures, no sentences: nobody reads a paragraph over the table."""
    for language in ("en", "fr", "it"):
        spoken = Tips(wiraqocha_words(language), NAMES, tuple(TITLE.part(TitleEmblems).of_colours.values()))
        for label in position(RICH).game.labels:
            rows = tile(spoken, label).rows
            assert len(rows) <= 8
            assert all(len(row.text) <= 60 for row in rows), [row.text for row in rows]


def test_a_tile_says_which_dice_take_it_one_alone_where_it_can(tips: Tips) -> None:
    assert "A 1" in [row.text for row in tile(tips, "N1").rows]
    assert "A 3, or dice that add up to 3" in tile(tips, "N3").said
    assert "Dice that add up to 9" in tile(tips, "N9").said


def test_a_zeppelin_in_the_valley_says_that_only_a_zeppelin_takes_its_tile(tips: Tips) -> None:
    held = RICH.replace("N3: blue drill", "N3: blue zeppelin")
    assert "Zeppelins only" in tile(tips, "N3", held).said
    assert "Zeppelins only" not in tile(tips, "N3").said


def test_the_protection_of_one_s_own_tile_is_what_rivals_need(tips: Tips) -> None:
    own = RICH.replace("N3: 4", "N5: 4")
    assert "Rivals need one more die, above 5" in tile(tips, "N5", own).said
    assert "to take it" not in tile(tips, "N5", own).said


RIPE = """
players: [red, blue]
phase: actions
board: {N5: red camp, N4: red drill, N8: blue camp, N9: blue drill}
cubes: {red: 4}
dice: [3, 4, 6]
"""


def test_a_tile_says_what_can_be_done_there_now(tips: Tips) -> None:
    state = position(RIPE)
    reach = [action for action in legal_actions(state) if isinstance(action, Conquer)]
    assert reach
    label = reach[0].tile
    pictures = signs(tile(tips, label, RIPE), "Take it")
    assert any(name.startswith("wiraqocha/token.") for name in pictures)
    assert any(name.startswith("face.") for name in pictures)
    assert signs(tile(tips, "N4", RIPE), "Protect it") == ["face.3", "face.4", "face.6"]
    far = next(
        name
        for name in state.game.labels
        if all(getattr(a, "tile", "") != name for a in legal_actions(state))
    )
    assert "Nothing to do here now" in tile(tips, far, RIPE).said
    assert all(
        "Take it" not in row.text and "Nothing" not in row.text for row in tile(tips, label, RIPE, 1).rows
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
def test_the_card_about_a_tile_stands_beside_it_and_hides_neither_it_nor_the_prompt_nor_a_die(
    size: tuple[int, int],
) -> None:
    table = ValleyTable(position(RICH), size)
    view, scale = table.board.view, table.scene.scale
    dice = view.tray.in_order()
    assert dice
    for number, label in enumerate(view.state.game.labels):
        tip = table.board.input.tip_at(table.places.tile_centre(label))
        assert tip is not None
        box = draw_tooltip(table.harness.surface, tip, scale)
        assert scale.window.contains(box)
        tile = view.layout.tile_rect(number)
        assert not box.colliderect(tile) and not box.colliderect(view.now_area)
        assert not any(box.colliderect(view.tray.die_rect(die)) for die in dice), label
        assert box.inflate(2 * scale.px(10), 2 * scale.px(10)).colliderect(tile), label


def test_the_keys_show_the_same_card_as_the_pointer() -> None:
    table = ValleyTable(position(RICH))
    table.harness.key(pygame.K_RIGHT)
    tile_under = table.board.keyboard.tile
    assert tile_under is not None
    by_key = table.scene.ui._tip
    table.harness.move(table.places.tile_centre(table.state.game.labels[tile_under]))
    assert by_key is not None and by_key == table.scene.ui._tip
    assert by_key.rows


def test_what_was_said_of_a_tile_goes_when_it_is_done() -> None:
    table = ValleyTable(
        position(
            """
players: [red, blue]
phase: actions
board: {N4: red camp, N3: red drill}
owned: {red: [flying_fortress]}
dice: []
"""
        )
    )
    table.click(table.places.own_card("flying_fortress"))
    assert table.scene.ui.toast.left > 0  # it asks for a tile
    table.click(table.places.tile_centre("N3"))
    assert table.played == ["fortress N3"]
    assert table.scene.ui.toast.left == 0
    table.harness.wait(2)
    told = table.scene.ui._tip
    assert told is None or "Move the Flying Fortress here" not in told.said


def test_only_a_six_raised_to_seven_beats_a_six(tips: Tips) -> None:
    guarded = RICH.replace("N3: 4", "N3: 6")
    assert "a 6 raised to 7" in tile(tips, "N3", guarded).said
    assert "above 6" not in tile(tips, "N3", guarded).said


def thing(tips: Tips, what: ItemKind, number: int, seat: int = -1) -> str:
    state = position(RICH)
    found = tips.tip(state, _thing(what, number, Rect(0, 0, 9, 9), seat), 0, legal_actions(state))
    assert found is not None
    return found.said


def test_everything_near_a_victory_says_what_is_missing(tips: Tips) -> None:
    assert "Bram needs 2 more relics" in thing(tips, ItemKind.BAR, 0, 1)
    assert "Bram needs 1 more crystal." in thing(tips, ItemKind.BAR, 1, 1)
    assert "still needs cards worth" in thing(tips, ItemKind.BAR, 2, 0)
    assert "needs" in thing(tips, ItemKind.CRYSTALS, 0, 0)
    assert "needs" in thing(tips, ItemKind.RELIC, 0, 0)


def card(tips: Tips, name: str, text: str = RICH, seat: int = 0) -> Tip:
    state = position(text)
    found = tips.card_tip(
        state, _thing(ItemKind.MARKET_CARD, state.game.card_index[name], Rect(0, 0, 9, 9)), seat
    )
    assert found.picture == f"wiraqocha/card.{name}"
    return found


def test_a_card_says_its_price_and_what_is_missing(tips: Tips) -> None:
    dear = card(tips, "flying_fortress")
    assert signs(dear, "Building") == ["wiraqocha/goods.cube2", "wiraqocha/goods.crystal1"]
    assert "You need 1 more crystal." in dear.said
    assert "Click to buy" not in dear.said
    assert "You need" not in card(tips, "force_field", seat=1).said
    rich = RICH.replace("crystals: {blue: 10}", "crystals: {red: 1, blue: 10}")
    assert "Click to buy it" in card(tips, "flying_fortress", rich).said


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_card_has_an_example_of_one_sentence(language: str) -> None:
    words = wiraqocha_words(language)
    for definition in position(RICH).game.cards:
        example = words(f"card.{definition.name}.example")
        assert example.endswith(".") and example.count(".") == 1, example
        assert 30 <= len(example) <= 100, example
        spoken = Tips(words, NAMES, tuple(TITLE.part(TitleEmblems).of_colours.values()))
        assert example in card(spoken, definition.name).said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("production_tanks", "+2 cubes each turn."),
        ("mechanical_miner", "A third Drill: +1 crystal per turn on a free Vein."),
        ("android_explorer", "2 relics are still to be found"),
        ("recovery_workshop", "Your token in the Graveyard comes back for free."),
        ("flying_fortress", "Your tile 5: two dice above 5"),
        ("battle_exoskeleton", "Your 1 becomes a 5."),
        ("psychic_probe", "1 rival tile is protected"),
        ("transport_tunneller", "No rival Camp is on the board."),
        ("death_ray", "Rivals hold 2 tiles"),
        ("android_factory", "for 3 cubes; you have 2"),
    ],
)
def test_a_card_says_what_it_would_do_for_who_looks(tips: Tips, name: str, said: str) -> None:
    assert said in card(tips, name).said


def test_a_rival_s_card_says_whose_it_is_and_promises_nothing(tips: Tips) -> None:
    said = card(tips, "force_field").said
    assert "Bram" in said
    assert "can no longer be taken" not in said
    assert "can no longer be taken" in card(tips, "force_field", seat=1).said


def test_while_a_computer_player_decides_a_card_speaks_to_the_person() -> None:
    text = RICH.replace("phase: actions", "phase: actions\nto_move: blue")
    table = ValleyTable(position(text), bots=("", "cadet"))
    tip = table.board.input.tip_at(table.places.market_card("flying_fortress"))
    assert tip is not None
    assert "You need 1 more crystal." in tip.said


def test_tokens_and_the_graveyard_say_what_they_are_for(tips: Tips) -> None:
    for kind in range(7):
        assert "\n" in thing(tips, ItemKind.RESERVE_TOKEN, kind, 0)
    assert "Ada has 1 token here" in thing(tips, ItemKind.GRAVEYARD, 0)


def test_a_die_and_the_buttons_say_their_keys() -> None:
    table = ValleyTable(position(RICH))
    for name, button in table.board.actions_bar.buttons.items():
        assert "(key " in button.tooltip, name
    table.harness.move(table.places.die(1))
    table.harness.wait(1)
    assert table.scene.ui._tip is not None or table.board.gestures.menu is not None


def line_at(tips: Tips, text: str) -> str:
    return tips.now(Selection(position(text)), 0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("players: [red, blue]\nphase: preparation", "Roll your dice."),
        (
            "players: [red, blue]\nphase: preparation\nboard: {N5: red camp}\nprotecting: {N5: 4}",
            "If you like, take dice back; then roll.",
        ),
        (
            "players: [red, blue]\nphase: preparation\nboard: {N5: red camp, N4: red zeppelin}",
            "Drag a token onto your Zeppelin to exchange them, or just roll.",
        ),
        ("players: [red, blue]\ndice: [5, 6]", "Drag your Base Camp to a tile: it comes first."),
        (
            "players: [red, blue]\nboard: {N5: red camp}\ndice: [1]\ncubes: {red: 0}",
            "Drag a token to a tile, or a die onto your tile.",
        ),
        (
            "players: [red, blue]\nboard: {N5: red camp}\ncubes: {red: 0}",
            "Nothing left to do: end your turn.",
        ),
    ],
)
def test_the_line_on_top_names_only_what_can_be_done(tips: Tips, text: str, line: str) -> None:
    assert line_at(tips, text) == line


def test_what_the_turn_goes_on_with_is_lit_when_nothing_else_is_left() -> None:
    def lit(text: str) -> set[str]:
        buttons = ValleyTable(position(text)).board.actions_bar.buttons
        return {name for name, button in buttons.items() if button.visible and button.selected}

    assert lit("players: [red, blue]\nphase: preparation") == {"roll"}
    assert lit("players: [red, blue]\nboard: {N5: red camp}\ncubes: {red: 0}") == {"end"}
    assert lit("players: [red, blue]\nboard: {N5: red camp}\ndice: [1]") == set()


def test_the_camp_is_pointed_out_while_it_must_come_first() -> None:
    def looks(text: str) -> bytes:
        table = ValleyTable(position(text))
        x, y = table.places.reserve_token("camp")
        side = table.scene.scale.px(100)
        area = Rect(x - side // 2, y - side // 2, side, side)
        return image.tobytes(table.harness.surface.subsurface(area), "RGB")

    assert looks("players: [red, blue]\ndice: [5, 6]") != looks("players: [red, blue]\nphase: preparation")


def test_the_count_of_dice_says_which_of_them_protect(tips: Tips) -> None:
    bare = position("players: [red, blue]\nboard: {N5: red camp, N2: red drill}")
    count = _thing(ItemKind.DICE, 0, Rect(0, 0, 9, 9), 0)
    assert tips.thing(bare, count, 0) == "Dice for the next roll: 3"
    for protecting, said in (
        ("{N5: 6}", "Dice for the next roll: 2\n1 die protects a tile: it is not rolled."),
        ("{N5: 6, N2: 3}", "Dice for the next roll: 1\n2 dice protect tiles: they are not rolled."),
    ):
        state = position(
            f"players: [red, blue]\nboard: {{N5: red camp, N2: red drill}}\nprotecting: {protecting}"
        )
        assert tips.thing(state, count, 0) == said
