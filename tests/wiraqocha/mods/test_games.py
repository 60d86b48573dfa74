"""Games with mods: a valley of any size, more cards and other tiles play by the same rules."""

import random

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName, Refusal, SetupError
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.engine import legal_actions, outcome, perform
from game.titles.wiraqocha.rules.notation.positions import format_position, read_position
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.mods import shipped
from tests.support.random_positions import COLOURS, check_accounts

BOTH = ("condor_gorge", "sierra_foundry")
TABLES = [
    (("condor_gorge",), "gorge", 2, ()),
    (("condor_gorge",), "gorge", 2, ("caves", "prisoner")),
    (("sierra_foundry",), "recommended", 3, ()),
    (("sierra_foundry",), "random", 4, ("caves", "prisoner")),
    (BOTH, "gorge", 2, ("prisoner",)),
    (BOTH, "random", 2, ("caves",)),
]


def start(seed: int, mods: tuple[str, ...], layout: str, players: int, variants: tuple[str, ...]) -> State:
    return new_game(shipped().data_with(mods), Setup(COLOURS[:players], seed, layout, variants))


@pytest.mark.parametrize("table", TABLES)
def test_random_games_end_or_reach_the_cap_without_a_fault(
    table: tuple[tuple[str, ...], str, int, tuple[str, ...]],
) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        state = start(seed, *table)
        for step in range(500):
            legal = legal_actions(state)
            assert bool(legal) == (outcome(state) is None)
            if not legal:
                break
            state = perform(state, rng.choice(legal)).state
            if step % 10 == 0:
                check_accounts(state)
        check_accounts(state)


@pytest.mark.parametrize("table", TABLES)
def test_positions_and_actions_are_written_and_read_again(
    table: tuple[tuple[str, ...], str, int, tuple[str, ...]],
) -> None:
    rng = random.Random(3)
    state = start(11, *table)
    for step in range(160):
        legal = legal_actions(state)
        if not legal:
            break
        if step % 8 == 0:
            text = format_position(state)
            assert read_position(read_yaml_text(text, "position"), state.game.content) == state
            for action in legal[:10]:
                assert WIRAQOCHA.parse_action(state, WIRAQOCHA.format_action(action)) == action
        state = perform(state, rng.choice(legal)).state


@pytest.mark.parametrize("level", ["greedy", "cadet", "surveyor", "engineer"])
@pytest.mark.parametrize("mods", [("condor_gorge",), ("sierra_foundry",)])
def test_computer_players_know_their_way_with_mods(mods: tuple[str, ...], level: str) -> None:
    layout = "gorge" if mods == ("condor_gorge",) else "recommended"
    state = start(5, mods, layout, 2, ())
    bots = [BOTS.make(BotName(level), seat) for seat in state.game.seats]
    for _ in range(80):
        if outcome(state) is not None:
            break
        bot = bots[state.mover]
        assert not isinstance(bot, Refusal)
        action = bot.choose(state)
        assert action in legal_actions(state)
        state = perform(state, action).state
    assert state.turn > 2


def test_a_layout_for_two_is_refused_to_three() -> None:
    with pytest.raises(SetupError, match="players: 3, layout: gorge"):
        start(1, ("condor_gorge",), "gorge", 3, ())


def test_the_gorge_has_its_own_victories_and_neighbours() -> None:
    game = start(1, ("condor_gorge",), "gorge", 2, ()).game
    assert (game.victory.relics, game.victory.crystals) == (3, 9)
    beside = {
        label: {game.labels[other] for other in game.territories if game.neighbours[tile] >> other & 1}
        for tile, label in enumerate(game.labels)
    }
    assert beside["D5"] == {"N4", "S345", "N9", "N3", "N11"}
    assert beside["N6"] == {"D1", "N9", "D4"}
    assert all(beside[other] >= {label} for label, others in beside.items() for other in others)


def test_the_cards_of_the_foundry_do_what_they_say() -> None:
    state = start(4, ("sierra_foundry",), "recommended", 2, ())
    index = state.game.card_index
    state = state.copy()
    owned = sum(1 << index[name] for name in ("rain_cisterns", "pneumatic_post"))
    state.cards = tuple(owned if seat == state.mover else 0 for seat in state.game.seats)
    state.market = tuple(card for card in state.market if not owned >> card & 1)
    state.deck = tuple(card for card in state.deck if not owned >> card & 1)
    rolled = perform(state, Roll()).state
    assert rolled.cubes[state.mover] == 1
    (more,) = [action for action in legal_actions(rolled) if WIRAQOCHA.format_action(action) == "factory"]
    after = perform(rolled, more).state
    assert after.cubes[state.mover] == 0
    assert len(after.dice) == len(rolled.dice) + 1


def test_the_tiles_of_the_foundry_do_what_they_say() -> None:
    game = start(4, ("sierra_foundry",), "recommended", 2, ()).game
    springs, observatory = game.index["H8"], game.index["O11"]
    assert (game.extraction[springs], game.resources[springs]) == (2, 1)
    assert game.reroll_rights(1 << observatory) == 2
    assert game.mountains >> observatory & 1 and not game.mountains >> springs & 1
    assert len(game.relics) == 4
