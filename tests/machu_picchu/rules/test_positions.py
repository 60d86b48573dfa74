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
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.notation.actions import TEXT_FORMS
from game.titles.machu_picchu.rules.notation.positions import KEYS, format_position, read_position
from game.titles.machu_picchu.rules.observation import observation, resample
from game.titles.machu_picchu.rules.state import Phase, State
from tests.support.machu_picchu_games import begin, content, late, walk

ROOT = Path(__file__).parents[3]
REASON = re.compile(r'"(position\.[a-z_]+)"')


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


def test_a_slip_in_one_colour_is_told_alone() -> None:
    assert len(reasons("players: [red, bleu]\n")) == 1


def states(seed: int, late_ones: int) -> list[State]:
    """States of whole games, every sixth and the last one, and of some games that begin late."""
    rng = random.Random(seed)
    begun = [begin(seed, seats, GoldRank.SKIP if seats == 3 else GoldRank.DENSE) for seats in (2, 3, 4, 5)]
    games = [list(walk(rng, state, 240)) for state in begun]
    games += [list(walk(rng, late(rng), 24)) for _ in range(late_ones)]
    return [state for game in games for state in (*game[::6], game[-1])]


def test_what_is_written_reads_back_the_same() -> None:
    seen = set()
    for state in states(1, 70):
        text = format_position(state)
        assert read(text) == state, text
        assert format_position(read(text)) == text
        seen.add((state.phase, state.question, str(state.ending)))
    assert {phase for phase, _, _ in seen} == set(Phase)
    assert {ending for _, _, ending in seen} == {"", "clergy", "cards", "conquest"}
    assert len({question for _, question, _ in seen}) == 14  # all but claims, and nothing


def test_every_legal_action_reads_back_the_same() -> None:
    for state in states(2, 30):
        actions = legal_actions(state)
        texts = [TEXT_FORMS.write(action) for action in actions]
        assert [TEXT_FORMS.read(text) for text in texts] == actions
        assert len(set(texts)) == len(texts)


def test_keys_are_written_in_their_order_and_defaults_left_out() -> None:
    for state in states(3, 20):
        said = list(said_in(format_position(state)))
        assert said[:2] == ["title", "players"]
        assert said == [key for key in KEYS if key in said]
    assert said_in(format_position(read("players: [red, blue]"))) == {
        "title": "machu-picchu",
        "players": ["red", "blue"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "to_move: blue",
        "phase: inca",
        "day: 4",
        "bonus: {corn: 0}",
        "market: {coca: 0}",
        "goods: {blue: {corn: 4}}",
        "prince: {blue: plaza}",
        "scout: {red: 3}",
        "tiles: {red: [two]}",
        "hands: {red: [farmer+puma]}",
        "house_rules: {gold_rank: skip}",
        "turn: 2",
        "seed: 7",
    ],
)
def test_what_differs_is_written_and_nothing_else(text: str) -> None:
    said = said_in(format_position(read(f"players: [red, blue]\n{text}")))
    assert said == {"title": "machu-picchu", "players": ["red", "blue"], **said_in(text)}


def test_a_night_is_of_the_holder_of_the_sun_tile_unless_said() -> None:
    text = "players: [red, blue]\nphase: night\nsun: blue\nclock: {red: 1}\npending: [red goods]\n"
    assert read(text).mover == 1
    assert "to_move" not in format_position(read(text))


def test_a_view_hides_what_a_seat_may_not_know() -> None:
    for state in states(4, 8):
        for seat, colour in enumerate(state.game.colours):
            text = format_position(state, seat)
            said = said_in(text)
            assert said["seen_by"] == colour
            assert said["seed"] == said["drawn"] == "?"
            assert format_position(resample(observation(state, seat), 5), seat) == text
            for other, cards in said.get("hands", {}).items():
                assert other == colour or state.ending or set(cards) == {"?"}
            own = said.get("known", {}).get(colour, [])
            assert set(said.get("known", {})) <= {colour}
            assert set(said.get("stack", [])) <= {"?", *own}
            assert len(said.get("stack", [])) == len(state.stack)
    with pytest.raises(DataError):
        read(text)


def test_faults_have_their_line_and_key() -> None:
    with pytest.raises(DataError) as caught:
        read("players: [red, blue]\nday: 4\nscout: {blue: 20}\nprince: {red: plazza}\n")
    found = [(problem.line, problem.key, problem.nearest) for problem in caught.value.problems]
    assert sorted(found) == [(3, "scout.blue", ""), (4, "prince.red", "plaza")]


JUNK: tuple[Any, ...] = (
    None,
    -1,
    3,
    2.5,
    True,
    "",
    "none",
    "?",
    "corn",
    "red return 2",
    [],
    ["two", "two"],
    {},
    {"red": "hut"},
)


def test_whatever_stands_in_a_position_it_is_read_or_refused() -> None:
    rng = random.Random(5)
    texts = [format_position(state) for _ in range(10) for state in walk(rng, late(rng), 20)]
    refused = 0
    for _ in range(300):
        said = said_in(rng.choice(texts))
        part = said
        while isinstance(part[key := rng.choice(list(part))], dict) and part[key] and rng.random() < 0.7:
            part = part[key]
        part[key] = rng.choice(JUNK)
        try:
            state = read(yaml.dump(said, Dumper=DUMPER))
        except DataError:
            refused += 1
        else:
            assert bool(legal_actions(state)) != bool(state.ending)
            assert read(format_position(state)) == state
    assert 60 < refused < 300


HEAD = "players: [red, blue]\n"
LAST = "sun: red\nday: 9\ntiles: {red: [corn, two, three]}\n"


