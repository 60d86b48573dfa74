"""The title's own data load, and say what the rules specification says (sections 1, 3, 11, 13, 14)."""

from collections import Counter
from pathlib import Path

import pytest

from game.kit.data.figure_source import FigureSource
from game.titles.inkas.content.card_effects import CardKind, Founding
from game.titles.inkas.content.definitions import (
    CARDS,
    PLAYABLE,
    WALLAS,
    WAMANIS,
    Ayllu,
    Flying,
    GainingLlamas,
    Mode,
    Nation,
    OfferingName,
    Protecting,
    Sacrifice,
    Striking,
    WallaRole,
)
from game.titles.inkas.content.goals import (
    DefeatingAyllus,
    DefeatingNeighbour,
    Dominating,
    FellingRoles,
    PlantingFlags,
    StoringLlamas,
    TakingSuyus,
)
from game.titles.inkas.content.house_rules import Diagonals
from game.titles.inkas.content.led_table import LED_ROWS, NAMES, NamingDie
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.board import FREE, HOLES, SUYU, RingBoard, board_of, suyu_of
from game.titles.inkas.rules.fixed_order import CENTRE, INNER, WAMANI_INDEX
from game.titles.inkas.rules.game import Game
from tests.support.inkas_games import content


@pytest.mark.clauses("I-1.2", "I-1.3", "I-1.11", "I-1.12", "R-2")
def test_five_ayllus_of_five_roles() -> None:
    kinds = content().wallas
    assert list(kinds) == list(WALLAS)
    assert Counter((kind.ayllu, kind.role) for kind in kinds.values()) == {
        (ayllu, role): 1 for ayllu in Ayllu for role in WallaRole
    }
    assert [kinds[name].role for name in WALLAS[:5]] == list(WallaRole)
    assert [kind.sex for kind in kinds.values() if kind.ayllu in (Ayllu.QUYA, Ayllu.AMARU)] == ["f"] * 10
    assert len(content().gods) == 2


@pytest.mark.clauses("I-1.5", "I-15.1")
def test_two_nations() -> None:
    assert [content().nations[ayllu] for ayllu in PLAYABLE] == [
        *(Nation.INKA, Nation.INKA, Nation.CHANKA, Nation.CHANKA)
    ]
    assert {name: god.nation for name, god in content().gods.items()} == {
        "waqaychaq_mama": Nation.INKA,
        "amaru_wiraqucha": Nation.CHANKA,
    }


def test_figures_of_the_pieces() -> None:
    kinds = content().wallas
    assert {(kinds[name].attack, kinds[name].defence) for name in WALLAS[:20]} == {(1, 1)}
    assert [(kinds[name].attack, kinds[name].defence) for name in WALLAS[20:]] == [(2, 3), *[(2, 2)] * 4]
    assert {(god.attack, god.defence) for god in content().gods.values()} == {(3, 3)}


def board() -> RingBoard:
    return board_of(content().walls, Diagonals.STRICT)


@pytest.mark.clauses("I-2.1", "I-2.2", "I-2.3", "I-2.4", "I-2.5", "I-2.6", "I-3.1", "I-3.3")
def test_37_wamanis_in_their_order() -> None:
    assert len(WAMANIS) == 37 == len(set(WAMANIS))
    assert WAMANIS[:4] == ("Ca3", "Cb3", "Cc3", "Aa3") and WAMANIS[12] == "Ca2" and WAMANIS[-1] == "T"
    assert Counter(suyu_of(place) for place in range(37)) == {0: 9, 1: 9, 2: 9, 3: 9, -1: 1}
    assert len(HOLES) == 13
    assert FREE[CENTRE] == tuple(range(INNER, CENTRE))
    assert {len(SUYU[place]) for place in range(36)} == {8} and SUYU[CENTRE] == ()


