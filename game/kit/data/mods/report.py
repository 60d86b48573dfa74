"""Tells in words what is wrong with mods and which are installed: for the command line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.base.files.problems import Problem
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.core.mod import AnyMod
from game.kit.data.mods.folder import WORDS
from game.kit.data.mods.installed import AnyInstalledMods, text_of_mod

_NAMED: Final = 6  # texts that still say an old name


def check_mods(mods: AnyInstalledMods, words: Words) -> tuple[int, list[str]]:
    """Whether the mods that were asked for can be used: exit code 0 or 2, and the lines to print."""
    lines: list[str] = []
    for refused in mods.refused:
        lines += [problem_line(problem, words) for problem in refused.problems]
        lines.append(words("mods.refused", count=len(refused.problems)))
    for name in mods.given:
        mod = mods.mods[name]
        lines.append(words("mods.in_order", name=name, **mods.title_mods.counts(mod)))
        lines += _still_said(mod, mods.title_mods.title, words)
    return 2 if mods.refused else 0, lines


def _still_said(mod: AnyMod, title: str, words: Words) -> Iterator[str]:
    """A line for every name of the title's that the mod replaces, and that other texts go on saying."""
    # Asked for late: this brings the library that checks.
    from game.kit.data.mods.replaced_texts import still_said

    for language, key, name, texts in still_said(mod, title):
        file = f"{Path(mod.folder).name}/{WORDS}/{language}.yaml"
        named = ", ".join(texts[:_NAMED]) + ("…" if len(texts) > _NAMED else "")
        details: dict[str, str | int] = {"name": name, "count": len(texts), "keys": named}
        yield problem_line(Problem(file, 0, key, "mods.still_said", details), words)


def listed(mods: AnyInstalledMods, words: Words) -> list[str]:
    """A line for every installed mod, and for every one that cannot be used what is wrong with it.

    Those for other titles come last.
    """
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
    lines = lines or [words("mods.none")]
    if mods.elsewhere:
        names = words.listed([f"{mod.name} ({mod.game})" for mod in mods.elsewhere])
        lines.append(words("mods.elsewhere", names=names))
    return lines
