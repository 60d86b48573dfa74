"""What the journal says of turns and battles, and that it goes on with what comes."""

from tests.support.quest_table import QuestTable, position


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
        played.board._callbacks.play(played.session.rules.parse_action(played.state, text))
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
