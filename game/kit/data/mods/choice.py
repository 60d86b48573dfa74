"""What a set-up form is offered of mods."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.kit.data.mods.installed import AnyInstalledMods


@dataclass(frozen=True, slots=True)
class ModChoice:
    """The installed mods, those chosen, and whom to tell of another choice.

    `change` is called with the names now chosen and the form as it is filled in. `folder` is where players put their
    own.
    """

    installed: AnyInstalledMods
    chosen: tuple[str, ...]
    folder: Path
    change: Callable[[tuple[str, ...], Any], None]
