"""The words of a game: those of its title and of its mods, with the figures of its data in their gaps."""

from collections.abc import Iterable

from game.base.i18n.words import FALLBACK, Words
from game.core.contract import GameData
from game.core.mod import AnyMod
from game.core.registry import title


def game_words(words: Words, data: GameData, mods: Iterable[AnyMod]) -> Words:
    """The words of a game with these data and these mods; `words` are those of its title."""
    with_mods = words_with(words, mods)
    return with_mods.with_gaps(title(data.title).phrases.gaps(with_mods, data))


def words_with(words: Words, mods: Iterable[AnyMod]) -> Words:
    """The words with those of these mods; what a mod does not say in the language it says in English."""
    texts: dict[str, str] = {}
    for mod in mods:
        texts.update(mod.texts.get(FALLBACK, {}))
        texts.update(mod.texts.get(words.language, {}))
    return words.also(texts)
