"""The words of a game: those of its title and of its mods, with the figures of its data in their gaps."""

from collections.abc import Iterable

from game.base.i18n.words import Words
from game.mods.mod import Mod
from game.mods.player_mods import words_with
from game.protocol import TitleData
from game.registry import title


def game_words(words: Words, data: TitleData, mods: Iterable[Mod]) -> Words:
    """The words of a game with these data and these mods; `words` are those of its title."""
    with_mods = words_with(words, mods)
    return with_mods.with_gaps(title(data.title).gaps(with_mods, data))
