"""Which titles there are. A title is a package in `game.titles`, named with `_` for the hyphens of its name.

Titles are imported late and by name, so that no room of the shell names one and each command loads only the title it
plays. A title whose folder is taken away is gone from here, and the others play on.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.core.contract import AnyTitle

_TITLES: Final = "game.titles"  # a text: nothing here depends on a title


class UnknownTitleError(LookupError):
    """No title of this name is installed; `name` says which."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def titles() -> tuple[str, ...]:
    """The names of all titles that are installed, the default one first and the others by name."""
    package = import_module(_TITLES)
    found = {
        module.name.replace("_", "-") for module in pkgutil.iter_modules(package.__path__) if module.ispkg
    }
    return tuple(sorted(found, key=lambda name: (name != package.DEFAULT, name)))


def default() -> str:
    """The title of commands that name none, and of scenario files without a `title`: the first that there is."""
    return titles()[0]


def title(name: str) -> "AnyTitle":
    """The title of this name. Raises UnknownTitleError."""
    if name not in titles():
        raise UnknownTitleError(name)
    found: AnyTitle = import_module(f"{_TITLES}.{name.replace('-', '_')}.title").TITLE
    return found
