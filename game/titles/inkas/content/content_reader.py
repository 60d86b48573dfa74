"""Checks what the files of data say together, and gives it as typed definitions.

Problems that are this title's own, below `problem` in its locale:

- `problem.unknown_source`: {found} is none of {options}
- `problem.wrong_wall`: {found} names no two wamanis with a common side
- `problem.wall_twice`: {found} is a wall already
- `problem.cut_off`: no way leads to {wamanis}
- `problem.role_twice`: {ayllu} has a {role} already, on line {first}
- `problem.role_missing`: {ayllu} has no {role}
- `problem.unknown_effect`: {found} is none of {options}
- `problem.card_sum`: there are {have} cards for {need} wamanis
- `problem.no_meeting`: {card} is no god; `problem.no_waking`: {card} is no Amaru
"""

from collections.abc import Iterator, Mapping
from typing import Final

from game.base.files.data_files import DataFiles
from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import Scalar, ScalarNode, node_at
from game.kit.data.sourced import ModelT, Sources, sourced
from game.titles.inkas.content.card_effects import (
    Approving,
    Awakening,
    Cancelling,
    CardEffect,
    CardKind,
    Drainage,
    Founding,
    MapPiece,
    Meeting,
    Relocating,
    RollingForLlamas,
    SeeingHand,
    Tampu,
    Waking,
)
from game.titles.inkas.content.definitions import (
    CARDS,
    GODS,
    PLAYABLE,
    WALLAS,
    Ambushing,
    Ayllu,
    Evoking,
    Exchanging,
    Flying,
    GainingLlamas,
    Gift,
    GodKind,
    Mode,
    ModeKind,
    Nation,
    OfferingKind,
    OfferingName,
    Paralysing,
    Power,
    PowerEffect,
    Protecting,
    Reviving,
    RoleKind,
    Sacrifice,
    Stealing,
    Striking,
    Transporting,
    Wall,
    WallaKind,
    WallaRole,
)
from game.titles.inkas.content.goals_reader import read_goals
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.led_reader import read_led_table
from game.titles.inkas.content.legend_reader import read_legends
from game.titles.inkas.content.schema import (
    POWER_MODELS,
    AdvancedCardModel,
    AylluModel,
    BoardFile,
    CardModel,
    CardsFile,
    FlyModel,
    GodModel,
    HouseRulesModel,
    ModeModel,
    ModesFile,
    OfferingModel,
    PowerModel,
    ProtectModel,
    RoleModel,
    StrikeModel,
    WallaModel,
    WallasFile,
    WallsModel,
)
from game.titles.inkas.content.walls import ROUND, cut_off, read_wall, walls_of_each_suyu

_PLAIN_EFFECTS: Final[Mapping[str, PowerEffect]] = {
    "transport": Transporting(),
    "ambush": Ambushing(),
    "steal": Stealing(),
    "paralyse": Paralysing(),
    "evoke": Evoking(),
}


def read_content(files: DataFiles) -> InkasData | None:
    """What the files say together; None where one could not be read or lacks a part of its own."""
    board, wallas, roles, offerings, cards, modes, goals, legendary, led = files.sources
    sources: Sources = {}
    walls = _walls(board, sources) if board else ()
    pieces = _Pieces(wallas, sources) if wallas else None
    kinds = _roles(roles, sources) if roles else {}
    offered = _offerings(offerings, sources) if offerings else {}
    deck = _cards(cards, sources, pieces.gods if pieces else {}) if cards else {}
    advanced = _advanced_cards(cards, sources, pieces.gods if pieces else {}) if cards else {}
    house_rules = _house_rules(modes) if modes else None
    played = _modes(modes, sources) if modes else {}
    alternate = read_goals(goals, sources) if goals else None
    legends = read_legends(legendary, sources) if legendary else {}
    table = read_led_table(led, sources) if led else None  # saves of earlier versions have none
    if cards:
        _check_sum(cards, advanced, played)
    if files.problems or pieces is None or house_rules is None:
        return None
    return InkasData(
        walls=walls,
        nations=pieces.nations,
        wallas=pieces.wallas,
        gods=pieces.gods,
        roles=kinds,
        offerings=offered,
        cards=deck,
        advanced_cards=advanced,
        modes=played,
        house_rules=house_rules,
        legends=legends,
        led=table,
        sources=sources,
        digest=files.digest,
        alternate=alternate,
        texts=files.texts,
    )


