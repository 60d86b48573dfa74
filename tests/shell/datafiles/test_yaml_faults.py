"""What is no YAML is told in words of the program's own, with the line and column where it is to be mended."""

from pathlib import Path

import pytest
import yaml

from game.base.files import yaml_text
from game.base.files.problems import DataError, Problem
from game.base.files.yaml_text import read_yaml_text
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.base.profile.preferences import SettingsFault, read_settings

# A text, and the reason, line and column that are told of it.
FAULTS = [
    ("a: 1\nname\nb: 2\n", "yaml_colon", 2, 1),
    ("a: 1\nname", "yaml_colon", 2, 1),
    ("a: b: c\n", "yaml_second_colon", 1, 5),
    ("a: 1\n  b: 2\n", "yaml_indent", 2, 4),
    ("a:1\nb: 2\n", "yaml_indent", 2, 2),
    ("a:\n    b: 1\n  c: 2\n", "yaml_indent", 3, 3),
    ("  a: 1\nb: 2\n", "yaml_indent", 2, 1),
    ("a:\r    b: 1\r  c: 2\r", "yaml_indent", 3, 3),
    ("- a\nb: 1\n", "yaml_indent", 2, 1),
    ("a:\n\tb: 1\n", "yaml_tab", 2, 1),
    ("a:\n  b: 1\n\t c: 2\n", "yaml_tab", 3, 1),
    ('a: "open\nb: 1\n', "yaml_quote", 1, 4),
    ("a: 'it", "yaml_quote", 1, 4),
    ("a: 'x\n---\nb'\n", "yaml_quote", 1, 4),
    ("a: 'it's fine'\n", "yaml_after_value", 1, 8),
    ('{"a": 1} x\n', "yaml_after_value", 1, 10),
    ("a: [1, 2\nb: 3\n", "yaml_bracket", 1, 4),
    ("a: {b: 1\n", "yaml_open_bracket", 1, 4),
    ("a: {b: 'x' c: 1}\n", "yaml_comma", 1, 12),
    ("a: [1}\n", "yaml_comma", 1, 6),
    ('{"a": 1,, "b": 2}\n', "yaml_sign", 1, 9),
    ("a: @x\n", "yaml_sign", 1, 4),
    ("a: %x\n", "yaml_sign", 1, 4),
    ("a: 1\n%x: 1\n", "yaml_sign", 2, 1),
    ("a: - x\n", "yaml_sign", 1, 4),
    ("a: !<x\n", "yaml_sign", 1, 4),
    ("a: |x\n b\n", "yaml_sign", 1, 4),
    ("a: *\n", "yaml_alias", 1, 5),
    ('a: "C:\\Users"\n', "yaml_escape", 1, 9),
    ("%YAML 2.0\n---\na: 1\n", "yaml_syntax", 1, 1),
    ("a: [", "yaml_comma", 1, 5),
]


def refusal(text: str) -> Problem:
    with pytest.raises(DataError) as caught:
        read_yaml_text(text, "mod.yaml")
    return caught.value.problems[0]


@pytest.mark.parametrize("loader", [yaml_text.LOADER, yaml.SafeLoader])
@pytest.mark.parametrize(("text", "reason", "line", "column"), FAULTS)
def test_what_is_wrong_is_told_where_it_is_to_be_mended(
    text: str, reason: str, line: int, column: int, loader: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml_text, "LOADER", loader)
    told = refusal(text)
    assert (told.reason, told.line) == (f"problem.{reason}", line)
    # The two parsers differ by one behind a mark that they stumble on.
    assert abs(told.column - column) <= 1


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_word_of_the_parser_reaches_a_person(language: str) -> None:
    words = Words.load(language)
    for text, reason, line, column in FAULTS:
        said = problem_line(refusal(text), words)
        assert said.startswith(f"mod.yaml:{line}:{column}: ")
        assert not any(word in said for word in ("while", "found", "did not", "expected")), (reason, said)


def test_settings_that_cannot_be_read_tell_the_line_and_column(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("language: fr\nscale: @\n")
    fault = read_settings(tmp_path / "settings.yaml")
    assert isinstance(fault, SettingsFault)
    assert "(ligne 2:8\u00a0: @ ne peut pas figurer ici" in fault.text(Words.load("fr"))
