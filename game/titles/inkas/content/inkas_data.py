"""All that data/inkas says together, checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from game.core.mod import Mod
from game.kit.data.figure_source import FigureSource
from game.titles.inkas.content.card_effects import CardKind
from game.titles.inkas.content.definitions import (
    Ayllu,
    GodKind,
    Mode,
    ModeKind,
    Nation,
    OfferingKind,
    OfferingName,
    RoleKind,
    Wall,
    WallaKind,
    WallaRole,
)
from game.titles.inkas.content.goals import AlternateQuests
from game.titles.inkas.content.house_rules import HouseRules
from game.titles.inkas.content.led_table import LedTable
from game.titles.inkas.content.legends import LegendaryKind
from game.titles.inkas.name import NAME

FigureKeys: TypeAlias = tuple[str, ...]
"""The dotted keys of the figures that a mod has in the place of the title's own."""

InkasMod: TypeAlias = Mod[FigureKeys]


@dataclass(frozen=True, slots=True)
class InkasData:
    """Everything data/inkas says, checked, with the figures of `mods` in their places.

    `digest` names this very data in saves, `texts` are the title's own data as they were read. `sources` says where
    figures come from, by file and path.
    """

    walls: tuple[Wall, ...]
    nations: Mapping[Ayllu, Nation]  # of the playable ayllus
    wallas: Mapping[str, WallaKind]
    gods: Mapping[str, GodKind]
    roles: Mapping[WallaRole, RoleKind]
    offerings: Mapping[OfferingName, OfferingKind]
    cards: Mapping[str, CardKind]  # those of Family
    advanced_cards: Mapping[str, CardKind]  # those of Advanced; data of earlier versions have none
    modes: Mapping[Mode, ModeKind]
    house_rules: HouseRules  # the defaults
    legends: Mapping[str, LegendaryKind]  # by walla; data of earlier versions have none
    led: LedTable | None  # of Solo; data of earlier versions have none
    sources: Mapping[str, FigureSource]
    digest: str
    alternate: AlternateQuests | None = None  # data of earlier versions have none
    mods: tuple[InkasMod, ...] = ()
    texts: tuple[str, ...] = field(default=(), repr=False, compare=False)  # of FILES, in YAML

    @property
    def title(self) -> str:
        return NAME

    def cards_of(self, mode: Mode) -> Mapping[str, CardKind]:
        """The cards that a mode is played with."""
        return self.cards if mode is Mode.FAMILY else self.advanced_cards
