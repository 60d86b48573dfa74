"""Which of the positions that are found become puzzles: how hard they are, and how unlike those that are there."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from mining import played_turn, random_turn

from game.core.bots.bot_name import parse_bot_name
from game.core.contract import Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.puzzles.claims import Kind, holds
from game.titles.wiraqocha.puzzles.tactics_file import GRADES, Tactic, follow
from game.titles.wiraqocha.rules.digest import state_text
from game.titles.wiraqocha.rules.observation import resample

# whoever finds it first gives the grade; else it is the last one
LEVELS: Final = ("cadet", "surveyor", "engineer")
SEEDS: Final = 3  # of a bot that decides by its seed; most of them have to find it
ALIKE: Final = 3  # puzzles of a grade that are solved by the same kinds of actions
FEW: Final = 2  # actions
LONGEST: Final = 8
WALKS: Final = 60  # random turns
GUESSED: Final = 0.1  # of which at most so large a part may be right


def solves(level: str, tactic: Tactic, seed: int = 0) -> bool:
    """Whether a bot of this name plays a right turn."""
    name = parse_bot_name(level)
    bot = name if isinstance(name, Refusal) else BOTS.make(name, seed)
    if isinstance(bot, Refusal):
        raise SystemExit(f"{level}: {bot.reason}")
    states, actions = played_turn(tactic.state, lambda here, number: bot.choose(resample(here, number)))
    return holds(tactic.claim, states, actions)


def grade_of(tactic: Tactic) -> int:
    """The number of the weakest level that finds the turn, counted from 1; the last grade where none of them does.

    A cadet sees what wins at once, however many steps that takes: more than a few make a grade more.
    """
    for grade, level in enumerate(LEVELS, 1):
        seeds = SEEDS if level == "cadet" else 1
        if sum(solves(level, tactic, seed) for seed in range(seeds)) * 2 > seeds:
            return 2 if grade == 1 and len(tactic.turn) > FEW else grade
    return GRADES


def named(tactic: Tactic) -> Tactic:
    """The position with a name that only depends on it, and its grade."""
    mark = sha256(state_text(tactic.state).encode()).hexdigest()[:8]
    return replace(tactic, name=f"{tactic.claim.kind}-{mark}", grade=grade_of(tactic))


def fits(tactic: Tactic, chosen: Sequence[Tactic], most: int) -> bool:
    """Whether a graded position is one more puzzle beside those that were chosen, at most so many of a grade."""
    same_grade = [one for one in chosen if one.grade == tactic.grade]
    if len(same_grade) >= most or not 1 <= len(tactic.turn) <= LONGEST or too_easy(tactic):
        return False
    if any(_valley(one) == _valley(tactic) for one in chosen):
        return False
    return Counter(map(signature, same_grade))[signature(tactic)] < ALIKE


def signature(tactic: Tactic) -> tuple[object, ...]:
    """What tells kinds of solutions apart: what is claimed, how it is won, and by what kinds of actions."""
    kinds = sorted({type(action).__name__ for action in tactic.turn})
    victory = follow(tactic.state, tactic.turn)[-1].victory if tactic.claim.kind is Kind.WIN else ""
    return (tactic.claim.kind, victory, *kinds)


def too_easy(tactic: Tactic) -> bool:
    """Whether it is found by chance, or by ending the turn."""
    if tactic.claim.kind is not Kind.WIN:
        return False  # the search has seen to it
    chance = random.Random(tactic.state.seed)
    right = sum(holds(tactic.claim, *random_turn(tactic.state, chance)) for _ in range(WALKS))
    return right > WALKS * GUESSED


def _valley(tactic: Tactic) -> object:
    """The valley of a game: two positions of one game are too much alike."""
    return tactic.state.game.rows
