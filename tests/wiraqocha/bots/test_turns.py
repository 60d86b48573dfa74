"""Positions in which a player of each level must see the point: a win, a rival's win, what each card is for."""

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import penned

ALL = ("apprentice", "cadet", "surveyor", "engineer", "empress")
PLANNERS = ("surveyor", "engineer", "empress")
TWO = "players: [red, blue]\n"
BESIDE_D3 = (  # the recommended layout, but for D3 in the place of N5
    "layout: [[D1, S345, N11, D5], [D6, D3, N1, N2, N5], [N9, N7, N8, N12], [D4, N4, N6, N3, S456],"
    " [S234, N10, S123, D2]]"
)


def position(text: str) -> State:
    return read_position(read_yaml_text(text, "test"), penned())


def bot(level: str, seed: int = 1) -> WiraqochaBot:
    made = BOTS.make(BotName(level, positions=4000 if level == "empress" else 0), seed)
    assert not isinstance(made, Refusal)
    return made


def turn(level: str, state: State) -> tuple[list[str], State]:
    """What a bot of this level does until its turn is over, in notation, and where that leads."""
    player, mover, done = bot(level), state.mover, list[str]()
    while state.mover == mover and state.winner < 0:
        action = player.choose(resample(state, len(done)))
        result = WIRAQOCHA.apply(state, state.mover, action)
        assert not isinstance(result, Refusal), (action, result)
        done.append(TEXT_FORMS.write(action))
        state = result.state
    return done, state


WINS = {
    "a crystal to steal": "board: {N5: red camp, N4: blue camp}\ncrystals: {red: 10, blue: 1}\ndice: [1, 4, 6]",
    "a crystal to harvest": "board: {N5: red camp, N9: red drill, N10: red drill, N4: blue camp}\n"
    "crystals: {red: 9}\ndice: [1]",
    "a drill to place before the harvest": "board: {N5: red camp, N9: red drill, N8: red explorer, N4: blue camp}\n"
    "crystals: {red: 10, blue: 2}\ndice: [1, 6]\nprotecting: {N4: 6}",
    "a card to build": "board: {N5: red camp, N4: blue camp}\ncubes: {red: 5}\ndice: [2]\n"
    "owned: {red: [death_ray, transport_tunneller, juggernaut]}\nmarket: [mechanical_miner, force_field]\n"
    "cards: {force_field: {resources: 5, somnium: 0}, death_ray: {resources: 6, somnium: 1},"
    " transport_tunneller: {resources: 5, somnium: 1}, juggernaut: {resources: 5, somnium: 0},"
    " mechanical_miner: {resources: 4, somnium: 0}}",
    "a card to steal": "board: {N5: red camp, N4: blue camp}\ndice: [4, 6]\n"
    "owned: {red: [death_ray, transport_tunneller, force_field], blue: [juggernaut]}\nmarket: []\n"
    "cards: {force_field: {resources: 5, somnium: 0}, death_ray: {resources: 6, somnium: 1},"
    " transport_tunneller: {resources: 5, somnium: 1}, juggernaut: {resources: 5, somnium: 0}}",
    "the last relic": "board: {N1: red camp, N4: blue camp}\nrelics: {red: [D1, D2, D4]}\ndice: [3, 3, 6]\n"
    + BESIDE_D3,
    "the last relic for two cubes": "board: {N2: red camp, N6: red explorer, N4: blue camp}\n"
    "relics: {red: [D1, D2, D4]}\ndice: [2, 3, 6]\ncubes: {red: 2}",
    "the last relic from a camp": "board: {N2: red camp, N6: red explorer, N4: blue camp}\n"
    "relics: {red: [D1, D2, D4], blue: [D3]}\ndice: [4, 5]\ncubes: {red: 2}",
    "the last relic under the zeppelin": "phase: preparation\nboard: {N2: red camp, D4: red zeppelin, N4: blue camp}\n"
    "relics: {red: [D1, D2, D3]}",
    "the last relic beyond the caves": "phase: preparation\nvariants: [caves]\n"
    "board: {N2: red camp, C7: red explorer, N4: blue camp}\nrelics: {red: [D1, D2, D3]}",
}


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("name", WINS)
def test_a_win_within_the_turn_is_taken(name: str, level: str) -> None:
    done, state = turn(level, position(TWO + WINS[name]))
    assert state.winner == 0, done


