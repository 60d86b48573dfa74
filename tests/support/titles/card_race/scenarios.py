"""How scenarios of the card race are written; see `game.core.contract.ScenarioNotation`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import Node

from .positions import read_race
from .rules import Race

SEATS = ("red", "blue", "yellow", "green", "ivory")


class RaceScenarios:
    """Positions are maps of `points`, `hands`, `deck`, `turn` and `seed`; the step `turn` begins another turn."""

    keys = ("points", "hands", "deck", "turn", "leader")
    ordered: Mapping[str, int] = MappingProxyType({"deck": 1})
    steps = ("turn",)
    malformed = ("unknown_action",)

    def read(self, root: Node, data: object, path: NodePath, extra: tuple[str, ...]) -> Race:
        return read_race(root, (), path, extra)

    def seats(self, state: Race) -> Sequence[str]:
        return SEATS[: len(state.points)]

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        reader.whole(node, path, 1, 20)

    def step(self, state: Race, word: str, value: object) -> Race:
        assert isinstance(value, int)
        return replace(state, turn=value)

    def unnamed(self, before: Race, events: Sequence[object]) -> int:
        return 0

    def compared(self, state: Race, key: str, wanted: object, viewer: int | None) -> tuple[object, object]:
        seats = self.seats(state)
        if key == "asks":
            return wanted, "answer" if state.asked else "turn"
        if key == "leader":
            best = max(state.points)
            return wanted, [seat for seat, points in zip(seats, state.points, strict=True) if points == best]
        if key == "hands":
            return wanted, {seat: list(hand) for seat, hand in zip(seats, state.hands, strict=True)}
        if key == "points":
            return wanted, dict(zip(seats, state.points, strict=True))
        return wanted, list(state.deck) if key == "deck" else state.turn
