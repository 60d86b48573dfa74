"""Quests of Advanced at the table, played at random by people and by computer players: no fault, and the journal tells
each only what it may know.
"""

import random

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.core.record import GameSession
from game.core.record.seen_games import SeenGame
from game.kit.board.line_signs import TextSign
from game.titles.inkas.board.moves.battles import Battle, faces_of, last_battle
from game.titles.inkas.board.moves.recent import last_roll
from game.titles.inkas.content.definitions import CARDS, Mode
from game.titles.inkas.phrases import card_name
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Pass
from game.titles.inkas.rules.approvals import CANCELLED, CARD
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.inkas import INKAS
from tests.support.inkas_games import begin, choice
from tests.support.quest_table import QuestTable, position
from tests.support.words import game_words_of

STEPS = 70
PLAYERS = {"inka": "C", "chanka": "Q"}


def played(table: QuestTable, seed: int, steps: int = STEPS) -> QuestTable:
    """The table after so many actions of the persons, and what computer players do between."""
    rng = random.Random(seed)
    for _ in range(steps):
        legal = legal_actions(table.state)
        if not legal:
            break
        table.board._callbacks.play(choice(rng, legal))
        table.settle()
    return table


def play(table: QuestTable, *steps: str) -> None:
    for step in steps:
        action = table.session.rules.parse_action(table.state, step)
        assert not isinstance(action, Refusal)
        table.board._callbacks.play(action)
        table.settle()


@pytest.mark.parametrize("language", available_languages())
def test_a_quest_of_people_is_played_and_told_without_a_missing_word(language: str) -> None:
    seed = available_languages().index(language)
    table = played(QuestTable(begin(seed, 2 + seed, mode=Mode.ADVANCED), language=language), seed)
    kinds = {type(event) for step in table.session.steps for event in step.events}
    assert len(kinds) > 15
    told = table.texts()
    assert len(told) > 30
    assert [text for text in told if "[" in text or "{" in text] == []


def test_computer_players_of_chance_play_on_by_themselves() -> None:
    start = begin(4, 3, mode=Mode.ADVANCED)
    table = played(QuestTable(start, bots={1: "random", 2: "random"}), 4, 25)
    seats = {step.seat for step in table.session.steps}
    assert seats == {0, 1, 2}
    assert [text for text in table.texts() if "[" in text] == []


# who is told what

NAMES = {card_name(game_words_of("inkas"), card) for card in CARDS}


def taking(**more: object) -> QuestTable:
    """A table at which a card can be taken by each of two persons."""
    state = position(
        mode="advanced",
        players=PLAYERS,
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Qa2"},
        flags={"Ca3": "inka", "Qa3": "chanka"},
        cards={"Ca2": "inti", "Qa2": "mama_qilla", "Kb3": "map_1"},
        **more,
    )
    return QuestTable(state)


def taken(table: QuestTable, text: str) -> list[str]:
    play(table, text)
    assert any(isinstance(event, e.CardTaken) and event.card for event in table.session.steps[-1].events)
    return table.texts()


def test_of_a_card_that_is_taken_several_people_read_only_that_it_was() -> None:
    told = " ".join(taken(taking(), "unveil Ca2"))
    assert "takes the card" in told
    assert not [name for name in NAMES if name in told]


def test_one_person_reads_the_own_cards_and_not_those_of_others() -> None:
    alone = QuestTable(taking().state, bots={1: "random"})
    assert "Inti" in " ".join(taken(alone, "unveil Ca2"))
    other = taking(to_move="chanka")
    watched = QuestTable(other.state, bots={0: "random"})
    assert "Mama Qilla" in " ".join(taken(watched, "unveil Qa2"))
    steps = watched.session.steps[-1]
    told = watched.board._context.game  # as the person at the second seat knows it
    assert told.steps[-1].events == steps.events
    stranger = alone.session.rules.seen_by(steps.events[0], 0)
    assert isinstance(stranger, e.CardTaken) and stranger.card == ""


def test_hands_are_laid_out_in_the_journal_when_the_quest_is_over() -> None:
    state = position(
        mode="advanced",
        players=PLAYERS,
        hands={"inka": ["map_1", "map_2", "map_3"], "chanka": []},
        wallas={"ayar_kachi": "T", "yana_uru": "Qb3"},
        staff="ayar_kachi",
        cards={"Kb3": "iqiqu"},
    )
    table = QuestTable(state)
    play(table, "plunge ayar_kachi")
    assert table.state.victory == "founding"
    told = table.texts()
    assert told[-3] == "All hands are shown."
    pieces = [card_name(game_words_of("inkas"), f"map_{number}") for number in (1, 2, 3)]
    assert all(piece in told[-2] for piece in pieces) and told[-2].startswith("Player 0 had")
    assert told[-1] == "Player 1 had no cards."


# what lies in the bowl, and the strip of what others did