# A rival wins in its next turn unless something is done: what may be done, by the beginning of the action.
DANGERS = {
    "crystals in the harvest": (
        "board: {N5: red camp, N6: red explorer, N4: blue camp, N9: blue drill, N10: blue drill}\n"
        "crystals: {blue: 9}\ndice: [3, 6]",
        ("conquer N9", "plunder N4"),
    ),
    "crystals behind a weak camp": (
        "board: {N5: red camp, N6: red explorer, N4: blue camp, N9: blue drill, N10: blue drill}\n"
        "crystals: {blue: 9}\nprotecting: {N9: 6, N10: 6}\ndice: [4, 6]",
        ("plunder N4", "conquer N4"),
    ),
    "the last relic under a zeppelin": (
        "board: {N5: red camp, N11: red zeppelin, D3: blue zeppelin, N4: blue camp}\n"
        "relics: {blue: [D1, D2, D4]}\nprotecting: {N4: 6}\ndice: [3, 3]",
        ("conquer D3",),
    ),
    "the last card": (
        "board: {N5: red camp, N4: blue camp, N7: blue explorer, N6: blue drill, N1: blue explorer}\n"
        "cubes: {red: 5, blue: 3}\ncrystals: {red: 1}\nprotecting: {N4: 6, N7: 6, N6: 6, N1: 6}\ndice: [1]\n"
        "owned: {blue: [death_ray, android_explorer, juggernaut]}\nmarket: [mechanical_miner]\ndeck: []\n"
        "cards: {death_ray: {resources: 6, somnium: 1}, android_explorer: {resources: 6, somnium: 1},"
        " juggernaut: {resources: 5, somnium: 0}, mechanical_miner: {resources: 4, somnium: 0}}",
        ("build mechanical_miner",),
    ),
}


@pytest.mark.parametrize("level", PLANNERS)
@pytest.mark.parametrize("name", DANGERS)
def test_a_rival_about_to_win_is_stopped(name: str, level: str) -> None:
    text, remedies = DANGERS[name]
    done, _ = turn(level, position(TWO + text))
    assert any(action.startswith(remedies) for action in done), done


