"""What explains what: the section of the book for a refusal, a hint, a tile, a token, a card or an action."""

from typing import Final

from game.titles.wiraqocha.book import BOOK
from game.titles.wiraqocha.content.definitions import Terrain, TokenKind
from game.titles.wiraqocha.rules import actions as a

_BY_SECTION: Final = {
    "notation": "notation unknown_action unknown_token unknown_tile ambiguous_token ambiguous_captor",
    "aim": "game_over",
    "turn.actions": "phase_one",
    "turn.preparation": "phase_two",
    "camp": "camp_first camp_not_adjacent camp_can_be_placed",
    "income": "collected",
    "muster": "mustered no_die_in_supply",
    "protection": (
        "no_die_there beating_needless beating_missing beating_low die_above_six die_there_already probe_needs_opponent"
    ),
    "exchange": "exchange_needs_zeppelin zeppelin_for_zeppelin exchanged_before",
    "caves": "nobody_in_caves caves_lead_to_mountains caves_need_empty",
    "pieces": "not_in_reserve not_on_tile",
    "recover": "not_in_graveyard recovered",
    "valley": "not_your_tile",
    "reach": "own_tile not_adjacent",
    "cards.force_field": "shielded",
    "cards.death_ray": "devastated ray_fired",
    "mountains": "mountain zeppelin_holds",
    "prisoner": "no_hostages nobody_to_capture camp_not_captured no_hostage_there not_hostage",
    "requirements": "dice_missing requirement",
    "cubes": "cubes_short die_at_six die_at_one",
    "rerolls": "no_reroll",
    "sacrifice": "sacrificed no_crystal",
    "cards": "card_not_owned card_used",
    "build": "built card_not_on_offer card_too_dear card_needs_tile card_takes_no_tile",
    "cards.flying_fortress": "fortress_gone fortress_there",
    "plunder": (
        "no_camp_there no_token_for_plunder no_crystal_there relic_not_there card_not_there building_not_stolen"
    ),
}
REFUSALS: Final = {reason: section for section, reasons in _BY_SECTION.items() for reason in reasons.split()}

HINTS: Final = {
    "no_dice": "requirements",
    "picked_dice": "requirements",
    "roll_first": "exchange",
    "camp_of_rival": "plunder",
    "card_works_alone": "cards",
    "card_of_another": "cards",
    "no_target": "cards",
    "not_yours": "valley",
    "no_market": "build",
    "no_cards": "cards",
    "no_graveyard": "recover",
    "no_token_moves": "reach",
    "nothing_lit": "keys",
    "pick_a_die": "keys",
    "point_at_tile": "keys",
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
