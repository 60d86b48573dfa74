"""Plays the same games by the plain rules and by compiled ones, each in a program of its own."""

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from game.core.registry import titles

ROOT = Path(__file__).parents[2]

HEAD = """
import random, sys
sys.path.insert(0, sys.argv[1])
from game.bench.protocol import Bench
from game.core.registry import title as title_of

title = title_of(sys.argv[2])
bench, rules = title.part(Bench), title.rules


def play(state, choose, actions):
    action = None
    for _ in range(actions):
        if rules.decider(state) is None:
            break
        again = action and rules.apply(state, rules.decider(state), action)
        action, before = choose(state), state
        applied = rules.apply(state, rules.decider(state), action)
        assert rules.successor(state, action) == applied.state
        state = applied.state
        print(rules.format_action(action), getattr(again, "reason", ""), rules.digest(state))
        print(*applied.events, rules.reveals(before, action, state), rules.outcome(state))


def play_by_chance(seed, state, actions):
    rng = random.Random(seed)
    play(state, lambda state: rng.choice(rules.legal_actions(state)), actions)


"""
GAMES = {
    "wiraqocha": """
from game.core.bots.bot_name import parse_bot_name
from game.titles.wiraqocha.bots.levels import Engineer
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.setup import Setup, new_game

content = DATA.load()
variants = (), ("caves",), ("prisoner",), ("caves", "prisoner")
rulings = HouseRules(), HouseRules(False, False, False, False)


def begin(seed):
    players = 2 + seed % 3
    setup = Setup(content.colours[:players], seed, "random", variants[seed % 4], rulings[seed % 2])
    return new_game(content, setup)


for seed in range(24):
    play_by_chance(seed, begin(seed), 600)
for seed, name in enumerate(("surveyor", "engineer", "empress@400n")):
    play(begin(seed), BOTS.make(parse_bot_name(name), seed).choose, 60)


class Cautious(Engineer):
    # one of a file, which builds on a level

    def throw(self, state, plan):
        return None if plan.actions else super().throw(state, plan)


play(begin(3), Cautious().choose, 60)
""",
    "machu-picchu": """
from game.titles.machu_picchu.bots.levels import Planner
from game.titles.machu_picchu.content.definitions import COLOURS
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.setup import Setup, new_game

for seed in range(12):
    play_by_chance(seed, new_game(DATA.load(), Setup(COLOURS[: 2 + seed % 4], seed)), 300)


class Second(Planner):
    # one of a file, which builds on a level

    def chosen(self, state, found, judge):
        return found[:2][-1]


play(new_game(DATA.load(), Setup(COLOURS[:2], 5)), Second().choose, 60)
""",
    "inkas": """
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules.setup import Setup, new_game

COLOURS = "yellow", "green", "blue", "red"
AYLLUS = ("inka", "C"), ("quya", "A"), ("chanka", "Q"), ("supay", "K")

for seed in range(60):
    setup = Setup(COLOURS[: 2 + seed % 3], seed, AYLLUS[: 2 + seed % 3])
    play_by_chance(seed, new_game(DATA.load(), setup), 300)
for seed in range(30):
    players = AYLLUS[: 2 + seed % 3]
    setup = Setup(COLOURS[: len(players)], seed, players, mode=Mode.ADVANCED, at_table=seed % 2 > 0)
    play_by_chance(seed, new_game(DATA.load(), setup), 200)


class Second(Planner):
    # one of a file, which builds on a level
    pass


play(new_game(DATA.load(), Setup(COLOURS[:2], 5, AYLLUS[:2])), Second().choose, 60)
play(new_game(DATA.load(), Setup(COLOURS[:2], 5, AYLLUS[:2], mode=Mode.ADVANCED)), Second().choose, 30)
""",
}
TAIL = """
print("compiled" if bench.compiled else "plain", file=sys.stderr)
"""


def is_compiled(name: str) -> bool:
    return name.endswith(tuple(EXTENSION_SUFFIXES))


def plain_copy(folder: Path) -> Path:
    """The game and its data in a folder of their own, nothing of it compiled."""
    for part in ("game", "data"):
        shutil.copytree(
            ROOT / part,
            folder / part,
            ignore=lambda _, names: {name for name in names if name == "__pycache__" or is_compiled(name)},
        )
    return folder


def played(folder: Path, title: str) -> tuple[str, list[str]]:
    """Whether the rules in this folder are compiled or plain, and what is played by them, line by line."""
    command = [sys.executable, "-P", "-c", HEAD + GAMES[title] + TAIL, str(folder), title]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stderr.strip(), done.stdout.splitlines()


def compare_games(plain: Path, made: Path) -> None:
    """Fail unless the rules in the one folder are plain, in the other compiled, and play the same, of each title."""
    for title in titles():
        kinds, lines = zip(played(plain, title), played(made, title), strict=True)
        assert kinds == ("plain", "compiled")
        assert len(lines[0]) > 3_000
        assert lines[0] == lines[1]
