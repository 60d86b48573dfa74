"""Entries that say where their figures come from: `source: book`, or `source: {cost: review, steps: ours}`."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, TypeVar

from pydantic import model_validator

from game.base.files.problems import nearest
from game.base.files.source import Source, StrictModel
from game.base.files.yaml_tree import MapNode, Node, Scalar, ScalarNode, locate, node_at, shown
from game.kit.data.figure_source import FigureSource


class SourcedModel(StrictModel):
    """An entry that says where its figures come from; the words are checked by `sourced`.

    `given_up` are keys of earlier versions, which saved games and mods may still have; they are passed over.
    """

    given_up: ClassVar[Collection[str]] = ()
    source: Any

    @model_validator(mode="before")
    @classmethod
    def _pass_over(cls, said: Any) -> Any:
        if not isinstance(said, dict):
            return said
        return {key: value for key, value in said.items() if key not in cls.given_up}


Sources = dict[str, FigureSource]
ModelT = TypeVar("ModelT", bound=SourcedModel)
_WORDS = tuple(word.value for word in FigureSource)


def sourced(source: Source, sources: Sources, model: type[ModelT], path: tuple[Scalar, ...]) -> ModelT | None:
    """The checked entry at `path`; where its figures come from is added to `sources`, by file and path."""
    found = source.check(model, path)
    said = node_at(source.root, (*path, "source"))
    if said is not None:
        for figure, word in _words(source, (*path, "source"), said):
            sources[locate(source.root, (*path, *figure)).key] = word
    return found


def _words(source: Source, path: Sequence[Scalar], said: Node) -> list[tuple[tuple[str, ...], FigureSource]]:
    """Every source that the node names, with the figure it is for: none where it is for the whole entry."""
    if not isinstance(said, MapNode):
        word = _word(source, path, said)
        return [((), word)] if word else []
    figures = [str(key) for key in source.entries(path[:-1]) if key != "source"]
    found: list[tuple[tuple[str, ...], FigureSource]] = []
    for key, entry in said.entries.items():
        if key not in figures:
            options = ", ".join(figures)
            source.report((*path, key), "unknown_key", near=nearest(key, figures), options=options)
        elif word := _word(source, (*path, key), entry.value):
            found.append(((str(key),), word))
    return found


def _word(source: Source, path: Sequence[Scalar], said: Node) -> FigureSource | None:
    value = said.value if isinstance(said, ScalarNode) else None
    if isinstance(value, str) and value in _WORDS:
        return FigureSource(value)
    source.report(
        path, "unknown_source", near=nearest(value, _WORDS), found=shown(said), options=", ".join(_WORDS)
    )
    return None
