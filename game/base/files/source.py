"""One file of the data while it is checked: its tree, its problems, and its parts as checked models."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, ValidationError

from game.base.files.problems import DataError, Problem, nearest
from game.base.files.yaml_text import MAX_PROBLEMS
from game.base.files.yaml_tree import (
    MapItem,
    MapNode,
    Node,
    Scalar,
    locate,
    node_at,
    plain,
    problem_at,
    shown,
)

Path = tuple[Scalar, ...]
AnyModel = TypeVar("AnyModel", bound=BaseModel)

NAME_PATTERN = r"^[a-z][a-z0-9_]*$"
"""How a name is written that notation, saves and locale keys use."""

_REASONS = {
    "int_type": "problem.not_whole",
    "string_type": "problem.not_text",
    "bool_type": "problem.not_true_false",
    "list_type": "problem.not_list",
    "dict_type": "problem.not_map",
    "model_type": "problem.not_map",
    "string_pattern_mismatch": "problem.bad_name",
    "greater_than_equal": "problem.too_small",
    "less_than_equal": "problem.too_large",
    "too_short": "problem.too_short",
    "too_long": "problem.too_long",
    "int_parsing": "problem.not_whole",
    "int_parsing_size": "problem.not_whole",
    "float_type": "problem.not_number",
    "float_parsing": "problem.not_number",
    "finite_number": "problem.not_number",
    "enum": "problem.unknown_word",
    "literal_error": "problem.unknown_word",
    "only_value": "problem.only_value",
}


class StrictModel(BaseModel):
    """No other keys than those named, and no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def form_of(root: Node, model: type[AnyModel]) -> AnyModel:
    """A whole file as a checked model. Raises DataError with what is wrong in it, in the words of the check."""
    try:
        return model.model_validate(plain(root))
    except ValidationError as error:
        raise DataError(
            problem_at(root, fault["loc"], "problem.invalid", found="…", why=fault["msg"])
            for fault in error.errors()
        ) from error


