"""The journal: what a turn brought each player, in words, that unfold to its steps; hidden cards stay hidden."""

import random
from typing import Any

import pytest

from game.core.contract import Applied
from game.kit.board.line_signs import LogLine, TextSign
from game.table.signs import SignPainter
from game.titles.machu_picchu.board.log.log_lines import lines_of
from game.titles.machu_picchu.content.definitions import COLOURS
from game.titles.machu_picchu.phrases import MINUS, NO_BREAK
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable


def played(seed: int, steps: int, language: str = "en") -> CityTable:
    """A table after so many steps of chance."""
    table, chance = CityTable(seed=seed, language=language), random.Random(seed)
    for _ in range(steps):
        able = list(legal_actions(table.state))
        if not able:
            break
        kind = chance.choice(sorted({type(action).__name__ for action in able}))
        assert isinstance(
            table.session.act(chance.choice([one for one in able if type(one).__name__ == kind])), Applied
        )
    table.window.settle()
    return table


def turn_lines(table: CityTable) -> list[LogLine]:
    return [line for line in table.scene.log_book.lines if not line.heading]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_each_line_of_a_turn_is_about_one_player(language: str) -> None:
    table = played(3, 90, language)
    lines = table.scene.log_book.lines
    names = {colour: seat.name for colour, seat in zip(COLOURS, table.match.seats, strict=False)}
    heads = [number for number, line in enumerate(lines) if line.heading]
    for first, after in zip(heads, [*heads[1:], len(lines)], strict=True):
        turn = lines[first + 1 : after]
        assert all(line.text.startswith(names[line.badge]) for line in turn if line.badge)
        assert all({getattr(event, "player", line.badge) for event in line.events} for line in turn)
        own = [line.badge for line in turn if line.badge]
        assert len(own) <= 2 * len({*own})  # one in the turn, one in the night after it
    assert all("{" not in line.text for line in lines)
    assert all(line.signs for line in lines)


def test_goods_scouts_and_cards_are_told_in_words() -> None:
    told = " ".join(line.text for line in turn_lines(played(3, 120)))
    assert {type(sign) for line in turn_lines(played(3, 120)) for sign in line.signs} == {TextSign}
    for said in ("corn", "Scout on field", "+1 card", MINUS):
        assert said in told


def test_the_first_incas_stand_in_a_line_each_with_the_names_of_their_players() -> None:
    table = CityTable(seats=3)
    first = table.state.decider
    for line in ("inca corn", "inca llama", "inca corn", "place plaza"):
        table.session.act(TITLE.rules.parse_action(table.state, line))
    table.window.settle()
    own, *others = turn_lines(table)[:3]
    colours = table.state.game.colours
    assert own.text == "First Inca at the Corn Terraces, begins at the Central Plaza"
    assert not own.badge
    assert [line.badge for line in others] == [colours[(first + one) % 3] for one in (1, 2)]
    assert [line.text.partition(": ")[2] for line in others] == [
        "first Inca at Llama’s Meadow",
        "first Inca at the Corn Terraces",
    ]


def test_lines_of_one_moment_unfold_each_for_itself() -> None:
    position = (
        "players: [red, blue]\nprince: {red: clock}\nscout: {red: 18, blue: 18}\n"
        "incas: {red: {farmer: 1}, blue: {farmer: 1}}\nbonus: {puma: 2}\n"
        "goods: {blue: {llama: 1}}\nclergy: {blue: {puma: 1}}\n"
    )
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position))
    table.session.act(TITLE.rules.parse_action(table.state, "walk puma"))
    table.window.settle()
    lines = [line for line in turn_lines(table) if line.steps]
    assert len({(line.moments, line.badge) for line in lines}) == len(lines)


