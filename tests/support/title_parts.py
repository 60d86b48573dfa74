"""A title with another part than its own, or without it."""

from dataclasses import replace
from importlib import import_module
from typing import TypeVar

import pytest

from game.core.contract import TitlePart

KindT = TypeVar("KindT")


def put_part(patch: pytest.MonkeyPatch, name: str, kind: type[KindT], part: KindT | None) -> None:
    """Let the title of this name have this part of a kind; None takes its own away."""
    module = import_module(f"game.titles.{name.replace('-', '_')}.title")
    others = tuple(other for other in module.TITLE.parts if other.kind is not kind)
    parts = others if part is None else (*others, TitlePart(kind, lambda: part))
    patch.setattr(module, "TITLE", replace(module.TITLE, parts=parts))