# What each card and right is for: the position, and the beginning of an action that must be among those done.
USES = {
    "android factory": (
        "board: {N5: red camp, N4: blue camp, N1: red drill}\nowned: {red: [android_factory]}\n"
        "cubes: {red: 7}\ndice: []\nmarket: []\ndeck: []",
        "factory",
    ),
    "flying fortress": (
        "board: {N5: red camp, N4: blue camp, N9: red drill, N7: red explorer}\n"
        "owned: {red: [flying_fortress]}\ncrystals: {red: 6}\ndice: []",
        "fortress",
    ),
    "force field": (
        "board: {N5: red camp, N4: blue camp, N9: red drill, N10: red drill}\n"
        "market: [force_field]\ncubes: {red: 6}\ncrystals: {red: 2}\ndice: []",
        "build force_field on",
    ),
    "recovery workshop": (
        "board: {N5: red camp, N4: blue camp}\nphase: preparation\nowned: {red: [recovery_workshop]}\n"
        "graveyard: [red drill]",
        "workshop drill",
    ),
    "android explorer": (
        "board: {N1: red camp, N4: blue camp}\nowned: {red: [android_explorer]}\ndice: [3, 3]\n"
        "relics: {red: [D1, D2]}\ngraveyard: [red explorer, red explorer]\n" + BESIDE_D3,
        "conquer D3 with android@reserve",
    ),
    "battle exoskeleton": (
        "board: {N5: red camp, N1: red drill, N4: blue camp}\nowned: {red: [battle_exoskeleton]}\ndice: [3, 5]\n"
        "layout: [[D1, S345, N11, N2], [D6, N5, N1, D5, D3], [N9, N7, N8, N12], [D4, N4, N6, N3, S456],"
        " [S234, N10, S123, D2]]",
        "exoskeleton 3",
    ),
    "death ray": (
        "board: {N5: red camp, N4: blue camp, N9: blue drill, N10: blue drill}\nowned: {red: [death_ray]}\n"
        "crystals: {blue: 9}\ndice: []",
        "death-ray",
    ),
    "juggernaut": (
        "board: {N5: red camp, N4: blue camp, N1: red drill}\nowned: {red: [juggernaut]}\ndice: [6, 6]\n"
        "graveyard: [red zeppelin, red zeppelin]\ntiles: {D6: {ground: mountain}}\nprotecting: {N5: 6, N1: 6}",
        "with juggernaut@reserve",
    ),
    "mechanical miner": (
        "board: {N5: red camp, N4: blue camp, N7: red explorer, N8: red explorer}\nowned: {red: [mechanical_miner]}\n"
        "dice: [3, 6]\ngraveyard: [red drill, red drill, red zeppelin, red zeppelin]",
        "with miner@reserve",
    ),
    "psychic probe": (
        "board: {N5: red camp, N6: red explorer, N4: blue camp, N9: blue drill, N10: blue drill}\n"
        "owned: {red: [psychic_probe]}\ncrystals: {blue: 9}\nprotecting: {N9: 6, N10: 6, N4: 4}\ndice: [4, 5]",
        "probe",
    ),
    "transport tunneller": (
        "board: {N5: red camp, N6: red explorer, N4: blue camp, N9: blue drill, N10: blue drill}\n"
        "owned: {red: [transport_tunneller]}\ncrystals: {blue: 9}\nprotecting: {N9: 6, N10: 6, N4: 6}\ndice: [4]",
        "tunnel N4 using 4 taking crystal",
    ),
    "recovery from the graveyard": (
        "board: {N5: red camp, N4: blue camp, N8: red explorer}\ngraveyard: [red drill, red drill]\n"
        "cubes: {red: 6}\ndice: []\nmarket: []\ndeck: []",
        "recover drill",
    ),
    "a ransom": (
        "board: {N5: red camp, N4: blue camp, N8: red explorer}\nvariants: [prisoner]\n"
        "hostages: {blue: red drill}\ngraveyard: [red drill]\nused: [recover]\n"
        "cubes: {red: 6, blue: 3}\ndice: []\nmarket: []\ndeck: []",
        "for cubes",
    ),
    "a hostage taken": (
        "board: {N5: red camp, N6: red explorer, N4: blue camp, N2: blue drill}\nvariants: [prisoner]\ndice: [2]",
        "capturing",
    ),
    "an attack on a rich Camp": (
        "board: {N5: red camp, N9: red drill, N10: red drill, N6: red explorer, N4: blue camp}\n"
        "relics: {blue: [D1, D2], red: [D3, D4]}\ncrystals: {blue: 8, red: 6}\ndice: [4, 6]",
        "using 4 beating 6",  # who looks further may rather destroy it
    ),
    "a die on what is easily lost": (
        "board: {N5: red camp, N9: red drill, N6: red explorer, N4: blue camp}\ndice: [6]\nprotecting: {N5: 6, N6: 6}\n"
        "market: []\ndeck: []",
        "protect N9 with 6",
    ),
    "the zeppelin's exchange": (
        "board: {N5: red camp, N11: red zeppelin, N4: blue camp}\nphase: preparation",
        "exchange N11 with drill@reserve",
    ),
}


# Worth little but together with something else, which a surveyor does not see.
TOGETHER = ("force field", "android explorer")


@pytest.mark.parametrize(
    ("name", "level"),
    [(name, level) for name in USES for level in PLANNERS if level != "surveyor" or name not in TOGETHER],
)
def test_what_a_card_or_right_is_for_is_seen(name: str, level: str) -> None:
    text, wanted = USES[name]
    done, _ = turn(level, position(TWO + text))
    assert any(wanted in action for action in done), done


@pytest.mark.parametrize("level", ["engineer", "empress"])
def test_luck_is_tried_where_it_may_win(level: str) -> None:
    """One more die may find the last relic; a re-roll of the useless one as well."""
    last = (
        "board: {N1: red camp, N4: blue camp}\nrelics: {red: [D1, D2, D4]}\ndice: [3]\ncrystals: {red: 1}\n"
        + BESIDE_D3
    )
    assert turn(level, position(TWO + last))[0][0] == "sacrifice"
    again = (
        "board: {N1: red camp, N4: blue camp}\nrelics: {red: [D1, D2, D4]}\ndice: [3, 4]\nrerolls: 1\n"
        + BESIDE_D3
    )
    ruins = again.replace("N1: red camp", "N1: red camp, D2: red drill")
    assert turn(level, position(TWO + ruins))[0][0] == "reroll 4"
