"""The suite as a file: positions in notation, with what is claimed of each and a turn that is right."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml
from claims import Claim, Kind

from game.datafiles.yaml_text import read_yaml
from game.protocol import Refusal
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import apply
from game.titles.wiraqocha.rules.notation.actions import format_action, parse_action
from game.titles.wiraqocha.rules.notation.positions import format_position, read_position
from game.titles.wiraqocha.rules.state import State

ROOT: Final = Path(__file__).resolve().parents[2]
SUITE: Final = Path(__file__).with_name("positions.yaml")
_HEAD: Final = """\
# Tactical positions, found in played games and proved by search (build/tactics): what the player to move has to see
# (`kind`), the next player's chance if nothing is done (`idle`, at least) and after a right turn (`most`), and such a
# turn. The tiles and costs are those of tests/wiraqocha/figures.
"""


@dataclass(frozen=True, slots=True)
class Tactic:
    """A position with what is claimed of it, and a turn that is right."""

    claim: Claim
    state: State
    turn: tuple[Action, ...]


def content() -> Content:
    """The valley and the costs that the suite is written for; tuning the game's own moves none of it."""
    return load_content(ROOT / "tests" / "wiraqocha" / "figures")


def write(tactics: Iterable[Tactic], path: Path = SUITE) -> None:
    """Write the suite, over the one that was there."""
    said = [_plain(tactic) for tactic in tactics]
    text = yaml.safe_dump(said, default_flow_style=None, sort_keys=False, width=118, allow_unicode=True)
    path.write_text(_HEAD + text, encoding="utf-8", newline="\n")


def _plain(tactic: Tactic) -> dict[str, Any]:
    claim = tactic.claim
    said: dict[str, Any] = {"kind": str(claim.kind)}
    if claim.idle:
        said |= {"idle": claim.idle, "most": claim.most}
    said["turn"] = [format_action(action) for action in tactic.turn]
    return {**said, "position": yaml.safe_load(format_position(tactic.state))}


def read(path: Path = SUITE) -> list[Tactic]:
    """The suite. Raises DataError on a position that is impossible, ValueError on a turn that is not legal."""
    plain, tree, data = yaml.safe_load(path.read_text("utf-8")), read_yaml(path), content()
    return [
        _tactic(said, read_position(tree, data, (number, "position"))) for number, said in enumerate(plain)
    ]


def _tactic(said: dict[str, Any], state: State) -> Tactic:
    here, turn = state, list[Action]()
    for text in said["turn"]:
        action = parse_action(here, text)
        result = action if isinstance(action, Refusal) else apply(here, action)
        if isinstance(action, Refusal) or isinstance(result, Refusal):
            raise ValueError(f"{text}: {result}")
        turn.append(action)
        here = result.state
    claim = Claim(Kind(said["kind"]), said.get("idle", 0.0), said.get("most", 0.0))
    return Tactic(claim, state, tuple(turn))
