"""The story of a game: its figures are those of the states, its luck that of the dice that were rolled."""

import math

from game.core.contract import Applied, GameStep
from game.titles.wiraqocha.game_story import MEAN, StoryMeasure, story
from game.titles.wiraqocha.rules.actions import Roll
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import DiceRolled, DieAdded, DieChanged
from game.titles.wiraqocha.rules.tokens import seat_of
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.story_steps import INITIAL, some_steps


def test_before_the_first_step_there_is_the_start_alone() -> None:
    told = story(INITIAL, [])
    assert told.rounds == (0,)
    assert all(len(line) == 1 for lines in told.values.values() for line in lines)


def test_one_value_for_each_turn_and_the_last_is_how_it_stands_now() -> None:
    steps = some_steps(120)
    told, state = story(INITIAL, steps), steps[-1].after
    assert told.rounds == tuple(turn / 3 for turn in range(state.turn + 1))[: len(told.rounds)]
    for seat in range(3):
        held = sum(piece >= 0 and seat_of(piece) == seat for piece in state.board)
        assert told.values[StoryMeasure.TERRITORIES][seat][-1] == held
        assert told.values[StoryMeasure.CRYSTALS][seat][-1] == state.crystals[seat]
        assert told.values[StoryMeasure.RELICS][seat][-1] == state.relics.count(seat)
        assert len(told.values[StoryMeasure.TECHNOLOGY][seat]) == len(told.rounds)


def test_luck_is_what_was_rolled_less_the_average() -> None:
    steps = some_steps(120)
    rolled: list[int] = []
    for step in steps:
        for event in step.events:
            match event:
                case DiceRolled("red", faces):
                    rolled += faces
                case DieAdded("red", face):
                    rolled.append(face)
                case DieChanged("red", _, after, Cause.REROLL):
                    rolled.append(after)
    assert rolled
    last = story(INITIAL, steps).values[StoryMeasure.LUCK][INITIAL.game.colours.index("red")][-1]
    assert math.isclose(last, sum(rolled) - MEAN * len(rolled))


def test_the_start_of_a_game_counts_its_first_roll() -> None:
    applied = WIRAQOCHA.apply(INITIAL, INITIAL.mover, Roll())
    assert isinstance(applied, Applied)
    told = story(INITIAL, [GameStep(0, Roll(), applied.state, applied.events)])
    assert told.rounds == (0, 1 / 3)
    assert told.values[StoryMeasure.LUCK][INITIAL.mover][-1] == sum(applied.state.dice) - MEAN * len(
        applied.state.dice
    )
