"""Compile the rules and the thinking of the computer players to C: python build/compile/make.py.

Needs the packages of the `compile` extra (pip install -e '.[compile]') and a C compiler. The Python sources stay what
they are, and the game plays the same without; what is compiled lies beside its source, is taken instead of it, and
must be made anew (or cleaned away) when a source has changed. Exit codes: 0 made, 1 failed, 3 no means to make it.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAILED, NO_MEANS = 1, 3

# What most time is spent in. Modules that define the values which all others hold (actions, events…) stay as they are.
MODULES = {
    "wiraqocha/rules": (
        *(
            "card_actions",
            "catalogue",
            "change",
            "conquest",
            "dice",
            "dice_changes",
            "engine",
            "game",
            "needs",
        ),
        *("holdings", "placement", "preparation", "state", "theft", "tokens", "trade", "turn", "victory"),
        "wiraqocha",
    ),
    "wiraqocha/bots": (
        *(
            "blocks",
            "chances",
            "expectation",
            "features",
            "game_tables",
            "levels",
            "macro_moves",
            "sampling_search",
            "threat_model",
        ),
        *(
            "denial",
            "drill_odds",
            "harvest_odds",
            "payments",
            "planning",
            "purchase_odds",
            "relic_odds",
            "situation",
        ),
        *("capture_odds", "turn_search", "win_chance"),
    ),
    "machu_picchu/bots": (
        *(
            "answers",
            "evaluation",
            "features",
            "judgement",
            "levels",
            "patience",
            "prospects",
            "race",
            "rollout_planner",
            "trading",
            "turns",
        ),
    ),
    "machu_picchu/rules": (
        *(
            "catalogue",
            "change",
            "clock",
            "engine",
            "fixed_order",
            "game",
            "machu_picchu",
            "movement",
            "payment",
        ),
        *(
            "observation",
            "production",
            "recruitment",
            "scores",
            "state",
            "temples",
            "tiles",
            "trade",
            "trail",
            "turn",
        ),
    ),
    "inkas/bots": (
        *("answers", "candidates", "card_plays", "chances", "consent", "evaluation", "features", "founding"),
        *("hand_evaluation", "hand_features", "hand_turns", "knowledge", "levels", "menace", "power_plays"),
        *("power_turns", "pursuing", "race", "reply_search", "siege", "threats", "travel", "turns"),
    ),
    "inkas/rules": (
        *("acting", "amarus", "ambushes", "answers", "approvals", "attacks", "battles", "board", "cards"),
        *("catalogue", "change", "choosing", "dice_order", "engine", "evocation", "fires", "fixed_order"),
        *("flights", "game", "goals", "hands", "hunts", "inkas", "invoked", "invoking", "lasting_ends"),
        *("later_attacks", "lending", "look", "movement", "moves", "observation", "offerings", "places"),
        *("plays", "power_answers", "power_effects", "power_targets", "seen_hands", "special_attacks"),
        *("staff", "staff_locks", "stages", "standing", "state", "strikes", "touched", "turns"),
        *("unveiling", "windows", "winds", "wishes"),
    ),
    "inkas/rules/led": ("answers", "choices", "fights", "goals", "hand_cards", "moves", "placements"),
}
SOURCES = [
    "game/core/chance.py",
    "game/kit/bots/net.py",
    "game/kit/rules/game_rules.py",
    *(f"game/titles/{area}/{module}.py" for area, modules in MODULES.items() for module in modules),
]
SHARED = "game.native"  # the library behind all of them is this name with __mypyc
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--follow-imports=silent", *sys.argv[1:]]
extensions = mypycify(options, group_name={shared!r}, opt_level={level!r}, debug_level="0")
setup(name="core", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
"""


def main() -> int:
    """Compile, or clean away what is compiled; the exit code."""
    parser = argparse.ArgumentParser(description="Compile the rules and the computer players to C.")
    parser.add_argument(
        "--into", type=Path, default=ROOT, help="folder with a copy of game/ (default: this checkout)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="compile in half the time; the result runs half as fast"
    )
    parser.add_argument("--clean", action="store_true", help="only remove the compiled files")
    options = parser.parse_args()
    into = options.into.resolve()
    if not (into / "game").is_dir():
        return complain(FAILED, f"no game/ in {into}")
    if options.clean:
        _clean(into)
        return 0
    if missing := _missing():
        return complain(NO_MEANS, f"{missing}; the game plays without, only slower")
    with tempfile.TemporaryDirectory() as work:
        faults = _compile(into, Path(work), "0" if options.quick else "3")
        if faults:
            return complain(FAILED, *faults)
        _clean(into)
        made = [path.relative_to(work) for path in compiled(Path(work))]
        for path in made:
            shutil.copy2(Path(work, path), into / path)
    print(f"compiled {len(SOURCES)} modules into {into / 'game'}")
    return 0


def compiled(folder: Path) -> Iterator[Path]:
    """What was compiled and lies under the folder's game/."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return (folder / "game").rglob(f"*{suffix}")


def _clean(folder: Path) -> None:
    for path in list(compiled(folder)):
        path.unlink()


def _missing() -> str:
    """What there is no compiling without, and is not there; or nothing."""
    for package in ("mypyc", "setuptools"):
        if importlib.util.find_spec(package) is None:
            return f"{package} is not installed (pip install -e '.[compile]')"
    if sys.platform == "win32":
        return ""  # setuptools finds the compiler by itself
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler: {compiler} is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed (python3-dev)"
    return ""


def _compile(source: Path, work: Path, level: str) -> list[str]:
    """Compile a copy of the sources in the folder `work`, optimised to this level; the lines of what went wrong."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(source / "game", work / "game", ignore=ignored)
    command = [sys.executable, "-c", SETUP.format(shared=SHARED, level=level), *SOURCES]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    told = (done.stdout + done.stderr).splitlines()
    faults = [line for line in told if "error:" in line] or told
    return ["mypyc or the C compiler failed:", *faults[-20:]]


def complain(code: int, *lines: str) -> int:
    """Print what is wrong; the code."""
    print("compile: " + "\n".join(lines), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
