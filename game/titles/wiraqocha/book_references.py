"""What explains what: the section of the book for a refusal, a hint, a tile, a token, a card or an action."""

from collections.abc import Mapping
from typing import Final

from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.content.definitions import Terrain, TokenKind
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.refusals import Reason

_BY_SECTION: Final[Mapping[str, tuple[Reason, ...]]] = {
    "notation": (
        Reason.NOTATION,
        Reason.UNKNOWN_ACTION,
        Reason.UNKNOWN_TOKEN,
        Reason.UNKNOWN_TILE,
        Reason.AMBIGUOUS_TOKEN,
        Reason.AMBIGUOUS_CAPTOR,
    ),
    "aim": (Reason.GAME_OVER,),
    "turn.actions": (Reason.PHASE_ONE,),
    "turn.preparation": (Reason.PHASE_TWO,),
    "camp": (Reason.CAMP_FIRST, Reason.CAMP_NOT_ADJACENT, Reason.CAMP_CAN_BE_PLACED),
    "income": (Reason.COLLECTED,),
    "muster": (Reason.MUSTERED, Reason.NO_DIE_IN_SUPPLY),
    "protection": (
        Reason.NO_DIE_THERE,
        Reason.BEATING_NEEDLESS,
        Reason.BEATING_MISSING,
        Reason.BEATING_LOW,
        Reason.DIE_ABOVE_SIX,
        Reason.DIE_THERE_ALREADY,
        Reason.PROBE_NEEDS_OPPONENT,
    ),
    "exchange": (Reason.EXCHANGE_NEEDS_ZEPPELIN, Reason.ZEPPELIN_FOR_ZEPPELIN, Reason.EXCHANGED_BEFORE),
    "caves": (Reason.NOBODY_IN_CAVES, Reason.CAVES_LEAD_TO_MOUNTAINS, Reason.CAVES_NEED_EMPTY),
    "pieces": (Reason.NOT_IN_RESERVE, Reason.NOT_ON_TILE),
    "recover": (Reason.NOT_IN_GRAVEYARD, Reason.RECOVERED),
    "valley": (Reason.NOT_YOUR_TILE,),
    "reach": (Reason.OWN_TILE, Reason.NOT_ADJACENT),
    "cards.force_field": (Reason.SHIELDED,),
    "cards.death_ray": (Reason.DEVASTATED, Reason.RAY_FIRED),
    "mountains": (Reason.MOUNTAIN, Reason.ZEPPELIN_HOLDS),
    "prisoner": (
        Reason.NO_HOSTAGES,
        Reason.NOBODY_TO_CAPTURE,
        Reason.CAMP_NOT_CAPTURED,
        Reason.NO_HOSTAGE_THERE,
        Reason.NOT_HOSTAGE,
    ),
    "requirements": (Reason.DICE_MISSING, Reason.REQUIREMENT),
    "cubes": (Reason.CUBES_SHORT, Reason.DIE_AT_SIX, Reason.DIE_AT_ONE),
    "rerolls": (Reason.NO_REROLL,),
    "sacrifice": (Reason.SACRIFICED, Reason.NO_CRYSTAL),
    "cards": (Reason.CARD_NOT_OWNED, Reason.CARD_USED),
    "build": (
        Reason.BUILT,
        Reason.CARD_NOT_ON_OFFER,
        Reason.CARD_TOO_DEAR,
        Reason.CARD_NEEDS_TILE,
        Reason.CARD_TAKES_NO_TILE,
    ),
    "cards.flying_fortress": (Reason.FORTRESS_GONE, Reason.FORTRESS_THERE),
    "plunder": (
        Reason.NO_CAMP_THERE,
        Reason.NO_TOKEN_FOR_PLUNDER,
        Reason.NO_CRYSTAL_THERE,
        Reason.RELIC_NOT_THERE,
        Reason.CARD_NOT_THERE,
        Reason.BUILDING_NOT_STOLEN,
    ),
}
REFUSALS: Final[Mapping[str, str]] = {
    reason: section for section, reasons in _BY_SECTION.items() for reason in reasons
}

TERRAINS: Final = {
    Terrain.JUNGLE: "tiles.jungle",
    Terrain.RUINS: "tiles.ruins",
    Terrain.VILLAGE: "tiles.village",
    Terrain.VEIN: "tiles.vein",
    Terrain.CAVES: "caves",
}

TOKENS: Final = {
    TokenKind.CAMP: "camp",
    TokenKind.EXPLORER: "tokens.explorer",
    TokenKind.DRILL: "tokens.drill",
    TokenKind.ZEPPELIN: "tokens.zeppelin",
    TokenKind.ANDROID: "tokens.white",
    TokenKind.JUGGERNAUT: "tokens.white",
    TokenKind.MINER: "tokens.white",
}

ACTIONS: Final[dict[type, str]] = {
    a.Collect: "income",
    a.Muster: "muster",
    a.TakeBack: "protection",
    a.Exchange: "exchange",
    a.Restore: "cards.recovery_workshop",
    a.Pass: "caves",
    a.Roll: "muster",
    a.Conquer: "conquest",
    a.Plunder: "plunder",
    a.Tunnel: "cards.transport_tunneller",
    a.Protect: "protection",
    a.Raise: "cubes",
    a.Lower: "cubes",
    a.Reroll: "rerolls",
    a.Sacrifice: "sacrifice",
    a.Manufacture: "cards.android_factory",
    a.Exoskeleton: "cards.battle_exoskeleton",
    a.Build: "build",
    a.Recover: "recover",
    a.MoveFortress: "cards.flying_fortress",
    a.UseProbe: "cards.psychic_probe",
    a.FireRay: "cards.death_ray",
    a.Ransom: "prisoner",
    a.End: "turn.end",
}

VICTORIES: Final = ("victory.treasure", "victory.somnium", "victory.leviathan")  # in the order of the bars


def section_of_refusal(reason: str) -> str:
    """The section that explains a refusal; one that no rule is behind leads to the beginning."""
    return REFUSALS.get(reason, "aim")


def section_of_card(card: str) -> str:
    """The section of a card; one that the game does not know itself has none but that of all cards."""
    name = f"cards.{card}"
    return name if name in BOOK.sections else "cards"