def test_the_bowl_keeps_what_was_rolled_beside_what_cards_made_of_it() -> None:
    wallas = {"ayar_kachi": "Ca2", "yana_uru": "Ca2", "yawar_supay": "Ca2"}
    common = {"mode": "advanced", "players": PLAYERS, "wallas": wallas, "cards": {"Kb3": "map_1"}}
    given = QuestTable(position(**common, hands={"inka": ["wiraqucha"]}, rolls=[4, 3]))
    play(given, "attack ayar_kachi yana_uru", "pass", "play wiraqucha")
    battle = given.board.view.shown.battle
    assert battle is not None and battle.faces == (4, 3, CARD)
    assert (battle.attacker, battle.target) == ("ayar_kachi", "yana_uru")
    assert faces_of(battle) == ((4, False, False), (3, True, False))
    stopped = QuestTable(position(**common, hands={"chanka": ["mama_qucha"]}, rolls=[4, 2]))
    play(stopped, "attack ayar_kachi yana_uru", "play mama_qucha")
    battle = stopped.board.view.shown.battle
    assert battle is not None and faces_of(battle) == ((4, False, False), (2, False, True))


ROLLED = {
    "attack ayar_kachi yana_uru": {"wallas": {"ayar_kachi": "Ca2", "yana_uru": "Ca2"}, "step": "attack"},
    "draw ayar_awqa": {"wallas": {"ayar_awqa": "T", "yana_uru": "Qa2"}, "step": "placement"},
    "offer immolation ayar_kachi": {
        "wallas": {"ayar_kachi": "Ca2", "ayar_awqa": "Ca1", "yana_uru": "Qa2"},
        "step": "offering",
    },
}


@pytest.mark.parametrize("action", ROLLED)
def test_the_bowl_shows_an_approval_cancelled_though_others_might_answer_that(action: str) -> None:
    hands = {"inka": ["urquchillay", "map_1"], "chanka": ["mama_qucha"]}
    state = position(mode="advanced", players=PLAYERS, turn=5, hands=hands, rolls=[4, 4], **ROLLED[action])
    session = GameSession(INKAS, put_in(state, state.game.asking(at_table=True)))
    announced = INKAS.parse_action(session.state, action)
    cancelling = INKAS.parse_action(session.state, "play mama_qucha")
    assert not isinstance(announced, Refusal) and not isinstance(cancelling, Refusal)
    session.act(announced)
    for wanted in (e.Rolled, e.CardPlayed, e.ApprovalCancelled):
        while not any(isinstance(event, wanted) for event in session.steps[-1].events):
            able = INKAS.legal_actions(session.state)
            plays = wanted is e.CardPlayed and cancelling in able
            assert not isinstance(session.act(cancelling if plays else Pass()), Refusal)
    battle = last_roll(SeenGame(session, lambda: None))
    assert battle is not None and faces_of(battle)[-1] == (4, False, True)


def test_a_roll_lies_in_the_bowl_for_as_long_as_four_people_are_asked_about_it() -> None:
    hands = {
        "inka": ["urquchillay"],
        "chanka": ["mama_qucha"],
        "quya": ["mama_qucha"],
        "supay": ["mama_qucha"],
    }
    state = position(
        mode="advanced",
        players={"inka": "C", "chanka": "Q", "quya": "A", "supay": "K"},
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Ca2"},
        turn=5,
        step="attack",
        hands=hands,
        rolls=[4],
    )
    session = GameSession(INKAS, put_in(state, state.game.asking(at_table=True)))
    announced = INKAS.parse_action(session.state, "attack ayar_kachi yana_uru")
    assert not isinstance(announced, Refusal)
    session.act(announced)
    while not any(isinstance(event, e.Rolled) for event in session.steps[-1].events):
        session.act(Pass())
    asked, rolled = session.state, session.steps[-1].events
    battle = last_battle([(asked, rolled), *[(asked, ())] * 5], 4)
    assert battle is not None and battle.faces == (4,)
    assert (
        last_battle([(asked, rolled), *[(asked, (e.Killed("yana_uru", "Ca2", "ayar_kachi"),))] * 5], 4)
        is None
    )


def test_a_card_lies_on_the_refusal_over_which_it_approves_or_in_a_socket_of_its_own() -> None:
    def shown(*faces: int) -> list[tuple[int | None, bool, bool]]:
        return [*faces_of(Battle("battle", faces, 0))]

    assert shown(CARD) == [(None, True, False)]
    assert shown(CARD, CARD, 3) == [(None, True, False), (None, True, False), (3, False, False)]
    assert shown(4, 3, CARD) == [(4, False, False), (3, True, False)]
    assert shown(3, CARD + CANCELLED) == [(3, True, True)]
    assert shown(4 + CANCELLED, CARD, 5) == [(4, True, False), (5, False, False)]


def test_the_strip_tells_of_flags_cards_and_amarus_that_others_took() -> None:
    table = QuestTable(
        position(
            mode="advanced",
            players=PLAYERS,
            to_move="chanka",
            llamas={"chanka": 3},
            wallas={"ayar_kachi": "Ca3", "yana_uru": "Cb3"},
            staff="yana_uru",
            flags={"Cb3": "inka"},
            hands={"inka": ["inti", "iqiqu"], "chanka": ["pacha_kamaq"]},
            cards={"Kb3": "map_1"},
            rolls=[2],
        )
    )
    play(table, "play pacha_kamaq inka", "pass", "seize inti", "plunge yana_uru")
    kinds = {type(event) for step in table.session.steps for event in step.events}
    assert {e.CardSeized, e.Conquered} <= kinds
    told = table.board.recap(0)
    text = "".join(sign.text for sign in told.signs if isinstance(sign, TextSign))
    assert "1 flag lost" in text and "1 card taken from you" in text
    assert told.areas == ("Cb3",)
