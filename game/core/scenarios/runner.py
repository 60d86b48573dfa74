"""Runs scenario files and folders and tells what failed, for the command line."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.base.files.disk_questions import files_in, is_folder
from game.base.files.problems import DataError, Problem
from game.base.files.yaml_text import read_yaml
from game.base.i18n.problem_lines import Tell, problem_line, problem_lines
from game.base.i18n.words import Words
from game.core.contract import Refusal
from game.core.registry import default
from game.core.scenarios.playing import REFUSAL, Failure, play
from game.core.scenarios.reading import Find, Scenario, read_scenarios

SUFFIXES = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class ScenarioReport:
    """What came of a run.

    `lines` tell the failures and end with the count, `faults` say what is wrong with files or scenarios that are none;
    a scenario that cannot be read counts as failed.
    """

    lines: tuple[str, ...]
    passed: int
    failed: int
    faults: tuple[str, ...]

    @property
    def exit_code(self) -> int:
        """0: all passed; 1: a scenario failed; 2: a file is no scenario."""
        if self.faults:
            return 2
        return 1 if self.failed else 0


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and the scenario files in the folders named, sorted."""
    for path in paths:
        if is_folder(path):
            yield from (file for file in files_in(path, "**/*") if file.suffix in SUFFIXES)
        else:
            yield path


def run(paths: Iterable[Path], find: Find, words_of: Callable[[str], Words]) -> ScenarioReport:
    """Run every scenario of these files and folders; `words_of` gives the words for a title of this name."""
    lines: list[str] = []
    faults: list[str] = []
    passed = failed = 0
    files = list(scenario_files(paths))
    if not files:
        problem = Problem(", ".join(map(str, paths)), 0, "", "scenario.none")
        faults.append(problem_line(problem, words_of(default())))
    for file in files:
        try:
            reading = read_scenarios(read_yaml(file), find)
        except DataError as error:
            faults += problem_lines(error, words_of(default()))
            continue
        faults += [problem_line(problem, words_of(reading.title)) for problem in reading.problems]
        failed += reading.spoilt
        if not (reading.scenarios or reading.problems):
            faults.append(problem_line(Problem(str(file), 0, "", "scenario.empty"), words_of(reading.title)))
        for scenario in reading.scenarios:
            words = words_of(scenario.title.name)
            try:
                failures = play(scenario)
            except DataError as error:
                faults += [problem_line(one, words, _tell(scenario, words)) for one in error.problems]
                failed += 1
                continue
            passed, failed = passed + (not failures), failed + bool(failures)
            lines += [line for failure in failures for line in _told(failure, scenario, words)]
    lines.append(words_of(default())("scenario.total", passed=passed, failed=failed))
    return ScenarioReport(tuple(lines), passed, failed, tuple(faults))


def _tell(scenario: Scenario, words: Words) -> Tell:
    """What is wrong in a scenario: a text that is no notation as its title tells it."""

    def told(reason: str, details: Mapping[str, str | int]) -> str:
        kind, _, why = reason.partition(".")
        if kind != REFUSAL:
            return words(reason, **details)
        return scenario.title.phrases.explain(words, Refusal(why, details))

    return told


def _told(failure: Failure, scenario: Scenario, words: Words) -> list[str]:
    place = f"{failure.file}:{failure.line}"
    found = failure.found
    if failure.refusal is not None:
        found = words("scenario.refused", why=scenario.title.phrases.explain(words, failure.refusal))
    return [
        words("scenario.step", place=place, name=scenario.name, step=failure.step),
        "    " + words("scenario.expected", expected=failure.expected),
        "    " + words("scenario.found", found=found),
    ]
