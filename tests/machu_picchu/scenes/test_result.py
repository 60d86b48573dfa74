"""The end of a game: who won, what counted, and where it leads."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.base.files.program_folders import assets_of
from game.core.match import NAME_LENGTH, Match, Seat
from game.core.registry import title
from game.kit.forms.result import ResultScene
from game.kit.forms.result_ways import ResultCallbacks, ResultOption
from game.scenes.title_art import GamePreview
from game.showcase import draw, stage
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.board.panels.forecast import card_points
from game.titles.machu_picchu.board.pieces import cards
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.result.scene import result_scene
from game.titles.machu_picchu.result.score_table import (
    card_areas,
    level_at_the_top,
    shown_columns,
    standings,
)
from game.titles.machu_picchu.rules.setup import Setup
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.title import TITLE
from game.ui.scale import Scale
from game.ui.text import TextStyle
from tests.support.words import game_words_of

EXAMPLES = assets_of(NAME) / "examples"
SIZE = (1280, 720)


def ended(name: str) -> State:
    return TITLE.positions.parse(TITLE.data.load(), (EXAMPLES / f"{name}.yaml").read_text("utf-8"))


def scene(state: State, names: str = "Ada", **callbacks: object) -> ResultScene:
    colours = state.game.colours
    match = Match(Setup(colours, 1), tuple(Seat(f"{names}{n}", EMBLEMS[c]) for n, c in enumerate(colours)))
    ways = ResultCallbacks(look=lambda: None, to_title=lambda: None)
    for name, value in callbacks.items():
        ways = ResultCallbacks(**{**{field: getattr(ways, field) for field in ways.__slots__}, name: value})
    made = result_scene(game_words_of(NAME), match, state, ways)
    made.arrange(Scale(*SIZE))
    return made


def test_the_best_comes_first_with_its_place_and_level_players_share_theirs() -> None:
    rescue = ended("rescue")
    assert [(line.seat, line.place) for line in standings(rescue)] == [(0, 1), (1, 2), (3, 3), (2, 4), (4, 5)]
    level = TITLE.positions.parse(
        TITLE.data.load(),
        (EXAMPLES / "rescue.yaml")
        .read_text("utf-8")
        .replace("blue: {corn: 3, pottery: 1}", "blue: {coca: 6}"),
    )
    assert [(line.seat, line.place) for line in standings(level)][:3] == [(0, 1), (1, 1), (3, 3)]


def test_each_card_says_what_it_is_and_brings_when_it_is_pointed_at() -> None:
    conquest = ended("conquest")
    shown = scene(conquest)
    told = [widget.tooltip for widget in shown.ui.widgets if ", gold " in widget.tooltip]
    assert len(told) == sum(map(len, conquest.hands))
    places = [widget.rect for widget in shown.ui.widgets if ", gold " in widget.tooltip]
    assert all(shown.scale.window.contains(place) for place in places)
    seat, (card, *_) = standings(conquest)[0].seat, conquest.hands[standings(conquest)[0].seat]
    assert f"{card_points(conquest, seat, card)} point" in told[0]


def test_the_points_of_many_cards_are_seen_beside_each_other() -> None:
    def first_card(farmers: int) -> bytes:
        conquest = (EXAMPLES / "conquest.yaml").read_text("utf-8")
        begun = conquest[: conquest.index("hands:")].replace("farmer: 3", f"farmer: {farmers}")
        hand = ", ".join([CARDS[0], *CARDS[7:18]])  # only the first one counts farmers
        shown = scene(TITLE.positions.parse(TITLE.data.load(), f"{begun}hands: {{red: [{hand}]}}\n"))
        surface = pygame.Surface(SIZE)
        shown.draw(surface)
        first, second = [widget.rect for widget in shown.ui.widgets if ", gold " in widget.tooltip][:2]
        strip = pygame.Rect(first.x, first.y - first.height // 6, second.x - first.x, first.height)
        return pygame.image.tobytes(surface.subsurface(strip), "RGB")

    with stage(SIZE):
        assert first_card(3) != first_card(5)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_a_seal_is_wide_enough_for_its_number(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    seals: list[tuple[int, float]] = []

    def watched(surface: Surface, text: str, style: TextStyle, scale: Scale, area: Rect) -> Rect:
        assert style.size is not None
        seals.append((area.width, style.size * scale.factor))
        return area

    monkeypatch.setattr(cards, "draw_text", watched)
    with stage(size) as stack:
        stack.push(scene(ended("rescue")))
        draw(stack)
    assert seals and all(wide >= 1.4 * letters for wide, letters in seals)


def test_the_list_of_games_tells_points_when_all_is_over_and_cards_before() -> None:
    words, over = game_words_of(NAME), ended("conquest")
    best = standings(over)[0]
    seats = title(NAME)
    seen = TITLE.rules.observation(over, None)
    bars = [seats.part(GamePreview).progress(words, seen, seat) for seat in seen.game.seats]
    assert bars[best.seat].text == f"{best.score.total} points"
    assert max(bar.part for bar in bars) == bars[best.seat].part == 1.0
    position = "players: [red, blue]\nprince: {red: hut}\nscout: {red: 3, blue: 19}\n"
    position += "hands: {red: [farmer+puma, farmer+potter], blue: [farmer+weaver]}\n"
    open_game = TITLE.positions.parse(TITLE.data.load(), position)
    red, blue = (seats.part(GamePreview).progress(words, open_game, seat) for seat in (0, 1))
    assert (red.text, blue.text) == ("2 cards, Scout on field 3", "1 card, Scout on field 19")
    assert red.part > blue.part


def test_a_conquest_shows_gold_and_factors_and_a_rescue_the_goods_that_part_level_players() -> None:
    conquest, rescue = ended("conquest"), ended("rescue")
    assert {"gold", "factor", "total"} <= set(shown_columns(conquest))
    assert "goods" not in shown_columns(conquest)
    assert not {"gold", "factor", "total", "late"} & set(shown_columns(rescue))
    assert "goods" in shown_columns(rescue)
    assert level_at_the_top(rescue) and not level_at_the_top(conquest)


@pytest.mark.parametrize("count", [1, 3, 9, len(CARDS)])
def test_a_hand_of_any_size_lies_within_its_room(count: int) -> None:
    area = pygame.Rect(100, 50, 300, 56)
    places = card_areas(area, count, Scale(*SIZE))
    assert len(places) == count
    assert all(area.contains(place) for place in places)
    assert all(one.x < other.x for one, other in pairwise(places))


def test_every_way_on_has_its_key() -> None:
    taken: list[str] = []
    made = scene(
        ended("conquest"),
        options=(ResultOption("Again", lambda: taken.append("again")),),
        to_title=lambda: taken.append("title"),
        look=lambda: taken.append("look"),
        story=lambda: taken.append("story"),
        watch=lambda: taken.append("watch"),
    )
    for key in (pygame.K_RETURN, pygame.K_t, pygame.K_ESCAPE, pygame.K_s, pygame.K_w):
        made.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    assert taken == ["again", "title", "look", "story", "watch"]


def test_long_names_and_a_shared_victory_can_be_drawn() -> None:
    rescue = (
        (EXAMPLES / "rescue.yaml")
        .read_text("utf-8")
        .replace("blue: {corn: 3, pottery: 1}", "blue: {coca: 6}")
    )
    made = scene(TITLE.positions.parse(TITLE.data.load(), rescue), "W" * (NAME_LENGTH - 1))
    with stage(SIZE) as stack:
        stack.push(made)
        assert draw(stack).get_size() == SIZE