def _walls(source: Source, sources: Sources) -> tuple[Wall, ...]:
    source.check(BoardFile)
    model = sourced(source, sources, WallsModel, ("walls",))
    if model is None:
        return ()
    found: list[Wall] = []
    for key in ("each_suyu", "single"):
        for number, text in enumerate(getattr(model, key)):
            single = read_wall(text)
            walls = walls_of_each_suyu(text) if key == "each_suyu" else (single,) if single else ()
            if not walls:
                source.report(("walls", key, number), "wrong_wall", found=text)
            known = {frozenset(wall) for wall in found}
            if any(frozenset(wall) in known for wall in walls):
                source.report(("walls", key, number), "wall_twice", found=text)
            found += walls
    if not source.problems and (lost := cut_off(tuple(found))):
        source.report(("walls",), "cut_off", wamanis=", ".join(lost))
    return tuple(found)


class _Pieces:
    """What could be read of wallas.yaml."""

    def __init__(self, source: Source, sources: Sources) -> None:
        source.check(WallasFile)
        self.nations: dict[Ayllu, Nation] = {}
        for ayllu in source.check_names(("ayllus",), PLAYABLE):
            if kind := sourced(source, sources, AylluModel, ("ayllus", ayllu)):
                self.nations[Ayllu(str(ayllu))] = kind.nation
        self.wallas: dict[str, WallaKind] = {}
        for name in source.check_names(("wallas",), WALLAS):
            if walla := sourced(source, sources, WallaModel, ("wallas", name)):
                self.wallas[str(name)] = WallaKind(
                    walla.ayllu, walla.role, walla.sex, walla.attack, walla.defence
                )
        self.gods: dict[str, GodKind] = {}
        for name in source.check_names(("gods",), GODS):
            if god := sourced(source, sources, GodModel, ("gods", name)):
                self.gods[str(name)] = GodKind(god.nation, god.attack, god.defence)
        if not source.problems:
            self._check_roles(source)

    def _check_roles(self, source: Source) -> None:
        """Every ayllu has one walla of each role (I-1.2)."""
        lines: dict[tuple[Ayllu, WallaRole], int] = {}
        for name, kind in self.wallas.items():
            path, key = ("wallas", name, "role"), (kind.ayllu, kind.role)
            if key in lines:
                source.report(path, "role_twice", ayllu=kind.ayllu, role=kind.role, first=lines[key])
            lines.setdefault(key, source.line(path))
        for ayllu in Ayllu:
            for role in WallaRole:
                if (ayllu, role) not in lines:
                    source.report(("wallas",), "role_missing", ayllu=ayllu, role=role)


def _roles(source: Source, sources: Sources) -> dict[WallaRole, RoleKind]:
    found = {}
    for role in source.check_names((), tuple(WallaRole)):
        model = sourced(source, sources, RoleModel, (role,))
        basic, energized = _power(source, (role, "basic")), _power(source, (role, "energized"))
        if model and basic and energized:
            found[WallaRole(str(role))] = RoleKind(model.element, basic, energized)
    return found


def _power(source: Source, path: tuple[Scalar, ...]) -> Power | None:
    """The power at `path`, by the model of its effect."""
    said = node_at(source.root, (*path, "effect"))
    word = said.value if isinstance(said, ScalarNode) else None
    if said is not None and word not in POWER_MODELS:
        options = ", ".join(POWER_MODELS)
        near = nearest(word, POWER_MODELS)
        source.report((*path, "effect"), "unknown_effect", near=near, found=str(word), options=options)
        return None
    model = source.check(POWER_MODELS.get(str(word), PowerModel), path)
    return Power(model.name, model.llamas, model.boosts, _power_effect(model)) if model else None


def _power_effect(model: PowerModel) -> PowerEffect:
    match model:
        case ProtectModel():
            return Protecting(model.defence)
        case FlyModel():
            return Flying(model.steps, model.fetches)
        case StrikeModel():
            return Striking(model.attack)
    return _PLAIN_EFFECTS[model.effect]


def _offerings(source: Source, sources: Sources) -> dict[OfferingName, OfferingKind]:
    found = {}
    for name in source.check_names((), tuple(OfferingName)):
        if model := sourced(source, sources, OfferingModel, (name,)):
            gifts: dict[str, Gift] = {
                "revive": Reviving(),
                "llamas": GainingLlamas(model.llamas),
                "exchange": Exchanging(),
            }
            sacrifice = Sacrifice(model.sacrifice.llamas, model.sacrifice.living)
            found[OfferingName(str(name))] = OfferingKind(sacrifice, gifts[model.gift])
    return found


