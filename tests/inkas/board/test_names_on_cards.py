"""Every card that is seen face up has its name on it, at each size and in each language."""

import pygame
import pytest
from pygame import Rect, Surface

from game.base.i18n.words import available_languages
from game.titles.inkas.board.panels import hand_fan, seen_hand
from game.titles.inkas.board.panels.hand_fan import cards_held, draw_hand, draw_large, fan_of
from game.titles.inkas.board.pieces.cards import CARD, draw_card, name_on_card
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import card_name
from game.ui.fonts import SMALLEST_PX
from tests.support.quest_table import QuestTable, position

SIZES = [
    ((1280, 720), 1.0),
    ((1280, 720), 1.5),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((3840, 2160), 1.0),
]
KEYS: dict[str, object] = {
    "mode": "advanced",
    "players": {"inka": "C", "chanka": "Q"},
    "to_move": "inka",
    "step": "move",
    "turn": 5,
    "wallas": {"ayar_kachi": "Ca2", "yana_uru": "Qb2"},
    "hands": {"inka": ["iqiqu", "pacha_kamaq", "urquchillay", "tampu_hatchet", "map_1"]},
    "cards": {"Ab1": "map_2"},
}


def table(size: tuple[int, int] = (1280, 720), zoom: float = 1.0, language: str = "en") -> QuestTable:
    return QuestTable(position(**KEYS), size, language, zoom, bots={1: "random"})


def plate(at: QuestTable, card: str, said: str, unit: float) -> bytes:
    """What is seen on the lower third of a card."""
    surface = Surface((round(CARD[0] * unit) + 8, round(CARD[1] * unit) + 8), pygame.SRCALPHA)
    draw_card(surface, at.board.view.shown.scale, card, said, surface.get_rect().center, unit)
    high = surface.get_height() // 3
    return pygame.image.tobytes(
        surface.subsurface(Rect(0, surface.get_height() - high, surface.get_width(), high)), "RGBA"
    )


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("size", "zoom"), SIZES)
def test_every_kind_of_card_has_its_name_in_the_fan_and_large(
    size: tuple[int, int], zoom: float, language: str
) -> None:
    at = table(size, zoom, language)
    shown = at.board.view.shown
    fan = fan_of(shown)[0]
    for card in CARDS:
        said = card_name(shown.words, card)
        for unit in (fan.unit, hand_fan._large(shown, fan)[1]):
            name = name_on_card(shown.scale, said, unit)
            assert " ".join(name.lines) == said
            assert name.pixels >= SMALLEST_PX
            assert name.narrower >= 0.66, (card, name)
            assert plate(at, card, said, unit) != plate(at, card, "", unit), card


def test_a_large_card_keeps_its_name_off_its_frame() -> None:
    at = table((1920, 1080))
    shown = at.board.view.shown
    unit = hand_fan._large(shown, fan_of(shown)[0])[1]
    for card in CARDS:
        name = name_on_card(shown.scale, card_name(shown.words, card), unit)
        assert name.narrower >= 0.9 and name.pixels >= 14


@pytest.mark.parametrize("count", [5, 9, 11])
def test_a_card_that_the_next_one_covers_has_its_name_where_it_is_seen(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = ["map_1", "map_2", "map_3", "illapa", "inti", "wiraqucha", "pacha_mama", "iqiqu", "mama_qilla"]
    hand = [*hand, "mama_qucha", "urquchillay"][:count]
    state = position(**(KEYS | {"hands": {"inka": hand}, "cards": {}}))
    at = QuestTable(state, (1280, 720), bots={1: "random"})
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(hand_fan, "draw_card", lambda *given, seen, **rest: drawn.append((given[3], seen)))
    shown = at.board.view.shown
    draw_hand(Surface((1280, 720)), shown)
    assert [said for said, _ in drawn] == [card_name(shown.words, card) for card in cards_held(shown)]
    step = fan_of(shown)[1].centre[0] - fan_of(shown)[0].centre[0]
    assert all(seen <= max(CARD[0], step / fan_of(shown)[0].unit) for _, seen in drawn)
    assert drawn[-1][1] == CARD[0]


def test_the_seen_hand_and_the_large_card_are_drawn_with_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table()
    shown = at.board.view.shown
    said: list[str] = []
    monkeypatch.setattr(hand_fan, "draw_card", lambda *given, **rest: said.append(given[3]))
    for card in fan_of(shown):
        draw_large(Surface((1280, 720)), shown, card)
    assert said == [card_name(shown.words, card) for card in cards_held(shown)]
    areas = (("urquchillay", Rect(0, 0, 60, 82)),)
    monkeypatch.setattr(seen_hand, "seen_areas", lambda of: areas)
    monkeypatch.setattr(seen_hand, "draw_card", lambda *given, **rest: said.append(given[3]))
    seen_hand.draw_seen(Surface((1280, 720)), shown)
    assert said[-1] == "Urquchillay"