@pytest.mark.clauses("I-3.6", "I-3.7", "I-3.8")
def test_the_board_as_the_specification_checked_it() -> None:
    """All connected, 3 or 4 steps to the centre, 8 open sides there, width 6, 21 wamanis with a wall."""
    steps = board().steps
    assert all(place in steps[other] for place in range(37) for other in steps[place])
    far = {place: reach(steps, place) for place in range(37)}
    assert {len(found) for found in far.values()} == {37}
    assert {WAMANIS[place][1]: far[CENTRE][place] for place in range(12)} == {"a": 3, "b": 4, "c": 3}
    assert len(steps[CENTRE]) == 8
    assert max(max(found.values()) for found in far.values()) == 6
    walled = [place for place in range(37) if board().walled >> place & 1]
    assert Counter(suyu_of(place) for place in walled) == {0: 5, 1: 5, 2: 5, 3: 5, -1: 1}


def reach(steps: tuple[tuple[int, ...], ...], start: int) -> dict[int, int]:
    """How many steps away every wamani is."""
    found, edge = {start: 0}, [start]
    for place in edge:
        for other in steps[place]:
            if other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    return found


@pytest.mark.clauses("I-3.5")
def test_diagonals_by_the_house_rule() -> None:
    lenient = board_of(content().walls, Diagonals.LENIENT)
    corner, far = WAMANI_INDEX["Ca3"], WAMANI_INDEX["Cb2"]
    assert not board().leads(corner, far) and lenient.leads(corner, far)
    for place in range(37):
        assert set(board().steps[place]) <= set(lenient.steps[place]) <= set(FREE[place])
    both = board_of((("Ca3", "Ca2"), ("Cb3", "Cb2")), Diagonals.LENIENT)
    assert not both.leads(corner, far)


@pytest.mark.clauses("I-13.1", "I-13.4", "I-13.8", "I-13.13")
def test_powers() -> None:
    roles = content().roles
    assert [kind.basic.llamas for kind in roles.values()] == [0] * 5
    assert [kind.energized.llamas for kind in roles.values()] == [1] * 5
    assert roles[WallaRole.GUIDE].basic.effect == Protecting(2)
    assert (roles[WallaRole.SCOUT].basic.effect, roles[WallaRole.SCOUT].energized.effect) == (
        Flying(1, False),
        Flying(2, True),
    )
    assert roles[WallaRole.FIGHTER].energized.effect == Striking(2)


@pytest.mark.clauses("I-11.1", "R-18")
def test_offerings() -> None:
    offerings = content().offerings
    assert [offerings[name].sacrifice for name in OfferingName] == [
        Sacrifice(2),
        Sacrifice(1),
        Sacrifice(0, True),
        Sacrifice(2),
    ]
    assert offerings[OfferingName.IMMOLATION].gift == GainingLlamas(6)
    assert offerings[OfferingName.DUPLICATION].gift == GainingLlamas(2)


NONE = CardKind(0, Founding())


@pytest.mark.clauses("I-14.1", "I-14.2", "I-14.4", "I-14.5", "I-14.6", "I-4.2", "R-28")
@pytest.mark.parametrize(("apus", "count"), [(2, 46), (3, 51), (4, 56)])
def test_the_cards_of_advanced(apus: int, count: int) -> None:
    """All but the dealt ones are 36; of 29 those are dealt that no icon keeps out of hands."""
    cards = content().advanced_cards
    assert sum(kind.number(apus) for kind in cards.values()) == count == 36 + 5 * apus
    assert {name: kind.number(apus) for name, kind in cards.items() if name.startswith("map")} == {
        "map_1": apus,
        "map_2": apus,
        "map_3": apus,
    }
    game = Game(content(), apus, mode=Mode.ADVANCED)
    assert len(game.dealt_from) == 29 and len(game.only_laid) == 7 + 3 * apus
    assert [CARDS[card] for card in game.dealt] == ["iqiqu", "illapa"]
    assert [name for name, kind in cards.items() if kind.public] == list(CARDS[1:8])


