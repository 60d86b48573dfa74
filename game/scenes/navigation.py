"""Where every screen can lead."""

from typing import Protocol


class Navigation(Protocol):
    """Where every screen can lead."""

    def title(self) -> None:
        """Show the title; a game that was being played is let go."""
        ...

    def settings(self, at: str = "") -> None:
        """Put the settings over the screen that is shown, with the keys at what is named so."""
        ...

    def rules(self, section: str = "") -> None:
        """Open the book of rules over the screen that is shown; an open one is closed."""
        ...
