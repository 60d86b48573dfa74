"""What players are called who have not said so themselves."""

from game.base.i18n.words import Words


def player_name(words: Words, number: int) -> str:
    """What the player of this number, from 1, is called: as the title says, else by the number."""
    own = f"player.names.{number}"
    return words(own) if words.knows(own) else words("menu.player", number=number)