IMPOSSIBLE = [
    ("[red, blue]", "", "position.map"),
    (HEAD + "title: wiraqocha", "title", "position.word"),
    (HEAD + "house_rules: {limited_bank: true}", "house_rules.limited_bank", "position.limited_bank"),
    (HEAD + "incas: {red: {farmer: 13}}", "incas.red", "position.too_many_incas"),
    (HEAD + "clergy: {red: {condor: 5}}", "clergy", "position.too_many_clergy"),
    (HEAD + "tiles: {red: [two], blue: [two]}", "tiles.blue", "position.tile_elsewhere"),
    (HEAD + "hands: {red: [farmer+puma], blue: [farmer+puma]}", "hands.blue", "position.card_elsewhere"),
    (
        HEAD + "hands: {red: [farmer+puma]}\nknown: {blue: [farmer+puma]}",
        "known.blue",
        "position.card_unknown",
    ),
    (HEAD + "late: {red: 1}", "late", "position.late"),
    (HEAD + "tiles: {red: [corn, two, three]}", "sun", "position.sun_missing"),
    (HEAD + "sun: red\nto_move: blue\ntiles: {red: [corn]}", "sun", "position.sun_early"),
    (HEAD + "sun: red\ntiles: {red: [corn, two, three]}", "to_move", "position.day_over"),
    (
        HEAD + "phase: night\nsun: red\nto_move: blue\nclock: {red: 1}\npending: [red goods]",
        "sun",
        "position.night_sun",
    ),
    (HEAD + "phase: night\nsun: red", "pending", "position.night_asks"),
    (HEAD + "phase: inca\nprince: {blue: hut}", "prince", "position.prince_early"),
    (HEAD + "phase: inca\nincas: {red: {farmer: 1}}", "incas", "position.first_incas"),
    (HEAD + "phase: place\nprince: {red: hut}", "prince", "position.first_prince"),
    (HEAD + "owed: {red: {corn: 3}}", "owed", "position.owed"),
    (HEAD + "used: adjust", "used", "position.used"),
    (HEAD + "used: digger", "used", "position.word"),
    (HEAD + "pending: [red trade]", "pending.#1", "position.pending"),
    (HEAD + "prince: {red: plaza}\npending: [red trade, blue trade]", "pending.#1", "position.pending"),
    (HEAD + "clergy: {red: {virgin: 6, puma: 5, condor: 4}}", "victory", "position.victory_missing"),
    (HEAD + "phase: over", "phase", "position.over"),
    (HEAD + "victory: cards", "victory", "position.victory"),
    (HEAD + "winner: red", "winner", "position.winner_early"),
    (HEAD + LAST + "victory: conquest\nwinner: red", "winner", "position.winner"),
    (HEAD + "princes: {red: hut}", "princes", "position.unknown_key"),
    ("players: [red]", "players", "position.player_count"),
    ("players: [red, blue, red]", "players.#3", "position.twice"),
    (HEAD + "bonus: {corn: 3}", "bonus.corn", "position.number"),
    (HEAD + "house_rules: {limited_bank: maybe}", "house_rules.limited_bank", "position.flag"),
    (HEAD + "stack: {farmer+puma: 1}", "stack", "position.list"),
    (HEAD + "pending: [[red, burn]]", "pending.#1", "position.text"),
    (HEAD + "pending: [red return]", "pending.#1", "position.question"),
    (HEAD + "stack: [farmer+puma]", "stack", "position.card_missing"),
    (HEAD + "phase: inca\ntiles: {red: [two]}", "tiles", "position.beginning_tiles"),
    ("players: [red, blue, green]\nphase: place\nprince: {blue: hut}", "prince", "position.first_turns"),
    (HEAD + LAST + "phase: night\nclock: {red: 1}\npending: [red goods]", "day", "position.last_night"),
    (HEAD + LAST + "victory: conquest\npending: [red return 2]", "pending", "position.over_asks"),
]


@pytest.mark.parametrize(("text", "key", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_for_its_reason(text: str, key: str, reason: str) -> None:
    assert (key, reason) in reasons(text)


def test_every_reason_is_shown() -> None:
    """What the readers of positions can say is what the examples above show."""
    notation = ROOT / "game" / "titles" / "machu_picchu" / "rules" / "notation"
    readers = [*notation.glob("*.py"), ROOT / "game" / "base" / "files" / "node_reader.py"]
    said = {reason for path in readers for reason in REASON.findall(path.read_text("utf-8"))}
    assert said == {reason for _, _, reason in IMPOSSIBLE}


@pytest.mark.parametrize(
    "text",
    [
        "used: adjust\nprince: {red: plaza}\npending: red trade\ngoods: {red: {coca: 1}}",
        "tiles: {red: two}\npending: none\nused: none\nsun: none\nwinner: none\nvictory: none",
        "to_move: null\nstack: null\nsun: null\nvictory: null\nwinner: null\nday: null\nphase: null",
        LAST + "victory: conquest\nwinner: [blue, red]",
        LAST + "victory: conquest\nphase: over",
        "house_rules: {limited_bank: false}",
        # a later seat that would be asked may be left out
        "prince: {red: main}\ngoods: {red: {coca: 1}, blue: {coca: 1}}\npending: [red offer]",
        # on the last day tiles and clock are paid at once
        "day: 9\ngoods: {red: {corn: 1}}\ntiles: {red: [cloth]}\npending: [red fee cloth]",
        "day: 9\nprince: {red: clock}\nclock: {red: 1}\npending: [red goods]",
        LAST + "hands: {red: [farmer+puma, farmer+virgin, farmer+weaver]}\npending: [red return 2]",
    ],
)
def test_what_can_be_is_read(text: str) -> None:
    state = read(HEAD + text)
    assert read(format_position(state)) == state
