"""Components and set-up (sections 1 to 5 of docs/rules.md) on real new games."""

import itertools
import random
from collections import Counter

import pytest

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import Applied, Refusal, SetupError
from game.titles.wiraqocha.content.definitions import CardType, ExactFaces, Ground, Terrain, TokenKind, Total
from game.titles.wiraqocha.rules.actions import Conquer, End, Lower, Raise
from game.titles.wiraqocha.rules.engine import decider, legal_actions, outcome, perform
from game.titles.wiraqocha.rules.notation.actions import parse_action
from game.titles.wiraqocha.rules.notation.positions import describe, read_position
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import COLOURS, content, penned, start, walk

SEEDS = range(30)


@pytest.mark.clauses("W-1.1", "W-15.3", "W-15.4")
@pytest.mark.parametrize(
    ("players", "crystals", "resources", "somnium"), [(2, 11, 21, 2), (3, 9, 18, 2), (4, 7, 15, 1)]
)
def test_two_to_four_may_play_and_their_number_sets_the_goals(
    players: int, crystals: int, resources: int, somnium: int
) -> None:
    goal = start(1, players).game.victory
    assert (goal.relics, goal.crystals) == (4, crystals)
    assert (goal.leviathan.resources, goal.leviathan.somnium) == (resources, somnium)


@pytest.mark.clauses("W-1.1")
@pytest.mark.parametrize(
    "setup",
    [
        Setup(("red",), 1),
        Setup(("red", "red"), 1),
        Setup(("red", "pink"), 1),
        Setup(("red", "blue"), -1),
        Setup(("red", "blue"), 1, layout="spiral"),
        Setup(("red", "blue"), 1, variants=("lava",)),
    ],
)
def test_choices_that_make_no_game_are_refused(setup: Setup) -> None:
    with pytest.raises(SetupError):
        new_game(content(), setup)


@pytest.mark.clauses("W-1.2", "W-2.4", "W-2.12")
def test_everybody_starts_with_seven_tokens_in_the_reserve_and_none_on_the_board() -> None:
    state = start(1, 4)
    assert set(describe(state)["board"].values()) == set()  # type: ignore[attr-defined]
    for seat in state.game.seats:
        kinds = {kind: n for kind, n in zip(TokenKind, state.reserve[seat], strict=True) if n}
        assert kinds == {TokenKind.CAMP: 1, TokenKind.EXPLORER: 2, TokenKind.DRILL: 2, TokenKind.ZEPPELIN: 2}


@pytest.mark.clauses("W-1.3", "W-1.5", "W-1.8", "W-2.8")
def test_twelve_cards_four_buildings_three_white_tokens_three_markers() -> None:
    cards = content().cards
    assert len({card.name for card in cards}) == 12
    assert Counter(card.type for card in cards) == {CardType.BUILDING: 4, CardType.INVENTION: 8}
    game = start(1).game
    assert sorted(game.token_card) == [4, 5, 6]
    for mask in (game.shield_cards, game.fortress_cards, game.ray_cards):
        assert mask.bit_count() == 1


@pytest.mark.clauses("W-1.7", "W-1.9", "W-1.10", "W-2.6", "W-1.4", "W-2.5")
def test_the_box_and_what_players_start_with() -> None:
    state = start(1, 4)
    assert (state.dice_in_supply(), state.crystals_in_supply(), state.cubes_in_supply()) == (11, 25, 25)
    assert state.cubes == state.crystals == state.cards == (0, 0, 0, 0)
    ruins = [tile.label for tile in state.game.tiles if tile.terrain is Terrain.RUINS]
    assert sorted(state.game.relics) == sorted(ruins)
    assert state.relics == (-1, -1, -1, -1)


