"""The text that programs hand to one another; a machine without such a place is as one where nothing lies."""

import pygame


def copied() -> str:
    """What was copied last, empty where nothing can be had."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):  # what is no text in UTF-8 is nothing that can be had
        return ""


def copy(text: str) -> bool:
    """Hand out a text; returns whether it can be had now."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError):
        return False
    return True
