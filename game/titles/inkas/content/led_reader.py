"""Reads led.yaml: the table by which the die leads ayllus in Solo."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from game.base.files.problems import nearest
from game.base.files.source import Source, StrictModel
from game.base.files.yaml_tree import Scalar, ScalarNode, node_at
from game.kit.data.sourced import SourcedModel, Sources, sourced
from game.titles.inkas.content.definitions import CARDS, Mode, WallaRole
from game.titles.inkas.content.led_table import (
    LED_ROWS,
    NAMES,
    TEAM_ROWS,
    Aim,
    AttackRow,
    Bearing,
    CardRow,
    LedDeed,
    LedQuestion,
    LedStrength,
    LedTable,
    MoveRow,
    Movers,
    NamingDie,
    OfferRow,
    PlacementDeed,
    PlacementRow,
    PlainRow,
    Victims,
    WindowRow,
    WishRow,
)

_Llamas = Annotated[int, Field(ge=0, le=60)]
_DieWord = Annotated[NamingDie, Field(strict=False)]
_RoleWord = Annotated[WallaRole, Field(strict=False)]


class _LedFile(StrictModel):
    die: dict[Any, Any]
    thrift: dict[Any, Any]
    rows: dict[Any, Any]
    strength: dict[Any, Any] | None = None


class _FacesModel(SourcedModel):
    faces: Annotated[list[str], Field(min_length=6, max_length=6)]


class _StrengthModel(SourcedModel):
    llamas: Annotated[tuple[_Llamas, ...], Field(min_length=3, max_length=3, strict=False)]
    under: Annotated[tuple[_DieWord, ...], Field(strict=False)]
    always: Annotated[tuple[str, ...], Field(strict=False)] = ()
    first: Annotated[tuple[str, ...], Field(strict=False)] = ()
    rounds: Annotated[int, Field(ge=0, le=500)] = 0


class _ThriftModel(SourcedModel):
    llamas: _Llamas


class _RowModel(SourcedModel):
    does: str


class _CardModel(_RowModel):
    card: str
    roles: tuple[_RoleWord, ...] = Field(default=(), strict=False)
    bearer: bool = False
    llamas: _Llamas = 0
    steps: Annotated[int, Field(ge=0, le=6)] = 0


class _OfferModel(_RowModel):
    offering: Literal["resurrection"]
    llamas: _Llamas
    alone: _Llamas


class _MoveModel(_RowModel):
    movers: Annotated[Movers, Field(strict=False)]
    aim: Annotated[Aim, Field(strict=False)]
    bearing: Annotated[Bearing, Field(strict=False)] = Bearing.WHOEVER
    spends: bool = False


class _AttackModel(_RowModel):
    victims: Annotated[Victims, Field(strict=False)]
    spends: bool = False


class _PlacementModel(_RowModel):
    deed: Annotated[PlacementDeed, Field(strict=False)]
    spends: bool = False


class _AnswerModel(_RowModel):
    card: str


class _WishModel(_RowModel):
    wallas: Annotated[int, Field(ge=0, le=6)]


_MODELS: Final[Mapping[str, type[_RowModel]]] = {
    **dict.fromkeys(LedQuestion, _RowModel),
    "play": _CardModel,
    "offer": _OfferModel,
    "move": _MoveModel,
    "attack": _AttackModel,
    "place": _PlacementModel,
    "answer": _AnswerModel,
    "wish": _WishModel,
}


def read_led_table(source: Source, sources: Sources) -> LedTable | None:
    """The table; None after its problems are added."""
    source.check(_LedFile)
    faces = {}
    for rule in source.check_names(("die",), tuple(NamingDie)):
        if found := sourced(source, sources, _FacesModel, ("die", rule)):
            faces[NamingDie(str(rule))] = tuple(found.faces)
            for number, name in enumerate(found.faces):
                if name not in NAMES:
                    _report_word(source, ("die", rule, "faces", number), name, NAMES)
    strength = _strength(source, sources) if "strength" in source.entries(()) else {}
    thrift = sourced(source, sources, _ThriftModel, ("thrift",))
    rows = {}
    for row in source.check_names(("rows",), LED_ROWS):
        if deed := _deed(source, sources, str(row)):
            rows[str(row)] = deed
    if not thrift or source.problems:
        return None
    return LedTable(faces, thrift.llamas, rows, strength)


def _strength(source: Source, sources: Sources) -> dict[str, LedStrength]:
    found = {}
    for mode in source.check_names(("strength",), (Mode.FAMILY, Mode.ADVANCED)):
        if model := sourced(source, sources, _StrengthModel, ("strength", mode)):
            found[str(mode)] = LedStrength(model.llamas, model.under, model.always, model.first, model.rounds)
            for part, rows in (("always", model.always), ("first", model.first)):
                for number, row in enumerate(rows):
                    if row not in TEAM_ROWS:
                        _report_word(source, ("strength", mode, part, number), row, TEAM_ROWS)
    return found


def _deed(source: Source, sources: Sources, row: str) -> LedDeed | None:
    path = ("rows", row)
    said = node_at(source.root, (*path, "does"))
    word = said.value if isinstance(said, ScalarNode) else None
    if said is not None and word not in _MODELS:
        _report_word(source, (*path, "does"), str(word), tuple(_MODELS))
        return None
    model = sourced(source, sources, _MODELS.get(str(word), _RowModel), path)
    if isinstance(model, _CardModel | _AnswerModel) and model.card not in CARDS:
        _report_word(source, (*path, "card"), model.card, CARDS)
    return _value(model) if model else None


def _value(model: _RowModel) -> LedDeed:
    match model:
        case _CardModel(card=card, roles=roles, bearer=bearer, llamas=llamas, steps=steps):
            return CardRow(card, roles, bearer, llamas, steps)
        case _OfferModel():
            return OfferRow(model.offering, model.llamas, model.alone)
        case _MoveModel():
            return MoveRow(model.movers, model.aim, model.bearing, model.spends)
        case _AttackModel():
            return AttackRow(model.victims, model.spends)
        case _PlacementModel():
            return PlacementRow(model.deed, model.spends)
        case _AnswerModel():
            return WindowRow(model.card)
        case _WishModel():
            return WishRow(model.wallas)
    return PlainRow(LedQuestion(model.does))


def _report_word(source: Source, path: tuple[Scalar, ...], found: str, known: tuple[str, ...]) -> None:
    near, options = nearest(found, known), ", ".join(known)
    source.report(path, "unknown_word", near=near, found=found, options=options)
