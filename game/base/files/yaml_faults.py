"""What is wrong where a text is not YAML, in words of the program's own.

A YAML parser complains in English and in terms of its grammar. Its complaint is only looked at to tell the
kind of fault and the place that a person has to look at.
"""

import re

import yaml

from game.base.files.problems import Problem
from game.base.files.visible import visible

_TAB_INDENT = re.compile(r" *\t")
_LINE_BREAK = re.compile(r"\r\n|[\n\r]")
_SECOND_COLON = re.compile(r":\s.*:$")
# What the parser says (in both of its forms), what is told then, and whether that is to be mended where the thing
# begins that the parser was reading, or where it stumbled; the first that fits counts.
_MEANINGS = tuple(
    (re.compile(pattern), reason, begins)
    for pattern, reason, begins in (
        ("tab character|'\\\\t'", "yaml_tab", False),
        ("could not find expected ':'", "yaml_colon", True),
        ("scanning a quoted scalar", "yaml_quote", True),
        ("scanning an (alias|anchor)", "yaml_alias", False),
        ("parsing a quoted scalar|double-quoted scalar", "yaml_escape", False),
        ("mapping values are not allowed", "yaml_second_colon", False),
        ("expected ',' or", "yaml_comma", False),
        ("scanning a (directive|tag|block scalar)|parsing a tag", "yaml_sign", True),
        ("cannot start any token|node content|tag handle|entries are not|keys are not", "yaml_sign", False),
        ("block (mapping|collection)|document start", "yaml_after_value", False),
    )
)


def syntax_problem(error: yaml.MarkedYAMLError, text: str, name: str) -> Problem:
    """The kind of fault that the parser stumbled on, with the line and column where it is to be mended."""
    said = " ".join(str(part) for part in (error.context, error.problem) if part)
    fitting = ((reason, begins) for pattern, reason, begins in _MEANINGS if pattern.search(said))
    reason, begins = next(fitting, ("yaml_syntax", False))
    stumbled = _place(text, error.problem_mark or error.context_mark)
    begun = _place(text, error.context_mark) if error.context_mark else stumbled
    before = text[_line_start(text, stumbled) : stumbled]
    details: dict[str, str | int] = {}
    at = begun if begins else stumbled
    if reason == "yaml_tab" or _TAB_INDENT.match(text, _line_start(text, stumbled)):
        reason, at = "yaml_tab", _line_start(text, stumbled)
    elif reason == "yaml_comma" and line_at(text, begun) < line_at(text, stumbled):
        reason, at, details = "yaml_bracket", begun, {"before": line_at(text, stumbled)}
    elif reason == "yaml_comma" and stumbled == len(text.rstrip()):
        reason, at = "yaml_open_bracket", begun
    elif reason == "yaml_sign":
        # a list or map that is open at the end of the text has no sign there
        found = visible(text[at : at + 1].strip())
        reason, details = ("yaml_sign", {"found": found}) if found else ("yaml_comma", {})
    elif _is_misfit(reason, before):
        reason = "yaml_indent"
    column = 1 + at - _line_start(text, at)
    return Problem(name, line_at(text, at), "", f"problem.{reason}", details, column=column)


def line_at(text: str, position: int) -> int:
    """The line of this index, counted from 1."""
    return 1 + sum(1 for _ in _LINE_BREAK.finditer(text, 0, position))


def _is_misfit(reason: str, before: str) -> bool:
    """Whether it is the line that does not fit those above, and not what stands behind `before` on it."""
    if reason == "yaml_second_colon":
        return not _SECOND_COLON.search(before + ":")
    return reason == "yaml_after_value" and not before.strip()


def _place(text: str, mark: yaml.Mark | None) -> int:
    """The index of a mark; the end of a text counts to its last line."""
    return min(mark.index if mark else 0, len(text.rstrip()))


def _line_start(text: str, at: int) -> int:
    return max(text.rfind(end, 0, at) for end in "\r\n") + 1