@pytest.mark.clauses("W-1.6", "W-3.1", "W-3.2", "W-3.5", "W-4.1", "W-4.2", "W-4.10")
def test_the_22_territories() -> None:
    tiles = start(1).game.tiles
    requirements = [tile.requirement for tile in tiles]
    assert [r.value for r in requirements if isinstance(r, Total)] == list(range(1, 13))
    faces = {r.faces for r in requirements if isinstance(r, ExactFaces)}
    doubles = {(k, k) for k in range(1, 7)}
    assert faces == doubles | {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)}
    assert len(tiles) == 22
    assert {tile.terrain for tile in tiles} == {
        Terrain.JUNGLE,
        Terrain.RUINS,
        Terrain.VILLAGE,
        Terrain.VEIN,
    }
    assert sum(tile.terrain is Terrain.RUINS for tile in tiles) == 4
    assert {tile.ground for tile in tiles} == set(Ground)


@pytest.mark.clauses("W-3.3")
def test_terrains_give_the_same_in_valley_and_mountain() -> None:
    tiles = penned().tiles.values()
    for terrain in (Terrain.RUINS, Terrain.VILLAGE, Terrain.VEIN):
        assert len({tile.effects for tile in tiles if tile.terrain is terrain}) == 1
        assert {tile.ground for tile in tiles if tile.terrain is terrain} == set(Ground)


@pytest.mark.clauses("W-2.1")
def test_the_random_layout_uses_every_tile_once_in_the_fixed_pattern() -> None:
    orders = set()
    for seed in SEEDS:
        game = start(seed, layout="random").game
        assert [len(row) for row in game.rows] == [4, 5, 4, 5, 4]
        labels = [label for row in game.rows for label in row]
        assert sorted(labels) == sorted(game.labels)
        assert content().shape.graveyard not in game.slots
        orders.add(tuple(labels))
    assert len(orders) == len(SEEDS)


@pytest.mark.clauses("W-2.2")
def test_the_recommended_layout_is_always_the_same() -> None:
    rows = {start(seed, layout="recommended").game.rows for seed in SEEDS}
    assert len(rows) == 1
    assert next(iter(rows))[0] == ("D1", "S345", "N11", "D5")


@pytest.mark.clauses("O-10")
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 1), (4, 1)])
def test_an_even_start_gives_cubes_to_everybody_but_whoever_begins(players: int, cubes: int) -> None:
    for seed in SEEDS:
        even, plain = start(seed, players, ("even_start",)), start(seed, players)
        assert [even.cubes[seat] for seat in even.game.seats if seat != even.mover] == [cubes] * (players - 1)
        assert even.cubes[even.mover] == 0 and sum(plain.cubes) == 0
        assert even.cubes_in_supply() == 25 - cubes * (players - 1)
        even.cubes = plain.cubes
        assert describe(even) | {"variants": []} == describe(plain) | {"variants": []}


@pytest.mark.clauses("W-2.3", "W-15.13", "W-4.11", "R-70")
def test_the_caves_lie_in_the_place_of_seven_only_in_their_variant() -> None:
    plain = start(5, layout="recommended").game
    caves = start(5, variants=("caves",), layout="recommended").game
    assert "C7" not in plain.labels
    assert "N7" not in caves.labels
    assert len(caves.labels) == 22
    assert caves.slots[caves.index["C7"]] == plain.slots[plain.index["N7"]]
    tile = caves.tiles[caves.index["C7"]]
    assert (tile.requirement, tile.ground) == (Total(7), Ground.VALLEY)


@pytest.mark.clauses("O-11", "R-71")
def test_the_caves_lead_an_explorer_to_a_relic_only_in_their_variant() -> None:
    plain, caves = start(5).game, start(5, variants=("caves",)).game
    assert not any(tile.relic and tile.ground is Ground.MOUNTAIN for tile in plain.tiles)
    assert [tile.label for tile in caves.tiles if tile.relic and tile.ground is Ground.MOUNTAIN] == ["N10"]
    board = "board: {N5: red camp, C7: red explorer, N4: blue camp}"
    text = f"{{players: [red, blue], phase: preparation, variants: [caves], {board}}}"
    state = read_position(read_yaml_text(text, "test.yaml"), content())
    action = parse_action(state, "caves to N10")
    assert not isinstance(action, Refusal)
    done = perform(state, action)
    assert isinstance(done, Applied)
    assert describe(done.state)["relics"]["red"] == ["N10"]  # type: ignore[index]


