"""Reads the Legendary powers from legendary.yaml: their form, and what ties them to pieces and words."""

from typing import Annotated, Any, Final, TypeAlias

from pydantic import Field

from game.base.files.problems import nearest
from game.base.files.source import Source, StrictModel
from game.base.files.yaml_tree import ListNode, MapNode, Scalar, ScalarNode, node_at
from game.kit.data.sourced import SourcedModel, Sources, sourced
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.content.legends import (
    Addition,
    AdditionNeed,
    Area,
    Assailing,
    BearerNeed,
    Deflecting,
    Displacing,
    Enduring,
    LastingState,
    LegendaryKind,
    Movement,
    Numbing,
    Ordeal,
    PowerAnswer,
    PowerTarget,
    PowerUse,
    Rearranging,
    SeeingItsHand,
    Slaying,
    Summoning,
    UserPlace,
    Whom,
)

_Llamas: TypeAlias = Annotated[int, Field(ge=0, le=60)]
_Figure: TypeAlias = Annotated[int, Field(ge=1, le=5)]
_AreaWord: TypeAlias = Annotated[Area, Field(strict=False)]
_WhomWord: TypeAlias = Annotated[Whom, Field(strict=False)]
_TargetWord: TypeAlias = Annotated[PowerTarget, Field(strict=False)]


class EffectModel(StrictModel):
    effect: str


class SlayModel(EffectModel):
    area: _AreaWord
    whom: _WhomWord = Whom.ALL
    llamas: _Llamas = 0
    banishes: bool = False


class NumbModel(EffectModel):
    area: _AreaWord
    whom: _WhomWord = Whom.ALL


class EndureModel(EffectModel):
    state: Annotated[LastingState, Field(strict=False)]
    attack: _Figure = 1
    defence: _Figure = 1


class SummonModel(EffectModel):
    to_named: bool = False


class DisplaceModel(EffectModel):
    how: Annotated[Movement, Field(strict=False)]


class AssailModel(EffectModel):
    attack: _Figure
    hunts: bool = False


class DeflectModel(EffectModel):
    turns: bool = False


_EFFECTS: Final[dict[str, tuple[type[EffectModel], type[PowerUse]]]] = {
    "slay": (SlayModel, Slaying),
    "numb": (NumbModel, Numbing),
    "endure": (EndureModel, Enduring),
    "summon": (SummonModel, Summoning),
    "displace": (DisplaceModel, Displacing),
    "assail": (AssailModel, Assailing),
    "deflect": (DeflectModel, Deflecting),
    "rearrange": (EffectModel, Rearranging),
    "ordeal": (EffectModel, Ordeal),
    "see_its_hand": (EffectModel, SeeingItsHand),
}


class NeedModel(StrictModel):
    walla: str
    dead: bool


class AdditionModel(StrictModel):
    name: str
    llamas: _Llamas = 0
    names: _TargetWord = PowerTarget.NOTHING
    reach: _TargetWord = PowerTarget.NOTHING
    needs: NeedModel | None = None
    foes: bool = False
    effects: list[Any]


class LegendaryModel(SourcedModel):
    name: str
    llamas: _Llamas = 0
    own: bool = True
    answers: Annotated[PowerAnswer, Field(strict=False)] = PowerAnswer.NOTHING
    place: Annotated[UserPlace, Field(strict=False)] = UserPlace.ANYWHERE
    names: _TargetWord = PowerTarget.NOTHING
    bearer: Annotated[BearerNeed, Field(strict=False)] = BearerNeed.NOTHING
    attacks: bool = False
    effects: list[Any]
    addition: AdditionModel | None = None


def read_legends(source: Source, sources: Sources) -> dict[str, LegendaryKind]:
    """The power of every walla, in the standard order."""
    found = {}
    for walla in source.check_names((), WALLAS):
        path = (walla,)
        model = sourced(source, sources, LegendaryModel, path)
        effects = _effects(source, (walla, "effects"))
        if model is None:
            continue
        said = {name: getattr(model, name) for name in _COPIED}
        addition = _addition(source, (walla, "addition"), model.addition)
        found[str(walla)] = LegendaryKind(effects=effects, addition=addition, **said)
    return found


_COPIED: Final = ("name", "llamas", "own", "answers", "place", "names", "bearer", "attacks")


def _addition(source: Source, path: tuple[Scalar, ...], model: AdditionModel | None) -> Addition | None:
    if model is None:
        return None
    needs = None
    if model.needs:
        needs = AdditionNeed(model.needs.walla, model.needs.dead)
        if needs.walla not in WALLAS:
            near = nearest(needs.walla, WALLAS)
            source.report(
                (*path, "needs", "walla"),
                "unknown_word",
                near=near,
                found=needs.walla,
                options=", ".join(WALLAS),
            )
    effects = _effects(source, (*path, "effects"))
    return Addition(model.name, model.llamas, effects, model.names, model.reach, needs, model.foes)


def _effects(source: Source, path: tuple[Scalar, ...]) -> tuple[PowerUse, ...]:
    """The effects at `path`, each by the model of its own."""
    node = node_at(source.root, path)
    count = len(node.items) if isinstance(node, ListNode) else 0
    return tuple(
        [effect for number in range(count) if (effect := _effect(source, (*path, number))) is not None]
    )


def _effect(source: Source, path: tuple[Scalar, ...]) -> PowerUse | None:
    said = node_at(source.root, (*path, "effect"))
    word = str(said.value) if isinstance(said, ScalarNode) else ""
    if said is not None and word not in _EFFECTS:
        options = ", ".join(_EFFECTS)
        source.report(
            (*path, "effect"), "unknown_effect", near=nearest(word, _EFFECTS), found=word, options=options
        )
        return None
    form, kind = _EFFECTS.get(word, (EffectModel, Rearranging))
    model = source.check(form, path)
    if model is None or not isinstance(node_at(source.root, path), MapNode):
        return None
    return kind(**model.model_dump(exclude={"effect"}))
