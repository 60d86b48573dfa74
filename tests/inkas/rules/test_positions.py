"""Positions: what is written reads back, defaults are left out, what cannot be is refused with line, key and reason."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.base.files.problems import DataError
from game.base.files.yaml_text import DUMPER, read_yaml_text
from game.base.files.yaml_tree import plain
from game.titles.inkas.content.house_rules import Diagonals, HouseRules, PullAttack
from game.titles.inkas.rules.actions import Agree
from game.titles.inkas.rules.answers import only_passes
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.notation.positions import KEYS, format_position, read_position
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from tests.inkas.rules.test_windows_at_table import walked
from tests.support.inkas_games import (
    FAMILY_QUESTIONS,
    HELD_QUESTIONS,
    begin,
    content,
    crowded,
    moments,
    moments_with_hands,
    walk,
)

ROOT = Path(__file__).parents[3]
REASON = re.compile(r'"(position\.[a-z_]+)"')
CHANGED = HouseRules(diagonals=Diagonals.LENIENT, pull_attack=PullAttack.EXTRA, late_offering=True)


def read(text: str) -> State:
    return read_position(read_yaml_text(text, "test.yaml"), content())


def said_in(text: str) -> Any:
    """A text of YAML as plain data."""
    return plain(read_yaml_text(text, "test.yaml"))


def reasons(text: str) -> list[tuple[str, str]]:
    """What is wrong with a position: the key and the reason."""
    with pytest.raises(DataError) as caught:
        read(text)
    return [(problem.key, problem.reason) for problem in caught.value.problems]


def states(seed: int, count: int) -> list[State]:
    """States of every question, and of quests by other house rules."""
    rng = random.Random(seed)
    changed = list(walk(rng, begin(seed, 3, CHANGED), 60))
    return [*moments(seed, count), *changed[::5]]


def test_what_is_written_reads_back_the_same() -> None:
    seen = set()
    for state in states(1, 90):
        text = format_position(state)
        assert read(text) == state, text
        assert format_position(read(text)) == text
        seen.add((state.question, state.victory))
    assert {question for question, _ in seen} == {*FAMILY_QUESTIONS, None}
    assert {victory for _, victory in seen} == {"", "qusqu", "elimination", "draw"}


def test_with_hands_what_is_written_reads_back_the_same() -> None:
    seen = set()
    for state in moments_with_hands(1, 70):
        text = format_position(state)
        assert read(text) == state, text
        assert format_position(read(text)) == text
        seen.add(state.question)
        for seat in (*state.game.seats, None) if not state.victory else ():
            said = said_in(format_position(state, seat)) if seat is not None else {}
            for name, hand in said.get("hands", {}).items():
                own = name == state.game.ayllus[seat] or state.question is Question.SEEN_HAND
                assert own or set(hand) <= {"?"}
    assert seen >= HELD_QUESTIONS


def test_keys_are_written_in_their_order_and_defaults_left_out() -> None:
    for state in states(300, 90)[::4]:
        said = list(said_in(format_position(state)))
        assert said[0] == "title"
        assert said == [key for key in KEYS if key in said]
    assert said_in(format_position(read("players: {inka: C, chanka: Q}"))) == {
        "title": "inkas",
        "players": {"inka": "C", "chanka": "Q"},
    }


@pytest.mark.parametrize(
    "text",
    [
        "to_move: chanka",
        "step: attack",
        "first: [inka]",
        "wallas: {ayar_kachi: Ca2, yana_uru: Qa3 dead, ayar_awqa: ukhu}",
        "staff: floor Cb2",
        "flags: {Ca3: chanka}",
        "llamas: {inka: 4}",
        "cards: {Ka3: qusqu}",
        "rolls: [4, 3]",
        "draw_offered: true",
        "house_rules: {diagonals: lenient, late_offering: true}",
        "turn: 2",
        "seed: 7",
        "drawn: 3",
    ],
)
def test_what_differs_is_written_and_nothing_else(text: str) -> None:
    said = said_in(format_position(read(f"players: {{inka: C, chanka: Q}}\n{text}")))
    assert said == {"title": "inkas", "players": {"inka": "C", "chanka": "Q"}, **said_in(text)}


def test_that_a_quest_was_not_called_stuck_is_written_when_it_is_over() -> None:
    state = read(
        "mode: advanced\nplayers: {inka: C, chanka: Q}\nstuck: false\nwallas: {ayar_kachi: Ca2, yana_uru: Qb2}\n"
        "draw_offered: true\npending: [{asks: draw_offer, of: chanka, by: inka}]\n"
    )
    over = successor(state, Agree())
    assert over.victory and said_in(format_position(over))["stuck"] is False
    assert read(format_position(over)) == over


def test_seats_are_as_they_are_named_and_turns_go_by_suyu() -> None:
    state = read("players: {inka: K, quya: A, chanka: C}")
    assert [str(ayllu) for ayllu in state.game.ayllus] == ["inka", "quya", "chanka"]
    assert state.game.order == (2, 1, 0)
    assert state.mover == 2
    assert read(format_position(state)) == state


def test_a_view_hides_cards_and_chance() -> None:
    for state in states(300, 90)[::3]:
        if not state.game.players:
            continue
        for seat in state.game.seats:
            text = format_position(state, seat)
            said = said_in(text)
            assert said["seen_by"] == state.game.ayllus[seat]
            assert said["seed"] == said["drawn"] == said["rolls"] == "?"
            assert set(said.get("cards", {}).values()) <= {"?"}
            assert format_position(observation(state, seat), seat) == text
    with pytest.raises(DataError):
        read(text)


def test_faults_have_their_line_and_key() -> None:
    with pytest.raises(DataError) as caught:
        read("players: {inka: C, chanka: Q}\nturn: 0\nwallas: {ayar_kachi: Ca4}\nto_move: chanca\n")
    found = [(problem.line, problem.key, problem.nearest) for problem in caught.value.problems]
    assert sorted(found) == [(2, "turn", ""), (3, "wallas.ayar_kachi", ""), (4, "to_move", "chanka")]


JUNK: tuple[Any, ...] = (
    *(None, -1, 3, 2.5, True, "", "none", "?", "Ca2", "Ca2 dead", "inka", "hole T", [], ["Ca2", "Ca2"], {}),
    *({"inka": "C"}, [{"asks": "go"}], [{"due": []}], [{"action": "end"}], [{"asks": "wish", "of": "inka"}]),
)


def test_whatever_stands_in_a_position_it_is_read_or_refused() -> None:
    rng = random.Random(5)
    texts = [format_position(state) for _ in range(8) for state in walk(rng, crowded(rng), 20)]
    texts += [format_position(state) for state in moments(1, 90) if state.pending]
    refused = 0
    for _ in range(400):
        said = said_in(rng.choice(texts))
        part = said
        while isinstance(part[key := rng.choice(list(part))], dict) and part[key] and rng.random() < 0.7:
            part = part[key]
        if key == "pending" and isinstance(part[key], list) and part[key]:
            entry = rng.choice(part[key])
            key, part = rng.choice(list(entry)), entry
        part[key] = rng.choice(JUNK)
        try:
            state = read(yaml.dump(said, Dumper=DUMPER))
        except DataError:
            refused += 1
        else:
            assert bool(legal_actions(state)) != bool(state.victory)
            assert read(format_position(state)) == state
    assert 80 < refused < 400


HEAD = "players: {inka: C, chanka: Q}\n"
ADVANCED = HEAD + "mode: advanced\n"
GOALS = HEAD + "quest: alternate\n"
THREE = "players: {inka: C, chanka: Q, supay: K}\n"
ALLIED = "alliance: true\nplayers: {inka: C, chanka: A, quya: Q, supay: K}\n"
DEAD_INKAS = "{ayar_manqu: ukhu, ayar_awqa: ukhu, ayar_kachi: ukhu, ayar_uchu: ukhu, enigmatic_ally: ukhu}"
ASKED = "step: attack\nactive: ayar_kachi\nwallas: {ayar_kachi: Ca2, sinchi_thupaq: Ca2}\npending: "

IMPOSSIBLE = [
    ("[inka, chanka]", "", "position.map"),
    (HEAD + "title: wiraqocha", "title", "position.word"),
    (HEAD + "wallaz: {}", "wallaz", "position.unknown_key"),
    ("players: {inka: C}", "players", "position.player_count"),
    ("players: {inka: C, chanka: C}", "players.chanka", "position.twice"),
    (ADVANCED + "hands: {inka: [ninamama]}", "hands.inka.#1", "position.word"),
    (
        ADVANCED + "hands: {inka: [tampu_hatchet, tampu_hatchet, tampu_hatchet]}",
        "hands",
        "position.too_many_cards",
    ),
    (ADVANCED + "known: {inka: {chanka: [inti]}}", "known.inka", "position.known"),
    (ADVANCED + "tampus: {ayar_kachi: [hatchet]}", "tampus.ayar_kachi", "position.tampu"),
    (ADVANCED + "wallas: {ninamama: ukhu}", "wallas.ninamama", "position.piece"),
    (ADVANCED + "step: dawn\ndraw_offered: true", "draw_offered", "position.draw_in_dawn"),
    (HEAD + "solo: inka\ndraw_offered: true", "draw_offered", "position.draw_in_solo"),
    (HEAD + "solo: inka\nnamed: any", "named", "position.named"),
    (HEAD + "solo: quya", "solo", "position.solo_ayllu"),
    ("apus: 2\nsolo: inka", "solo", "position.solo_players"),
    (
        "players: {inka: C, chanka: A, quya: Q, supay: K}\nalliance: true\nsolo: inka",
        "solo",
        "position.solo_way",
    ),
    (ADVANCED + "stuck: true\ncards: {Ca1: inti}", "stuck", "position.not_stuck"),
    (
        ADVANCED + "wallas: {ayar_kachi: Ca2, yana_uru: Ca2}\n"
        "pending: [{by: inka, action: attack ayar_kachi yana_uru, window: 2, rolled: [7]}]",
        "pending.#1.rolled.#1",
        "position.rolled",
    ),
    (GOALS + "goals: {inka: left}", "goals.chanka", "position.goal_count"),
    (
        THREE + "quest: alternate\nhouse_rules: {goal_cards: two}\n"
        "goals: {inka: [left, left], chanka: [left, left], supay: [left, suyus]}",
        "goals",
        "position.too_many_goals",
    ),
    (GOALS + "goals: {inka: left, chanka: left}\nfallen: ayar_kachi", "fallen", "position.not_noted"),
    (GOALS + "goals: {inka: left, chanka: left}\nqusqu: Ca3", "qusqu", "position.qusqu"),
    (HEAD + "hands: {inka: [inti]}", "hands", "position.later_mode"),
    (HEAD + "wallas: {ayar_kachi: hanan 2}", "wallas.ayar_kachi", "position.later_place"),
    (HEAD + "wallas: {ayar_kachi: card}", "wallas.ayar_kachi", "position.place"),
    (HEAD + "wallas: {ayar_kachi: [Ca2]}", "wallas.ayar_kachi", "position.text"),
    (HEAD + "staff: hole Ca2", "staff", "position.no_hole"),
    (HEAD + "staff: T", "staff", "position.staff"),
    (HEAD + "staff: ayar_kachi", "staff", "position.bearer"),
    (HEAD + "cards: {Ca3: qusqu, Cb3: qusqu}", "cards", "position.too_many_cards"),
    (HEAD + "flags: {Ca3: inka}\ncards: {Ca3: iqiqu}", "cards.Ca3", "position.card_under_flag"),
    (HEAD + "active: ayar_kachi", "active", "position.active"),
    (HEAD + "pulled: amsay_rumi", "pulled", "position.pulled"),
    (HEAD + "offered: true", "offered", "position.offered"),
    (HEAD + "offered: maybe", "offered", "position.flag"),
    (HEAD + "first: [inka]\nwallas: {ayar_kachi: Ca3}", "first", "position.first"),
    (HEAD + "lasting: [quake mama_rawa C]", "lasting.#1", "position.lasting"),
    (HEAD + "lasting: [protection enigmatic_ally]", "lasting", "position.protection"),
    (HEAD + "mode: legendary\nlasting: [quake mama_rawa C]", "lasting", "position.lasting_state"),
    (HEAD + "rolls: [7]", "rolls.#1", "position.number"),
    (HEAD + "pending: {asks: go}", "pending", "position.list"),
    (HEAD + "pending: [go]", "pending.#1", "position.map"),
    (HEAD + ASKED + "[{by: inka, action: end, window: 1}]", "pending.#1.action", "position.no_attack"),
    (HEAD + ASKED + "[{due: [ninamama], at: Ca3}]", "pending.#1.due.#1", "position.no_fight"),
    (
        HEAD + ASKED + "[{asks: ambush, of: inka, entered: ayar_kachi, left: sinchi_thupaq}]",
        "pending.#1",
        "position.pending",
    ),
    (THREE + f"to_move: chanka\nwallas: {DEAD_INKAS}", "out", "position.is_out"),
    (THREE + "out: [supay]", "out", "position.not_out"),
    (THREE + f"wallas: {DEAD_INKAS}\nout: inka", "to_move", "position.mover_out"),
    (HEAD + f"to_move: chanka\nwallas: {DEAD_INKAS}\nout: inka", "victory", "position.victory_missing"),
    (HEAD + "victory: elimination\nwinner: inka", "victory", "position.victory"),
    (HEAD + "victory: qusqu", "winner", "position.winner"),
    (HEAD + "winner: inka", "winner", "position.winner_early"),
    (
        HEAD + "victory: draw\npending: [{asks: draw_offer, of: chanka, by: inka}]",
        "pending",
        "position.over_asks",
    ),
    ("apus: 3\norder: [apu1, apu2]", "order", "position.order"),
    ("apus: 3\nchosen: {apu1: inka}", "chosen.apu1", "position.choice"),
    ("apus: 3\nchosen: {apu1: inka C, apu2: inka A}", "chosen", "position.chosen_twice"),
    ("apus: 3\nchosen: {apu2: inka C}", "chosen", "position.chosen_order"),
    ("apus: 3\nstaff: hole T", "staff", "position.not_while_choosing"),
    (HEAD + "order: [apu1, apu2]", "order", "position.beside_players"),
    (HEAD + "alliance: true", "alliance", "position.alliance_seats"),
    (
        ALLIED + "pending: [{asks: consent, of: quya, action: move ayar_kachi Ca2, share: 1}]",
        "pending.#1.action",
        "position.no_loan",
    ),
]


@pytest.mark.parametrize(("text", "key", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_for_its_reason(text: str, key: str, reason: str) -> None:
    assert (key, reason) in reasons(text)


def test_every_reason_is_shown() -> None:
    """What the readers of positions can say is what the examples above show."""
    notation = ROOT / "game" / "titles" / "inkas" / "rules" / "notation"
    readers = [*notation.glob("*.py"), ROOT / "game" / "base" / "files" / "node_reader.py"]
    said = {reason for path in readers for reason in REASON.findall(path.read_text("utf-8"))}
    assert said == {*(reason for _, _, reason in IMPOSSIBLE), "position.deal"}


@pytest.mark.parametrize(
    "text",
    [
        "pending: none\nactive: none\nwinner: none\nvictory: none\nout: none\npulled: none\nlasting: none",
        "to_move: null\nstep: null\nwallas: null\nstaff: null\ncards: null\nvictory: null",
        "mode: family\nalliance: false\nsolo: none\nquest: founding\nstuck: false\nhands: {}\ntampus: {}",
        "house_rules: {unveiling: active, stuck: flags, offerings: all}",
        "victory: draw",
        "victory: qusqu\nwinner: [inka]",
        "wallas: {ninamama: card, waqaychaq_mama: card}",
    ],
)
def test_what_can_be_is_read(text: str) -> None:
    state = read(HEAD + text)
    assert read(format_position(state)) == state


@pytest.mark.clauses("I-16.10", "R-54")
def test_a_window_at_a_table_that_nobody_can_answer_reads_back() -> None:
    seen = 0
    for _, _, state in walked(6):
        if only_passes(state):
            plain_state = put_in(state, state.game.asking(at_table=False))
            text = format_position(state)
            assert read(text) == plain_state, text
            assert format_position(read(text)) == text
            seen += 1
    assert seen > 20
