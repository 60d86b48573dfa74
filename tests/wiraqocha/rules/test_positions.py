"""Positions: what is written reads back, what cannot be is refused with its line, key and reason."""

import random

import pytest

from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.base.i18n.problem_lines import problem_lines
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.notation.positions import describe, format_position, read_position
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import VARIANTS, content, penned, scattered, start, walk
from tests.support.words import wiraqocha_words


def read(text: str, figures: ValleyData | None = None) -> State:
    return read_position(read_yaml_text(text, "test.yaml"), figures or penned())


def complaints(text: str) -> list[str]:
    with pytest.raises(DataError) as caught:
        read(text)
    return problem_lines(caught.value, wiraqocha_words("en"))


def test_a_slip_in_one_colour_is_told_alone() -> None:
    (said,) = complaints("players: [red, grene]\n")
    assert said.endswith("did you mean green?")


def test_a_written_position_reads_back_the_same_in_whole_games() -> None:
    rng = random.Random(1)
    for number in range(24):
        game = start(number, 2 + number % 3, VARIANTS[number % 4], ("random", "recommended")[number % 2])
        for step, state in enumerate(walk(rng, game, 500)):
            if step % 20 == 0 or state.winner >= 0:
                assert read(format_position(state), content()) == state


def test_a_written_position_reads_back_the_same_from_anywhere() -> None:
    rng = random.Random(2)
    for _ in range(300):
        state = scattered(rng)
        assert read(format_position(state), content()) == state


@pytest.mark.clauses("O-11")
def test_a_position_says_where_a_tile_lies_only_where_its_variants_do_not() -> None:
    raised = read("{players: [red, green], variants: [caves]}", content())
    assert "tiles" not in format_position(raised)
    assert describe(raised)["tiles"]["N10"] == {"terrain": "ruins", "ground": "mountain"}  # type: ignore[index]
    low = read("{players: [red, green], variants: [caves], tiles: {N10: {ground: valley}}}", content())
    assert describe(low)["tiles"]["N10"] == {"terrain": "ruins", "ground": "valley"}  # type: ignore[index]
    assert read(format_position(low), content()) == low != raised


def test_defaults() -> None:
    state = read("players: [green, red]")
    said = describe(state)
    assert (said["to_move"], said["phase"], said["winner"]) == ("green", "actions", "none")
    assert said["market"] == ["android_factory", "flying_fortress", "force_field"]
    assert len(said["deck"]) == 9  # type: ignore[arg-type]
    assert len(said["reserve"]["red"]) == 7  # type: ignore[index]
    assert said["layout"][0] == ["D1", "S345", "N11", "D5"]  # type: ignore[index]


def test_rerolls_default_to_the_ruins_held() -> None:
    ruins = "players: [red, green]\nboard: {D1: red camp, D2: red drill, D3: green drill}\n"
    assert read(ruins).rerolls == 2
    assert read(ruins + "rerolls: 1\n").rerolls == 1


