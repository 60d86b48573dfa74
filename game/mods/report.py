"""Tells in words what is wrong with mods and which are installed: for the command line."""

from game.i18n.problem_lines import problem_line
from game.i18n.words import Words
from game.mods.installed import AnyInstalledMods, text_of_mod


def check_mods(mods: AnyInstalledMods, words: Words) -> tuple[int, list[str]]:
    """Whether the mods that were asked for can be used: exit code 0 or 2, and the lines to print."""
    lines: list[str] = []
    for refused in mods.refused:
        lines += [problem_line(problem, words) for problem in refused.problems]
        lines.append(words("mods.refused", count=len(refused.problems)))
    for name in mods.given:
        counts = mods.title_mods.counts(mods.mods[name])
        lines.append(words("mods.in_order", name=name, **counts))
    return 2 if mods.refused else 0, lines


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
            folder=mod.folder,
        )
        for name, mod in mods.mods.items()
    ]
    for unusable in mods.unusable:
        lines.append(words("mods.unusable", folder=unusable.folder))
        lines += [f"  {problem_line(problem, words)}" for problem in unusable.problems]
    lines = lines or [words("mods.none")]
    if mods.elsewhere:
        names = words.listed([f"{mod.name} ({mod.game})" for mod in mods.elsewhere])
        lines.append(words("mods.elsewhere", names=names))
    return lines
