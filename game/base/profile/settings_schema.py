"""The form of the player's file of settings, as pydantic models.

Keys that nobody knows are those of a newer version: they are passed over. A wrong value resets its key alone.
"""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from game.base.colour_sets import ColourSet
from game.base.i18n.words import available_languages
from game.base.keys.bindings import is_key_name
from game.base.profile.settings import (
    THINKING,
    ZOOMS,
    BotSettings,
    LookSettings,
    MotionSettings,
    Pace,
    Settings,
)
from game.base.volumes import Volumes


class _Form(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)


_Name = Annotated[str, Field(max_length=80)]
_Level = Annotated[float, Field(ge=0, le=1, strict=False, allow_inf_nan=False)]


def _key_name(said: str) -> str:
    if not is_key_name(said):
        raise ValueError(said)
    return said


_KeyName = Annotated[str, AfterValidator(_key_name)]


class _VolumesForm(_Form):
    master: _Level = Volumes().master
    effects: _Level = Volumes().effects
    ambience: _Level = Volumes().ambience
    music: _Level = Volumes().music
    muted: bool = False


class _MotionForm(_Form):
    speed: Annotated[Pace, Field(strict=False)] = Pace.NORMAL
    ambient: bool = True
    calm: bool = False


class _LookForm(_Form):
    colours: Annotated[ColourSet, Field(strict=False)] = ColourSet.STANDARD
    contrast: bool = False


class _BotsForm(_Form):
    pace: Annotated[Pace, Field(strict=False)] = Pace.NORMAL
    seconds: Annotated[float, Field(ge=THINKING[0], le=THINKING[-1], strict=False, allow_inf_nan=False)] = 2.0
    seats: Annotated[list[_Name], Field(max_length=8)] = []
    rivals: Annotated[list[_Name], Field(max_length=8)] = []
    talk: bool = True
    count: Annotated[int, Field(ge=0, le=8)] = 0


class _SettingsForm(_Form):
    language: Annotated[str, Field(pattern=r"^[a-z]{0,3}$")] = ""
    volumes: _VolumesForm = Field(default_factory=_VolumesForm)
    motion: _MotionForm = Field(default_factory=_MotionForm)
    look: _LookForm = Field(default_factory=_LookForm)
    bots: _BotsForm = Field(default_factory=_BotsForm, alias="company")
    zoom: Annotated[int, Field(ge=ZOOMS[0], le=ZOOMS[-1])] = 100
    fullscreen: bool = False
    ask_before_end: bool = True
    lessons: Annotated[dict[_Name, Annotated[list[_Name], Field(max_length=8)]], Field(max_length=32)] = {}
    levels: Annotated[dict[_Name, Annotated[list[_Name], Field(max_length=8)]], Field(max_length=32)] = {}
    titles: Annotated[
        dict[_Name, Annotated[dict[_Name, _Name], Field(max_length=8)]], Field(max_length=32)
    ] = {}

    keys: Annotated[dict[_Name, _KeyName], Field(max_length=200)] = {}

    def settings(self) -> Settings:
        return Settings(
            language=self.language if self.language in available_languages() else "",
            volumes=Volumes(**self.volumes.model_dump()),
            motion=MotionSettings(self.motion.speed, self.motion.ambient, self.motion.calm),
            look=LookSettings(self.look.colours, self.look.contrast),
            bots=BotSettings(
                *(self.bots.pace, self.bots.seconds, tuple(self.bots.seats), self.bots.count),
                rivals=tuple(self.bots.rivals),
                talk=self.bots.talk,
            ),
            zoom=self.zoom,
            fullscreen=self.fullscreen,
            ask_before_end=self.ask_before_end,
            lessons={title: tuple(taken) for title, taken in self.lessons.items()},
            levels={title: tuple(seated) for title, seated in self.levels.items()},
            titles={title: chosen for title, chosen in self.titles.items() if chosen},
            keys=dict(self.keys),
        )


def checked(said: dict[str, Any]) -> tuple[Settings, dict[str, Any], tuple[str, ...]]:
    """The settings that the keys of the file mean; the keys without those that are wrong; the dotted names of these."""
    wrong: list[str] = []
    while True:
        try:
            return _SettingsForm.model_validate(said).settings(), said, tuple(wrong)
        except ValidationError as error:
            place = error.errors()[0]["loc"]
            wrong.append(".".join(map(str, place)))
            said = _without(said, place)


def _without(said: dict[Any, Any], place: tuple[int | str, ...]) -> dict[Any, Any]:
    """The value without the innermost key on the way to a place in it."""
    key, *rest = place
    inner = said[key]
    if rest and isinstance(inner, dict) and rest[0] in inner:
        return {**said, key: _without(inner, tuple(rest))}
    return {name: part for name, part in said.items() if name != key}