HEAD = "players: [red, green]\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("players: [red]", "test.yaml:1: players: expected 2, 3, 4 players, found 1"),
        ("players: [red, red]", "red appears twice here"),
        ("players: [red, grene]", "did you mean green?"),
        (HEAD + "boardd: {}", "test.yaml:2: boardd: unknown key; did you mean board?"),
        (HEAD + "phase: action", "did you mean actions?"),
        (HEAD + "to_move: blue", "to_move: expected one of red, green"),
        (HEAD + "variants: [cave]", "did you mean caves?"),
        (HEAD + "house_rules: {limited_dice: yes}", "expected true or false"),
        (HEAD + "layout: recomended", "did you mean recommended?"),
        (HEAD + "layout: [[D1, S345, N11, D5]]", "expected rows of 4, 5, 4, 5, 4 tiles"),
        (HEAD + "board: {N13: red camp}", "test.yaml:2: board.N13"),
        (HEAD + "board: {graveyard: red drill}", "board.graveyard"),
        (HEAD + "board: {C7: red camp}", "board.C7"),
        (HEAD + "board: {N1: red}", "expected a colour and a token such as red camp"),
        (HEAD + "board: {N1: red tank}", "board.N1: expected one of camp, explorer"),
        (HEAD + "board: {N1: blue camp}", "board.N1: expected one of red, green"),
        (HEAD + "board: {N1: red camp, N2: red camp}", "too many tokens of the kind camp for red"),
        (HEAD + "board: {N1: red drill, N2: red drill}\ngraveyard: [red drill]", "too many tokens"),
        (HEAD + "graveyard: [red camp]", "a Base Camp is never destroyed"),
        (HEAD + "lost: [red camp]", "a Base Camp is never destroyed"),
        (
            HEAD + "board: {N1: red android}\nowned: {green: [android_explorer]}",
            "the card android_explorer belongs to green",
        ),
        (HEAD + "owned: {red: [juggernaut], green: [juggernaut]}", "belongs to red"),
        (HEAD + "owned: {red: [jugernaut]}", "did you mean juggernaut?"),
        (HEAD + "owned: {red: [juggernaut]}\nmarket: [juggernaut]", "is already somewhere else"),
        (HEAD + "market: [juggernaut]\ndeck: [juggernaut]", "is already somewhere else"),
        (
            HEAD + "market: [juggernaut, death_ray, force_field, psychic_probe]",
            "at most 3 cards are on offer",
        ),
        (HEAD + "hostages: {red: green drill}", "hostages are taken only in the Prisoner variant"),
        (
            HEAD + "variants: [prisoner]\nhostages: {red: red drill}",
            "players cannot hold their own tokens hostage",
        ),
        (HEAD + "variants: [prisoner]\nhostages: {red: green camp}", "cannot be a hostage"),
        (HEAD + "protecting: {N1: 3}", "nobody stands on N1"),
        (HEAD + "board: {N1: red camp}\nprotecting: {N1: 7}", "from 1 to 6, found 7"),
        (HEAD + "board: {N1: red drill}\nprobed: [N1]", "there is no Base Camp on N1"),
        (HEAD + "markers: {force_field: N1}", "nobody stands on N1"),
        (
            HEAD + "board: {N1: red camp}\nowned: {green: [force_field]}\nmarkers: {force_field: N1}",
            "the card force_field belongs to green",
        ),
        (
            HEAD + "board: {N1: red camp}\nlost: [force_field]\nmarkers: {force_field: N1}",
            "has left the game",
        ),
        (HEAD + "board: {N1: red camp}\nmarkers: {death_ray: N1}", "N1 is devastated"),
        (HEAD + "dice: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]", "the box holds 11, found 12"),
        (HEAD + "dice: [0]", "from 1 to 6, found 0"),
        (HEAD + "dice: [one]", "found"),
        (HEAD + "phase: preparation\ndice: [1]", "there are dice in hand only after the roll"),
        (HEAD + "cubes: {red: 20, green: 6}", "the box holds 25, found 26"),
        (HEAD + "crystals: {red: 26}", "from 0 to 25, found 26"),
        (HEAD + "cubes: {red: -1}", "from 0 to 25, found -1"),
        (HEAD + "relics: {red: [D1], green: [D1]}", "is already somewhere else"),
        (HEAD + "relics: {red: [D1]}\nlost_relics: [D1]", "is already somewhere else"),
        (HEAD + "relics: {red: [D5]}", "expected one of D1, D2, D3, D4"),
        (HEAD + "used: [buy]", "used"),
        (HEAD + "rerolls: 1", "the Ruins held give 0 re-rolls, found 1"),
        (HEAD + "tiles: {N4: {ground: hill}}", "expected one of valley, mountain"),
        (HEAD + "tiles: {D1: {resources: 1}}", "only a Jungle gives cubes"),
        (HEAD + "tiles: {N4: {resources: 3}}", "from 1 to 2, found 3"),
        (HEAD + "cards: {juggernaut: {resources: -1}}", "from 0 to 99, found -1"),
        (HEAD + "winner: red", "red does not meet any victory condition here"),
        (HEAD + "winner: rod", "expected one of red, green, none"),
        (HEAD + "victory: somnium", "victory"),
        (HEAD + "crystals: {red: 20}\nwinner: red\nvictory: treasure", "victory"),
        (HEAD + "markers: {force_field: N77}", "markers.force_field"),
        (HEAD + "probed: [N77]", "probed"),
        (HEAD + "graveyard: [red tank]", "expected one of camp, explorer"),
        (HEAD + "lost: [zeppelin]", "expected"),
        (HEAD + "ruins: [D1]", "ruins"),
        (HEAD + "exchanged: [N1]", "exchanged"),
        (HEAD + "tiles: {N4: {terrain: lake}}", "expected one of jungle"),
        (HEAD + "death_ray_fired: perhaps", "expected true or false"),
        (HEAD + "death_ray_fired: true", "no tile bears its marker"),
        (HEAD + "death_ray_fired: false\nmarkers: {death_ray: N1}", "the ray has not been fired"),
        (HEAD + "markers: {death_ray: N1}\nlost: [red drill, green drill]", "removes one token at most"),
        (HEAD + "lost: [red drill]", "lost: only the Death Ray could remove this"),
        (HEAD + "lost: [flying_fortress]", "lost: only the Death Ray could remove this"),
        (HEAD + "lost_relics: [D1]", "the relic D1 leaves the game only when"),
        (HEAD + "lost_relics: [D1]\nmarkers: {death_ray: D2}", "the relic D1 leaves the game only when"),
        (
            HEAD + "board: {N1: red camp}\nprobed: [N1]",
            "the Base Camp of the player to move cannot be probed",
        ),
        (HEAD + "used: [probe]", "red has no card to use for probe"),
        (HEAD + "owned: {green: [psychic_probe]}\nused: [psychic_probe]", "red has no card to use"),
        (HEAD + "allowance: 4", "only if muster is among the things used"),
        (HEAD + "phase: preparation\nallowance: 4", "only if muster is among the things used"),
        (HEAD + "board: {D1: green explorer}", "board.D1: the Explorer or Android on D1"),
        (HEAD + "board: {D1: green android}", "board.D1: the Explorer or Android on D1"),
        (HEAD + "board: [N1]", "board"),
        ("- 1", "expected a map of keys and values"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, expected: str) -> None:
    lines = complaints(text)
    assert any(expected in line for line in lines), lines
    assert all(line.startswith("test.yaml:") for line in lines)
    assert not any("[" in line.split(": ", 2)[-1][:1] for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        "markers: {death_ray: N1}\nlost: [red drill, flying_fortress, force_field]",
        "markers: {death_ray: D1}\nlost: [red drill]\nlost_relics: [D1]",
        "markers: {death_ray: N1}\nlost: [red miner]",
        "lost: [force_field]",
        "board: {N1: green camp}\nprobed: [N1]",
        "owned: {red: [psychic_probe]}\nused: [probe]",
        "phase: preparation\nused: [muster]\nallowance: 4",
        "board: {D1: red explorer, D2: green drill}\nrelics: {green: [D1]}",
        "board: {D1: red explorer}\nmarkers: {death_ray: D2}\nrelics: {red: [D1]}",
    ],
)
def test_a_position_that_may_be_is_read_and_written_alike(text: str) -> None:
    state = read(HEAD + text)
    assert read(format_position(state)) == state


def test_changed_tiles_and_cards_hold_for_this_position_alone() -> None:
    text = HEAD + "tiles: {N4: {terrain: village, ground: mountain}, N8: {resources: 2}}\n"
    state = read(text + "cards: {juggernaut: {resources: 1, somnium: 2}}\n")
    game = state.game
    four, eight = game.index["N4"], game.index["N8"]
    assert (game.dice[four], game.resources[four]) == (1, 0)
    assert game.mountains >> four & 1
    assert game.resources[eight] == 2
    assert game.cards[game.card_index["juggernaut"]].cost.somnium == 2
    assert read(format_position(state)) == state
    assert read(HEAD).game.resources[eight] == 1


def test_the_caves_stand_where_a_layout_says_seven() -> None:
    rows = [list(row) for row in penned().layouts["recommended"].rows]
    state = read(f"players: [red, green]\nvariants: [caves]\nlayout: {rows}".replace("'", ""))
    assert "C7" in state.game.labels
