"""The fields of a position that alternate quests alone have: goals, stores, and what is noted for good (section 28)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node
from game.kit.rules.codecs import Codec, Each, Mask, Whole, Word, numbered
from game.kit.rules.positions import Field
from game.titles.inkas.content.definitions import WALLAS, WAMANIS
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import GOALS, HIDDEN_GOAL, NOBODY
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.pursuit import Pursuit
from game.titles.inkas.rules.state import State


class GoalsCodec:
    """Goal cards of a seat in the standard order; a word alone is the list of it."""

    def __init__(self, game: Game) -> None:
        self._words = [GOALS[goal].value for goal in game.goals]
        self._numbers = list(game.goals)

    def write(self, value: tuple[int, ...]) -> list[str]:
        return ["?" if goal == HIDDEN_GOAL else GOALS[goal].value for goal in value]

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[int, ...]
    ) -> tuple[int, ...]:
        found = [
            self._numbers[self._words.index(word)]
            for place, item in reader.items(node, path, single=True)
            if (word := reader.word(item, place, self._words))
        ]
        return tuple(sorted(found))


def goal_fields(game: Game, ayllus: Sequence[str]) -> tuple[Field[State, Any], ...]:
    """The fields of an alternate quest."""
    wamanis = {**numbered(WAMANIS[:PERIPHERAL]), NONE: NOBODY}
    family = (
        (_of_pursuit("qusqu", Word(wamanis), lambda pursuit: pursuit.qusqu),) if not game.advanced else ()
    )
    return (
        _of_pursuit("goals", Each(ayllus, GoalsCodec(game), absent=()), lambda pursuit: pursuit.goals),
        _of_pursuit("stored", Each(ayllus, Whole(0, 10**6)), lambda pursuit: pursuit.stored),
        _of_pursuit("defeated", Mask(ayllus, single=True), lambda pursuit: pursuit.defeated),
        _of_pursuit("fallen", Mask(WALLAS, single=True), lambda pursuit: pursuit.fallen),
        *family,
    )


def _of_pursuit(key: str, codec: Codec[Any], get: Callable[[Pursuit], Any]) -> Field[State, Any]:
    """A field of what an alternate quest remembers."""

    def found(state: State) -> Any:
        assert state.pursuit is not None
        return get(state.pursuit)

    def put(reader: NodeReader, state: State, value: Any) -> State:
        assert state.pursuit is not None
        return replace(state, pursuit=replace(state.pursuit, **{key: value}))

    return Field(key, codec, found, put)
