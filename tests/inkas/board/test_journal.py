"""What the journal says of turns and battles, and that it goes on with what comes."""

from game.core.contract import Refusal
from game.titles.inkas.board.emblems import COLOURS
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.setup import Setup, new_game
from tests.support.quest_table import QuestTable, position, quest_data


def table(**more: object) -> QuestTable:
    keys: dict[str, object] = {
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "wallas": {"ayar_kachi": "Ca2", "yana_uru": "Cb2"},
    }
    return QuestTable(position(**{**keys, **more}))


def texts(played: QuestTable) -> list[str]:
    return [line.text for line in played.scene.log_book.lines]


def play(played: QuestTable, *actions: str) -> None:
    for text in actions:
        action = INKAS.parse_action(played.state, text)
        assert not isinstance(action, Refusal)
        played.board._callbacks.play(action)
        played.settle()


def test_a_turn_in_which_nothing_was_done_has_an_entry() -> None:
    quest = table()
    play(quest, "end")
    assert texts(quest)[1] == "Player 0 passes."
    play(quest, "move yana_uru Cb1", "end")
    assert sum("passes" in text for text in texts(quest)) == 1


def test_an_attack_names_its_figures_and_its_chance() -> None:
    quest = table(step="attack", llamas={"inka": 3}, rolls=[3, 4])
    play(quest, "attack ayar_kachi yana_uru overload")
    assert "2A against 1D, chance 3 in 4." in texts(quest)[-1]


def test_the_journal_follows_though_an_entry_was_opened() -> None:
    quest = table(step="attack", llamas={"inka": 3}, rolls=[3, 4])
    play(quest, "attack ayar_kachi yana_uru overload")
    scroll = quest.scene.log
    scroll.click(1)
    assert len(scroll.lines) > len(quest.scene.log_book.lines)
    for _ in range(8):
        play(quest, "end")
    assert scroll.furthest > 0
    assert scroll.offset == scroll.furthest


def test_the_rolls_for_who_begins_are_told_and_lie_in_the_bowl() -> None:
    setup = Setup(COLOURS[:2], 3, (("inka", "C"), ("chanka", "Q")))
    quest = QuestTable(new_game(quest_data(), setup))
    battle = quest.board.view.shown.battle
    assert battle is not None
    assert battle.purpose == Purpose.START
    seats = quest.state.mover, 1 - quest.state.mover
    told = texts(quest)[1]
    assert all(f"Player {seat} rolls a " in told for seat in seats)
    assert told.endswith(f"and Player {seats[0]} goes first.")
    play(quest, "place ayar_kachi Ca1" if seats[0] == 0 else "place yana_uru Qa1")
    assert texts(quest)[1] == told


def test_a_rebirth_that_happens_by_itself_stands_below_the_turn_that_it_begins() -> None:
    quest = table(
        mode="advanced",
        cards={"Kb3": "map_1"},
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2", "sinchi_thupaq": "hanan 1"},
        step="attack",
        active="ayar_kachi",
    )
    play(quest, "end")
    told = texts(quest)
    heading = next(number for number, text in enumerate(told) if "Player 1" in text and "Round" in text)
    rebirth = next(number for number, text in enumerate(told) if "Sinchi Thupaq" in text)
    assert rebirth > heading
