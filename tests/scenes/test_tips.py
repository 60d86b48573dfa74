"""What is said of things when the pointer rests on them: what they ask, what they give now, what is missing."""

import pytest
from pygame import Rect, image

from game.scenes.table.controller import Controller
from game.scenes.table.tips import Tips
from game.scenes.table.view import What, _thing
from game.words import Words
from tests.scenes.sitting import NAMES, Sitting, position

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
    return Tips(words, NAMES)


def tile(tips: Tips, label: str) -> str:
    state = position(RICH)
    return tips.tile(state, state.game.index[label])


def test_a_tile_says_what_it_asks_and_gives_to_whom(tips: Tips) -> None:
    said = tile(tips, "N3")
    assert "add up to 3" in said
    assert "Held by Bram" in said
    assert "one more die, above 4" in said
    assert "Nobody holds it" in tile(tips, "N7")
    assert "a double: 5, 5" in tile(tips, "D5")
    assert "Only a Zeppelin" in tile(tips, "N12")
    assert "Only a Zeppelin" not in tile(tips, "N7")


def thing(tips: Tips, what: What, number: int, seat: int = -1) -> str:
    return tips.thing(position(RICH), _thing(what, number, Rect(0, 0, 9, 9), seat))


def test_everything_near_a_victory_says_what_is_missing(tips: Tips) -> None:
    assert "Bram needs 2 more relics" in thing(tips, What.BAR, 0, 1)
    assert "Bram needs 1 more crystal." in thing(tips, What.BAR, 1, 1)
    assert "cards missing" in thing(tips, What.BAR, 2, 0)
    assert "needs" in thing(tips, What.CRYSTALS, 0, 0)
    assert "needs" in thing(tips, What.RELIC, 0, 0)


def test_a_card_says_its_price_and_what_is_missing(tips: Tips) -> None:
    cards = [card.name for card in position(RICH).game.cards]
    said = thing(tips, What.MARKET_CARD, cards.index("flying_fortress"))
    assert "Cubes: 2, crystals: 1" in said
    assert "You need 1 more crystal." in said
    owned = thing(tips, What.OWN_CARD, cards.index("force_field"), 1)
    assert "Missing" not in owned


def test_tokens_and_the_graveyard_say_what_they_are_for(tips: Tips) -> None:
    for kind in range(7):
        assert "\n" in thing(tips, What.RESERVE_TOKEN, kind, 0)
    assert "Ada has 1 token here" in thing(tips, What.GRAVEYARD, 0)


def test_a_die_and_the_buttons_say_their_keys() -> None:
    sitting = Sitting(position(RICH))
    for name, button in sitting.scene.actions_bar.buttons.items():
        assert "(key " in button.tooltip, name
    sitting.harness.move(sitting.places.die(1))
    sitting.harness.wait(1)
    assert sitting.scene.ui._tip is not None or sitting.scene.gestures.menu is not None


def line_at(tips: Tips, text: str) -> str:
    return tips.now(Controller(position(text)), 0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("players: [red, blue]\nphase: preparation", "Roll your dice."),
        (
            "players: [red, blue]\nphase: preparation\nboard: {N5: red camp}\nprotecting: {N5: 4}",
            "Take protecting dice back if you like, then roll.",
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
        buttons = Sitting(position(text)).scene.actions_bar.buttons
        return {name for name, button in buttons.items() if button.visible and button.selected}

    assert lit("players: [red, blue]\nphase: preparation") == {"roll"}
    assert lit("players: [red, blue]\nboard: {N5: red camp}\ncubes: {red: 0}") == {"end"}
    assert lit("players: [red, blue]\nboard: {N5: red camp}\ndice: [1]") == set()


def test_the_camp_is_pointed_out_while_it_must_come_first() -> None:
    def looks(text: str) -> bytes:
        sitting = Sitting(position(text))
        x, y = sitting.places.reserve_token("camp")
        side = sitting.scene.scale.px(100)
        area = Rect(x - side // 2, y - side // 2, side, side)
        return image.tobytes(sitting.harness.surface.subsurface(area), "RGB")

    assert looks("players: [red, blue]\ndice: [5, 6]") != looks("players: [red, blue]\nphase: preparation")