@pytest.mark.clauses("I-27.5", "I-27.6", "I-27.11")
def test_the_die_names_every_role_and_the_green_faces_differ() -> None:
    table = content().led
    assert table is not None and table.thrift == 3
    assert NAMES[:5] == tuple(WallaRole)
    assert table.faces == {
        NamingDie.CALM: (*WallaRole, "any"),
        NamingDie.ANGRY: ("guide", "any", "fighter", "any", "shaman", "any"),
        NamingDie.MERCIFUL: (*WallaRole, "nobody"),
    }
    assert tuple(table.rows) == LED_ROWS


@pytest.mark.clauses("I-14.3", "I-5.4", "I-1.1")
def test_the_cards_of_family() -> None:
    cards = content().cards
    assert sum(kind.count for kind in cards.values()) == 12
    assert cards["iqiqu"].count == 4
    assert set(cards) <= set(CARDS)
    assert content().modes[Mode.FAMILY].llamas == 6
    assert content().modes[Mode.FAMILY].apus == (2, 3, 4)


def test_every_figure_says_where_it_comes_from() -> None:
    sources = content().sources
    ours = [figure for figure, source in sources.items() if source is FigureSource.OURS]
    counts = [
        f"advanced.{name}.count" for name in CARDS if content().advanced_cards.get(name, NONE).count > 1
    ]
    goals = ["store", "goals.wamanis.by_apus", "goals.right.apus", "goals.two_ayllus.apus"]
    strength = [f"strength.{mode}" for mode in (Mode.FAMILY, Mode.ADVANCED)]
    led = [*(f"die.{rule}" for rule in NamingDie), *strength, "thrift", *(f"rows.{row}" for row in LED_ROWS)]
    assert ours == ["walls", *counts, *goals, "goals.tampus.condition", *led]
    assert sources["family.iqiqu.count"] is FigureSource.DERIVED
    assert sources["wallas.ayar_kachi.role"] is FigureSource.DERIVED
    assert sources["guide"] is FigureSource.BOOK


def test_walls_are_replaced_without_code(tmp_path: Path) -> None:
    (tmp_path / "board.yaml").write_text(
        "walls: {each_suyu: [a3|b3], single: [Ca3|Ca2], source: book}\n", "utf-8"
    )
    changed = DATA.load(tmp_path)
    assert changed.digest != content().digest
    assert len(changed.walls) == 5
    assert changed.cards == content().cards
    other = board_of(changed.walls, Diagonals.STRICT)
    assert not other.leads(WAMANI_INDEX["Qa3"], WAMANI_INDEX["Qb3"])
    assert other.leads(WAMANI_INDEX["Cb3"], WAMANI_INDEX["Cb2"])


def test_what_was_checked_is_kept_until_a_file_changes(tmp_path: Path) -> None:
    assert DATA.load(None, tmp_path) == content()
    assert DATA.load(None, tmp_path) == content()
    assert [path.name for path in tmp_path.iterdir()] == ["inkas_content"]


def test_the_goals_are_those_of_the_rules() -> None:
    """I-28.3, with the Apus for whom each is on offer."""
    found = content().alternate
    assert found is not None
    goals = {name.value: (kind.condition, kind.apus) for name, kind in found.goals.items()}
    every, several = (2, 3, 4), (3, 4)
    assert goals == {
        "wamanis": (PlantingFlags({2: 7, 3: 5, 4: 4}, 7, 2), every),
        "suyus": (TakingSuyus(2), every),
        "left": (DefeatingNeighbour(1), every),
        "right": (DefeatingNeighbour(-1), several),
        "two_ayllus": (DefeatingAyllus(2), several),
        "hunters_shamans": (FellingRoles(("hunter", "shaman")), every),
        "tampus": (StoringLlamas(10), every),
        "amaru": (Dominating(), every),
    }
    assert (found.cards, found.offered, found.tampu) == (4, 2, 3)


def test_data_of_an_earlier_version_have_no_goals() -> None:
    earlier = DATA.of_texts(content().texts[: DATA.files.index("goals.yaml")])
    assert earlier.alternate is None
    assert earlier.modes == content().modes
