"""The script of a challenge: a position and who sits against the player. Knows no screen.

A challenge NAME lies among the assets of its title, as challenges/NAME.yaml: a `position` in the title's notation,
and `bots`, the names of the computer players from the second seat on.
"""

from dataclasses import dataclass
from typing import Annotated, Generic

from pydantic import BaseModel, ConfigDict, Field

from game.base.files.program_folders import assets_of
from game.base.files.source import form_of
from game.base.files.yaml_text import read_yaml
from game.core.contract import ActionT, DataT, EventT, ScenarioNotation, SetupT, StateT, TitleSpec


@dataclass(frozen=True, slots=True)
class Challenge(Generic[StateT]):
    """What a challenge begins with: its state, and the computer players from the second seat on."""

    initial: StateT
    bots: tuple[str, ...]


class _ChallengeForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    bots: Annotated[list[str], Field(min_length=1)]
    position: dict[str, object]


def load_challenge(
    title: TitleSpec[StateT, ActionT, EventT, DataT, SetupT], data: DataT, name: str
) -> Challenge[StateT]:
    """The challenge of this name. Raises DataError with what is wrong in its file."""
    root = read_yaml(assets_of(title.name) / "challenges" / f"{name}.yaml")
    form = form_of(root, _ChallengeForm)
    return Challenge(title.part(ScenarioNotation).read(root, data, ("position",), ()), tuple(form.bots))
