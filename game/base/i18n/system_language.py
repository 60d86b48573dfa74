"""Which language the player's system speaks, where neither an option nor a setting names one."""

import os
import sys
from collections.abc import Mapping

from game.base.i18n.words import FALLBACK, available_languages

_NEUTRAL = frozenset({"c", "posix"})


def system_language(
    environment: Mapping[str, str] | None = None, known: tuple[str, ...] | None = None
) -> str:
    """The code of the first language of the system that the game has words in, or English.

    `environment` and `known` are by default those of the program. As elsewhere the first that is set of LC_ALL,
    LC_MESSAGES and LANG names the language, and LANGUAGE lists others to be preferred to it; where none is set
    (on Windows, and on a Mac from the Finder), the system is asked.
    """
    variables = os.environ if environment is None else environment
    languages = available_languages() if known is None else known
    wished = _wished(variables)
    if not wished and environment is None:
        wished = _asked()
    return next((code for name in wished if (code := language_of(name)) in languages), FALLBACK)


def _wished(variables: Mapping[str, str]) -> list[str]:
    """The names of locales that the environment gives, the most wanted first."""
    plain = next((name for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (name := variables.get(key))), "")
    if not plain or language_of(plain) in _NEUTRAL:
        return [plain] if plain else []
    return [*filter(None, variables.get("LANGUAGE", "").split(":")), plain]


def language_of(name: str) -> str:
    """The language of a locale's name: `fr` of `fr_CA.UTF-8@euro`."""
    for mark in "_-.@":
        name = name.partition(mark)[0]
    return name.lower()


def _asked() -> list[str]:
    """What the system itself says its languages are, the most wanted first."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    if sys.platform == "darwin":
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        import pygame.system

        return [str(preferred["language"]) for preferred in pygame.system.get_pref_locales()]
    return []
