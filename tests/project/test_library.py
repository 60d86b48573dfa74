"""The core and the rules of each title can be used as a library: no window, no picture and no sound is needed."""

import subprocess
import sys

import pytest

from game.core.registry import titles
from tests.support.command import ROOT

PROGRAM = """
import sys
sys.modules["pygame"] = sys.modules["pymunk"] = None  # importing them fails
import pkgutil
from importlib import import_module
for name in ("base", "core", "kit.rules", "kit.data"):
    package = import_module(f"game.{{name}}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("_server") and module.name not in {windowed!r}:
            import_module(module.name)
from game.core.contract import DailyGame
from game.core.registry import title
played = title({name!r})
rules, data = played.rules, played.data.load()
setup = played.setups.read({colours!r}, 7, played.part(DailyGame).setup)
state = played.setups.new_game(data, setup)
for _ in range(20):
    if rules.decider(state) is not None:
        state = rules.successor(state, rules.legal_actions(state)[-1])
print(rules.turn(state) >= 1)
"""


@pytest.mark.parametrize("name", titles())
def test_a_game_is_played_without_a_window(name: str) -> None:
    program = PROGRAM.format(
        name=name, windowed=("game.base.i18n.system_language",), colours=("red", "blue", "green")
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (0, "True", "")