def test_a_turn_over_the_summit_has_as_many_cards_as_the_hand_has_more() -> None:
    position = "players: [red, blue]\nprince: {red: hut}\nscout: {red: 18}\nhands: {red: [farmer+puma]}\n"
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position))
    table.session.act(TITLE.rules.parse_action(table.state, "walk sun"))
    table.session.act(next(iter(legal_actions(table.state))))
    table.window.settle()
    assert len(table.state.hands[0]) == 2
    assert turn_lines(table)[0].text.endswith(", +1 card")


def test_the_line_of_a_night_begins_with_the_night() -> None:
    position = "players: [red, blue]\nday: 3\ntiles: {red: [two], blue: [three]}\nprince: {red: plaza}\n"
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position))
    for line in ("stay corn", "walk corn"):
        table.session.act(TITLE.rules.parse_action(table.state, line))
    table.window.settle()
    lines = turn_lines(table)
    night = next(number for number, line in enumerate(lines) if "ight after" in line.text)
    assert not lines[night].badge
    assert [line.badge for line in lines[night + 1 : night + 3]] == ["red", "blue"]


def test_the_goods_of_a_line_are_what_the_turn_changed() -> None:
    table = CityTable(seed=3)
    place = TITLE.rules
    while not any(str(type(action).__name__) == "Ride" for action in legal_actions(table.state)):
        assert isinstance(table.session.act(next(iter(legal_actions(table.state)))), Applied)
    ride = next(one for one in legal_actions(table.state) if type(one).__name__ == "Ride")
    mover = table.state.mover
    before = table.state.goods[mover]
    assert isinstance(table.session.act(ride), Applied)
    assert place.turn_owner(table.session.steps[-2].after) == mover
    table.window.settle()
    line = next(line for line in reversed(turn_lines(table)) if line.moments)
    after = table.session.steps[-1].after.goods[mover]
    change = after[1] - before[1]
    figure = f"{change:+d}".replace("-", MINUS)
    assert (f"{figure}{NO_BREAK}llama" in line.text) == bool(change)


def test_a_click_unfolds_a_line_to_its_steps_and_folds_it_again() -> None:
    table = played(3, 90)
    scroll = table.scene.log_book.scroll
    number = max(number for number, line in enumerate(scroll.lines) if line.steps)
    line, whole = scroll.lines[number], len(scroll.lines)
    table.window.click(scroll.cell(number).center)
    assert scroll.lines[number + 1 : number + 1 + len(line.steps)] == line.steps
    assert len(scroll.lines) == whole + len(line.steps)
    assert scroll.view.contains(scroll.cell(number + 1))
    table.window.click(scroll.cell(number).center)
    assert len(scroll.lines) == whole


def test_where_several_share_a_machine_no_line_names_a_card() -> None:
    table = played(3, 120)
    told = [step.text for line in turn_lines(table) for step in (line, *line.steps)]
    assert any("draws a card" in text for text in told)
    assert not any("draws a card:" in text for text in told)


def test_at_a_hand_over_only_what_is_new_to_the_next_person_is_told_and_laid_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, chance = CityTable(seats=3), random.Random(4)
    for _ in range(60):
        table.play_by_chance(chance)
    table.window.settle()
    told: list[tuple[int, int]] = []
    laid: list[object] = []
    lay_out = SignPainter.lay_out

    def counted(context: Any, first: int, after: int) -> Any:
        told.append((first, after))
        return lines_of(context, first, after)

    def watched(painter: SignPainter, signs: Any, scale: Any, width: int) -> Any:
        laid.append(signs)
        return lay_out(painter, signs, scale, width)

    monkeypatch.setattr("game.titles.machu_picchu.board.board.lines_of", counted)
    monkeypatch.setattr(SignPainter, "lay_out", watched)
    lines = len(table.scene.log_book.lines)
    before = table.board.view.shown.viewing
    while table.board.view.shown.viewing == before:
        told.clear()
        laid.clear()
        table.play_by_chance(chance)
        table.window.settle()
    assert lines > 30
    assert len(told) <= 8 and len(laid) < lines / 2