def _cards(source: Source, sources: Sources, gods: Mapping[str, GodKind]) -> dict[str, CardKind]:
    source.check(CardsFile)
    found: dict[str, CardKind] = {}
    for name, model in _named_cards(source, sources, "family", CardModel):
        effect = _card_effect(source, name, model, gods)
        if effect:
            found[name] = CardKind(model.count, effect)
    have = sum(kind.count for kind in found.values())
    if not source.problems and have != ROUND:
        source.report(("family",), "card_sum", have=have, need=ROUND)
    return {card: found[card] for card in CARDS if card in found}


def _named_cards(
    source: Source, sources: Sources, group: str, kind: type[ModelT]
) -> Iterator[tuple[str, ModelT]]:
    """The entries of a group of cards, each by its name; one that is no card, or no such entry, is told."""
    for name in source.entries((group,)):
        path = (group, name)
        if name not in CARDS:
            source.report(path, "unknown_key", near=nearest(name, CARDS), options=", ".join(CARDS))
        elif model := sourced(source, sources, kind, path):
            yield str(name), model


def _advanced_cards(source: Source, sources: Sources, gods: Mapping[str, GodKind]) -> dict[str, CardKind]:
    """The cards of Advanced, of which there are enough to be dealt and to lie everywhere (I-14.4)."""
    found: dict[str, CardKind] = {}
    for name, model in _named_cards(source, sources, "advanced", AdvancedCardModel):
        effect = _advanced_effect(source, name, model, gods)
        if effect:
            said = model.each, model.dealt, model.no_hand, model.answers, model.invokes
            found[name] = CardKind(model.count, effect, *said)
    return {card: found[card] for card in CARDS if card in found}


def _advanced_effect(
    source: Source, name: str, model: AdvancedCardModel, gods: Mapping[str, GodKind]
) -> CardEffect | None:
    if model.effect in ("meet", "wake"):
        return _public_effect(source, ("advanced", name), model, gods)
    effects: dict[str, CardEffect] = {
        "map": MapPiece(model.piece),
        "gain_llamas": GainingLlamas(model.llamas),
        "roll_llamas": RollingForLlamas(),
        "tampu": Tampu(model.attack, model.defence),
        "approve": Approving(),
        "cancel": Cancelling(),
        "see_hand": SeeingHand(model.llamas),
        "revive": Awakening(model.sex),
        "relocate": Relocating(),
        "drain": Drainage(model.llamas),
    }
    return effects[model.effect]


def _card_effect(
    source: Source, name: str, model: CardModel, gods: Mapping[str, GodKind]
) -> CardEffect | None:
    match model.effect:
        case "found":
            return Founding()
        case "roll_llamas":
            return RollingForLlamas()
    return _public_effect(source, ("family", name), model, gods)


def _public_effect(
    source: Source, path: tuple[str, str], model: CardModel | AdvancedCardModel, gods: Mapping[str, GodKind]
) -> CardEffect | None:
    """What happens when a god or an Amaru is unveiled."""
    name = path[1]
    if model.effect == "meet" and name in gods:
        return Meeting(name, gods[name].nation, model.llamas)
    if model.effect == "wake" and name in WALLAS:
        return Waking(name)
    source.report((*path, "effect"), "no_meeting" if model.effect == "meet" else "no_waking", card=name)
    return None


def _check_sum(source: Source, cards: Mapping[str, CardKind], modes: Mapping[Mode, ModeKind]) -> None:
    """What is not dealt are as many as there are wamanis to lie at, with every number of Apus (I-5.9, I-14.4)."""
    mode = modes.get(Mode.ADVANCED)
    if mode is None or source.problems:
        return
    need = mode.rings * ROUND
    for apus in mode.apus:
        dealt = sum(kind.dealt for kind in cards.values()) + mode.hand
        have = sum(kind.number(apus) for kind in cards.values()) - dealt * apus
        if have != need:
            source.report(("advanced",), "card_sum", have=have, need=need)
            return


def _modes(source: Source, sources: Sources) -> dict[Mode, ModeKind]:
    source.check(ModesFile)
    found = {}
    there = source.entries(("modes",))
    older = [mode for mode in Mode if mode is Mode.FAMILY or mode in there]
    known = tuple(Mode) if Mode.LEGENDARY in there else older
    for mode in source.check_names(("modes",), known):
        if model := sourced(source, sources, ModeModel, ("modes", mode)):
            said = model.model_dump(exclude={"source", "apus"})
            found[Mode(str(mode))] = ModeKind(apus=tuple(model.apus), **said)
    return found


def _house_rules(source: Source) -> HouseRules | None:
    model = source.check(HouseRulesModel, ("house_rules",))
    if model is None:
        return None
    return HouseRules(**model.model_dump())
