"""Tells in words what is wrong with mods and which are installed: for the command line."""

from collections.abc import Sequence
from pathlib import Path

from game.i18n.problem_lines import problem_line
from game.i18n.words import Words
from game.mods.folder import real
from game.mods.installed import AnyInstalledMods, text_of_mod


def check_mods(mods: AnyInstalledMods, folders: Sequence[Path], words: Words) -> tuple[int, list[str]]:
    """Whether the mods in these folders can be used: exit code 0 or 2, and the lines to print."""
    wanted = {str(real(folder)) for folder in folders}
    lines: list[str] = []
    code = 0
    for unusable in mods.unusable:
        if unusable.folder in wanted:
            code = 2
            lines += [problem_line(problem, words) for problem in unusable.problems]
            lines.append(words("mods.refused", count=len(unusable.problems)))
    for name in mods.given:
        counts = mods.title_mods.counts(mods.mods[name])
        lines.append(words("mods.in_order", name=name, **counts))
    return code, lines


def listed(mods: AnyInstalledMods, words: Words) -> list[str]:
    """A line for every installed mod, and for every one that cannot be used what is wrong with it."""
    lines = [
        words(
            "mods.line",
            name=name,
            version=mod.version,
            title=text_of_mod(mod, "title", words.language),
            folder=Path(mod.folder),
        )
        for name, mod in mods.mods.items()
    ]
    for unusable in mods.unusable:
        lines.append(words("mods.unusable", folder=Path(unusable.folder)))
        lines += [f"  {problem_line(problem, words)}" for problem in unusable.problems]
    return lines or [words("mods.none")]
