"""What the table shows is true: what a step costs, what lies on a mat, who did something, how many goods there are."""

import pygame
import pytest

from game.base.profile.settings import Pace
from game.titles.machu_picchu.board.city.city_view import lit_districts, lit_streets
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.panels.tray import fan_of, tray_areas
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def table_of(position: str, **more: object) -> CityTable:
    return CityTable(TITLE.parse_position(TITLE.load(), position), **more)  # type: ignore[arg-type]


def test_only_neighbours_are_lit_as_walks_though_moon_tiles_of_the_same_goods_are_free() -> None:
    table = table_of("players: [red, blue]\nprince: {red: virgins}\ngoods: {red: {llama: 1}}\n")
    lit = lit_districts(table.board.view.shown)
    assert len(lit) == 14
    assert {name for name, for_llama in lit.items() if not for_llama} == {
        "plaza",
        "pottery",
        "main",
        "cloth",
        "puma",
    }


def test_streets_are_golden_only_where_the_prince_may_walk_now() -> None:
    position = "players: [red, blue]\nprince: {red: llama}\ngoods: {red: {llama: 2, pottery: 1}}\n"
    table = table_of(position)
    ways = [("hut", "corn"), ("corn", "llama")]
    assert ways[1] in lit_streets(table.board.view.shown)
    table.session.act(TITLE.rules.parse_action(table.state, "ride hut"))
    table.window.settle()
    assert lit_districts(table.board.view.shown) == {"corn": False}  # a farmer can be hired
    assert not lit_streets(table.board.view.shown)


def test_every_scout_is_seen_though_all_princes_stand_beside_the_first_field() -> None:
    position = "players: [red, blue, yellow, green, ivory]\n"
    for what, value in (("prince", "hut"), ("scout", "0")):
        seats = ", ".join(f"{colour}: {value}" for colour in ("red", "blue", "yellow", "green", "ivory"))
        position += f"{what}: {{{seats}}}\n"
    view = table_of(position).board.view
    whole = view.picture_without(frozenset()).copy()
    for seat in range(5):
        without = view.picture_without(frozenset({HiddenPart(PartKind.SCOUT, seat)}))
        alike = pygame.mask.from_threshold(whole, (0, 0, 0), (1, 1, 1, 255), without)
        assert whole.get_width() * whole.get_height() - alike.count() > 150, seat


def test_a_unit_that_lies_already_is_seen_while_another_one_falls_at_night() -> None:
    def mat(bonus: int, *hidden: HiddenPart) -> bytes:
        table = table_of(f"players: [red, blue]\nprince: {{red: hut}}\nbonus: {{puma: {bonus}}}\n")
        layout = table.board.view.shown.layout
        place = TERRACES["puma"].mat
        assert place is not None
        x, y = layout.on_view(*place)
        picture = table.board.view.picture_without(frozenset(hidden))
        return pygame.image.tobytes(picture.subsurface((round(x) - 16, round(y) - 16, 32, 32)), "RGB")

    falling = HiddenPart(PartKind.BONUS, name="puma")
    assert mat(2, falling) == mat(1)
    assert mat(1, falling) == mat(0)


def test_of_many_cards_both_signs_are_seen_though_the_next_card_lies_on_them() -> None:
    def strip(card: str) -> bytes:
        hand = ", ".join([card, *CARDS[10:19]])
        position = f"players: [red, blue]\nprince: {{red: hut}}\nhands: {{red: [{hand}]}}\n"
        view = table_of(position, bots=("", "random")).board.view
        unit, first = tray_areas(view.shown.layout).unit, fan_of(view.shown)[0]
        assert CARDS[first.card] == card
        left, top = first.centre[0] - 42 * unit, first.centre[1] - 36 * unit
        seen = pygame.Rect(round(left), round(top), round(first.strip * unit), round(50 * unit))
        return pygame.image.tobytes(view.picture().subsurface(seen), "RGB")

    assert len({strip(f"farmer+{second}") for second in ("shepherd", "planter", "weaver")}) == 3


def test_the_caption_has_the_medal_of_the_player_it_tells_of() -> None:
    table = CityTable(seats=3, bots=("", "random", "random"), seed=2)
    bots, told = table.scene.bot_turns, set()
    bots.set_pace(Pace.NORMAL)
    for _ in range(600):
        if table.board.view.shown.choices.actions:
            table.click(next(iter(table.board.view.shown.choices.clicks)))
        table.window.frames(1, 0.1)
        if bots.caption is not None:
            assert table.match.seats[bots.caption.seat].name in bots.caption.text
            told.add((bots.caption.seat, table.state.decider))
        if any(seat != decider for seat, decider in told):
            return
    raise AssertionError(f"nobody else decided while a caption was read: {told}")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 9])
def test_no_seal_of_a_card_lies_on_the_points_beside_the_fan(size: tuple[int, int], count: int) -> None:
    hand = ", ".join(CARDS[:count])
    table = table_of(f"players: [red, blue]\nprince: {{red: hut}}\nhands: {{red: [{hand}]}}\n", size=size)
    shown = table.board.view.shown
    areas = tray_areas(shown.layout)
    for card in fan_of(shown):
        corner = pygame.Vector2(37 + 14, -53).rotate(card.turn) * areas.unit  # where the seal ends
        assert areas.fan.x < card.centre[0] + corner.x < areas.points.x


def test_ten_incas_of_a_kind_do_not_hide_the_next_kind() -> None:
    bare = "players: [red, blue]\nprince: {red: hut}\nincas: {blue: {farmer: 1}}\n"
    many, one = (
        table_of(text, size=(1920, 1080)) for text in (bare.replace("farmer: 1", "farmer: 10"), bare)
    )
    cell = many.board.view.panels[1].jobs[1]
    token = pygame.Rect(cell.x - 3, cell.y, 26, cell.height)
    first, second = (
        pygame.image.tobytes(table.board.view.picture().subsurface(token), "RGB") for table in (many, one)
    )
    assert first == second


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_numbers_of_goods_do_not_run_into_the_next_good(size: tuple[int, int]) -> None:
    goods = "{corn: 38, llama: 12, coca: 14, pottery: 20, cloth: 10}"
    bare = "players: [red, blue]\nprince: {red: hut}\ngoods: {red: {corn: 3}}\n"
    many, one = (table_of(text, size=size) for text in (bare.replace("{corn: 3}", goods), bare))
    for cell in many.board.view.panels[0].goods[1:]:
        reach = many.board.view.scale.px(6)
        edge = pygame.Rect(cell.x - reach, cell.y, 2, cell.height)
        shots = (table.board.view.picture().subsurface(edge) for table in (many, one))
        first, second = (pygame.image.tobytes(shot, "RGB") for shot in shots)
        assert first == second, cell