class Source:
    """A file under check. `problems` grows; nothing here raises.

    A model that checks a value by itself names what is wrong with it by the locale key: it raises
    `PydanticCustomError("problem.…", "…")`.
    """

    def __init__(self, root: Node) -> None:
        self.root = root
        self.problems: list[Problem] = []

    def report(self, path: Sequence[Scalar], reason: str, *, near: str = "", **details: str | int) -> None:
        """Adds a problem about what stands at `path`; `reason` is a locale key below `problem`."""
        self.problems.append(problem_at(self.root, path, f"problem.{reason}", nearest=near, **details))

    def line(self, path: Sequence[Scalar]) -> int:
        """The line of `path`."""
        return locate(self.root, path).line

    def entries(self, path: Sequence[Scalar]) -> Mapping[Scalar, MapItem]:
        """The entries of the map at `path`; none where there is no map."""
        node = node_at(self.root, path)
        return node.entries if isinstance(node, MapNode) else {}

    def is_map(self, path: Sequence[Scalar]) -> bool:
        """Whether a map stands at `path`; where none does, `check` of the whole has said so."""
        return isinstance(node_at(self.root, path), MapNode)

    def check(self, model: type[AnyModel], path: Path = ()) -> AnyModel | None:
        """What stands at `path` as a checked model, or None after its problems are added."""
        node = node_at(self.root, path)
        if node is None:
            return None
        try:
            return model.model_validate(plain(node))
        except ValidationError as error:
            self._report_errors(error, model, path)
            return None

    def check_names(self, path: Path, expected: Sequence[Scalar], *, others: bool = False) -> list[Scalar]:
        """The expected names that the map at `path` has; problems of lacking and of other names are added.

        `others`: further names are allowed, unless one looks like a slip for a name that is missing.
        """
        if not self.is_map(path):
            return []
        found = self.entries(path)
        extra = [name for name in found if name not in expected]
        missing = [name for name in expected if name not in found]
        if others:
            absent = [str(name) for name in missing]
            extra = [name for name in extra if nearest(name, absent)]
        self._report_names(path, extra, missing, expected)
        return [name for name in expected if name in found]

    def check_word(self, path: Path) -> None:
        """The last step of `path` is a name that notation, saves and locale keys use."""
        name = path[-1]
        if not isinstance(name, str) or not re.fullmatch(NAME_PATTERN, name):
            self.report(path, "bad_name", found=str(name))

    def _report_names(
        self, path: Path, extra: Iterable[Scalar], missing: Iterable[Scalar], expected: Iterable[Scalar]
    ) -> None:
        """One problem a slip: a name that was meant for a missing one is not also told as missing."""
        options = [str(name) for name in expected]
        lacking = {str(name): name for name in missing}
        for name in extra:
            near = nearest(name, lacking) or nearest(name, options)
            lacking.pop(near, None)
            if options:
                self.report((*path, name), "unknown_key", near=near, options=", ".join(options))
            else:
                self.report((*path, name), "no_key_known")
        for lost in lacking.values():
            self.report((*path, lost), "missing_key")

    def _report_errors(self, error: ValidationError, model: type[BaseModel], path: Path) -> None:
        extra: dict[Path, list[Scalar]] = {}
        missing: dict[Path, list[Scalar]] = {}
        for fault in error.errors(include_url=False, include_input=False)[:MAX_PROBLEMS]:
            loc: Path = tuple(step for step in fault["loc"] if step != "[key]")
            if fault["type"] in ("extra_forbidden", "invalid_key"):
                extra.setdefault(loc[:-1], []).append(self._key_at((*path, *loc)))
            elif fault["type"] == "missing":
                missing.setdefault(loc[:-1], []).append(loc[-1])
            else:
                self._report_value((*path, *loc), fault["type"], fault.get("ctx", {}), fault["msg"])
        for loc in {**extra, **missing}:
            fields = _fields(model, loc)
            self._report_names((*path, *loc), extra.get(loc, ()), missing.get(loc, ()), fields)

    def _key_at(self, path: Path) -> Scalar:
        """The last key of a path as the file has it: pydantic names every key as a text."""
        said = path[-1]
        return next((key for key in self.entries(path[:-1]) if str(key) == str(said)), said)

    def _report_value(self, path: Path, kind: str, context: Mapping[str, Any], message: str) -> None:
        node = node_at(self.root, path)
        details: dict[str, str | int] = {"found": shown(node) if node else ""}
        near = ""
        if kind in ("enum", "literal_error"):
            options = re.findall(r"\w+", str(context["expected"]).replace(" or ", " "))
            details["options"] = ", ".join(options)
            near = nearest(plain(node), options) if node else ""
            kind = kind if len(options) > 1 else "only_value"
        elif kind == "greater_than_equal":
            details["least"] = context["ge"]
        elif kind == "less_than_equal":
            details["most"] = context["le"]
        elif kind in ("too_short", "too_long"):
            bound = "min_length" if kind == "too_short" else "max_length"
            details |= {"count": context[bound], "have": context["actual_length"]}
        elif kind not in _REASONS and not kind.startswith("problem."):
            details["why"] = message
        reason = kind if kind.startswith("problem.") else _REASONS.get(kind, "problem.invalid")
        self.problems.append(problem_at(self.root, path, reason, nearest=near, **details))


def _fields(model: type[BaseModel], loc: Path) -> tuple[str, ...]:
    """The keys that the part of `model` at `loc` knows."""
    for step in loc:
        if isinstance(step, str) and step in model.model_fields:
            model = _model_in(model.model_fields[step].annotation) or model
    return tuple(field.alias or name for name, field in model.model_fields.items())


def _model_in(annotation: Any) -> type[BaseModel] | None:
    """The model that an annotation such as `list[RowModel]` speaks of."""
    for part in get_args(annotation):
        found = _model_in(part)
        if found:
            return found
    is_model = isinstance(annotation, type) and issubclass(annotation, BaseModel)
    return annotation if is_model else None
