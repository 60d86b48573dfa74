"""Which key does what: actions with the key that each has by default, and the keys that a player chose instead.

Keys that go from thing to thing, take and leave (Enter, Escape, Tab, the arrows, figures, …) mean the same everywhere
and are no actions of this table.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, NamedTuple

SPECIAL: Final = ("space", "backspace", "delete", "insert", *(f"f{number}" for number in range(1, 13)))
"""The names of keys that write no letter and can be chosen; all others are named by the letter on them."""
_SIGNS: Final = "+-=−"


class Reach(Enum):
    """Where the keys of a group can be pressed: those that can be pressed at once must differ."""

    EVERYWHERE = auto()
    TABLE = auto()  # in every game
    GAME = auto()  # at the table of one game
    MODE = auto()  # at the table in a lesson, a puzzle, a replay
    SCREEN = auto()


@dataclass(frozen=True, slots=True)
class KeyAction:
    """Something that a key does, told in the locale under `keys.<group>.<name>`. `key` is its key by default."""

    group: str
    name: str
    key: str

    @property
    def path(self) -> str:
        """What it is called in the file of settings."""
        return f"{self.group}.{self.name}"


@dataclass(slots=True)
class KeyGroup:
    """The actions of a screen or of a game, as they are listed; its heading is `keys.group.<name>`."""

    name: str
    reach: Reach
    actions: list[KeyAction] = field(default_factory=list)

    def action(self, name: str, key: str) -> KeyAction:
        """One more action, and the key that it has by default."""
        made = KeyAction(self.name, name, key)
        self.actions.append(made)
        return made

    def meets(self, other: "KeyGroup") -> bool:
        """Whether keys of both can be pressed at one moment."""
        if self.name == other.name or Reach.EVERYWHERE in (self.reach, other.reach):
            return True
        return self.reach is not other.reach and Reach.SCREEN not in (self.reach, other.reach)


class TitleKeys(NamedTuple):
    """The keys of a title's own table, as a part of the title."""

    groups: Sequence[KeyGroup] = ()


class TakenKey(NamedTuple):
    """Why an action cannot have a key: another one has it."""

    action: KeyAction
    other: KeyAction


@dataclass(frozen=True, slots=True)
class KeyBindings:
    """The key of each action: what was chosen, by `KeyAction.path`, or else the default."""

    chosen: Mapping[str, str] = field(default_factory=dict)

    def of(self, action: KeyAction) -> str:
        """The name of the key that does it."""
        return self.chosen.get(action.path, action.key)

    def having(self, action: KeyAction, key: str) -> "KeyBindings":
        """These with another key for an action; what is as by default is not noted."""
        others = {path: chosen for path, chosen in self.chosen.items() if path != action.path}
        return KeyBindings(others if key == action.key else {**others, action.path: key})

    def clash(self, action: KeyAction, key: str, groups: Iterable[KeyGroup]) -> TakenKey | None:
        """What stands in the way of this key for an action. Two actions that share a key by default may share it."""
        known = list(groups)
        own = next(group for group in known if group.name == action.group)
        for group in known:
            for other in group.actions if group.meets(own) else ():
                shared = key == action.key == other.key
                if other != action and self.of(other) == key and not shared:
                    return TakenKey(action, other)
        return None

    def without_clashes(self, groups: Sequence[KeyGroup]) -> tuple["KeyBindings", tuple[TakenKey, ...]]:
        """These as far as they can hold together: what clashes has its default key. And what clashed."""
        held, clashes = self, list[TakenKey]()
        while (taken := held._first_clash(groups)) is not None:
            held = held.having(taken.action, taken.action.key)
            clashes.append(taken)
        return held, tuple(clashes)

    def _first_clash(self, groups: Sequence[KeyGroup]) -> TakenKey | None:
        chosen = (action for group in groups for action in group.actions if action.path in self.chosen)
        found = (self.clash(action, self.of(action), groups) for action in chosen)
        return next((taken for taken in found if taken is not None), None)


DEFAULT_KEYS: Final = KeyBindings()


def is_key_name(name: str) -> bool:
    """Whether a key of this name can be chosen: no figure, sign or blank."""
    if name in SPECIAL:
        return True
    return len(name) == 1 and name.isprintable() and name == name.lower() and not _is_fixed_letter(name)


def _is_fixed_letter(letter: str) -> bool:
    return letter.isspace() or letter.isdigit() or letter in _SIGNS