@pytest.mark.clauses("W-3.13", "W-3.12")
def test_the_graveyard_is_beside_nothing_and_no_target() -> None:
    state = start(1, layout="recommended")
    game = state.game
    beside = game.neighbours[game.index["N10"]]
    assert {label for tile, label in enumerate(game.labels) if beside >> tile & 1} == {
        "N8",
        "N2",
        "D3",
        "N3",
        "S456",
    }
    assert "graveyard" not in game.index


@pytest.mark.clauses("W-2.7", "R-13")
def test_three_cards_lie_open_and_the_pile_is_shuffled() -> None:
    piles = set()
    for seed in SEEDS:
        state = start(seed)
        assert (len(state.market), len(state.deck)) == (3, 9)
        assert sorted((*state.market, *state.deck)) == list(range(12))
        piles.add(state.market + state.deck)
    assert len(piles) == len(SEEDS)


@pytest.mark.clauses("W-2.9", "W-2.10")
def test_chance_names_the_first_player_and_play_goes_round_in_seat_order() -> None:
    firsts = {start(seed, 4).mover for seed in SEEDS}
    assert firsts == {0, 1, 2, 3}
    state = start(3, 4)
    movers: list[int] = []
    for after in walk(random.Random(1), state, 400):
        if not movers or movers[-1] != after.mover:
            movers.append(after.mover)
    assert len(movers) > 8
    assert all((b - a) % 4 == 1 for a, b in itertools.pairwise(movers))


@pytest.mark.clauses("W-2.11")
def test_what_players_own_is_open() -> None:
    said = describe(start(1, 3))
    for key in ("cubes", "crystals", "owned", "relics", "reserve"):
        assert set(said[key]) == set(COLOURS[:3])  # type: ignore[call-overload]


@pytest.mark.clauses("W-5.1", "W-6.6", "W-6.3")
def test_a_turn_is_preparation_then_actions_and_the_first_rolls_three_dice() -> None:
    for seed in SEEDS:
        state = start(seed, 4)
        for _ in state.game.seats:
            assert state.phase is Phase.PREPARATION
            assert dice_to_roll(state) == 3
            state = _do(state, "roll")
            assert state.phase is Phase.ACTIONS
            assert len(state.dice) == 3
            state = _skip(state)


@pytest.mark.clauses("W-5.2", "W-5.3", "R-63")
def test_only_the_mover_decides_and_nobody_is_given_anything() -> None:
    for state in walk(random.Random(4), start(8, 4, ("caves",)), 500):
        if outcome(state) is not None:
            break
        assert decider(state) == state.mover
        for action in legal_actions(state):
            after = perform(state, action).state
            others = [seat for seat in state.game.seats if seat != state.mover]
            assert all(after.cubes[seat] == state.cubes[seat] for seat in others)
            assert all(after.cards[seat] & ~state.cards[seat] == 0 for seat in others)
            assert all(after.crystals[seat] <= state.crystals[seat] for seat in others)


def _do(state: State, text: str) -> State:
    action = parse_action(state, text)
    assert not isinstance(action, Refusal), text
    result = WIRAQOCHA.apply(state, state.mover, action)
    assert isinstance(result, Applied), text
    return result.state


def _skip(state: State) -> State:
    """Place the Camp where the rules ask for it, by the first way there is, and end the turn."""
    legal = legal_actions(state)
    while End() not in legal:
        state = perform(state, next(x for x in legal if isinstance(x, Conquer | Raise | Lower))).state
        legal = legal_actions(state)
    return perform(state, End()).state
