"""Why an action, or the text of one, is refused: every reason the rules know."""

from enum import StrEnum

from game.core.contract import Refusal


class Reason(StrEnum):
    """The reasons; each is the key of its sentence, `refusal.<reason>` in the locale."""

    # the text of an action
    NOTATION = "notation"
    UNKNOWN_ACTION = "unknown_action"
    UNKNOWN_TOKEN = "unknown_token"
    UNKNOWN_TILE = "unknown_tile"
    AMBIGUOUS_TOKEN = "ambiguous_token"
    AMBIGUOUS_CAPTOR = "ambiguous_captor"
    # the moment
    GAME_OVER = "game_over"
    PHASE_ONE = "phase_one"
    PHASE_TWO = "phase_two"
    CAMP_FIRST = "camp_first"
    # preparation
    COLLECTED = "collected"
    MUSTERED = "mustered"
    NO_DIE_THERE = "no_die_there"
    EXCHANGE_NEEDS_ZEPPELIN = "exchange_needs_zeppelin"
    ZEPPELIN_FOR_ZEPPELIN = "zeppelin_for_zeppelin"
    EXCHANGED_BEFORE = "exchanged_before"
    NOBODY_IN_CAVES = "nobody_in_caves"
    CAVES_LEAD_TO_MOUNTAINS = "caves_lead_to_mountains"
    CAVES_NEED_EMPTY = "caves_need_empty"
    # tokens and tiles
    NOT_IN_RESERVE = "not_in_reserve"
    NOT_ON_TILE = "not_on_tile"
    NOT_IN_GRAVEYARD = "not_in_graveyard"
    NOT_YOUR_TILE = "not_your_tile"
    OWN_TILE = "own_tile"
    SHIELDED = "shielded"
    DEVASTATED = "devastated"
    MOUNTAIN = "mountain"
    ZEPPELIN_HOLDS = "zeppelin_holds"
    NOT_ADJACENT = "not_adjacent"
    CAMP_NOT_ADJACENT = "camp_not_adjacent"
    NO_HOSTAGES = "no_hostages"
    NOBODY_TO_CAPTURE = "nobody_to_capture"
    CAMP_NOT_CAPTURED = "camp_not_captured"
    # dice
    DICE_MISSING = "dice_missing"
    REQUIREMENT = "requirement"
    BEATING_NEEDLESS = "beating_needless"
    BEATING_MISSING = "beating_missing"
    BEATING_LOW = "beating_low"
    CUBES_SHORT = "cubes_short"
    DIE_AT_SIX = "die_at_six"
    DIE_AT_ONE = "die_at_one"
    DIE_ABOVE_SIX = "die_above_six"
    DIE_THERE_ALREADY = "die_there_already"
    NO_REROLL = "no_reroll"
    SACRIFICED = "sacrificed"
    NO_CRYSTAL = "no_crystal"
    NO_DIE_IN_SUPPLY = "no_die_in_supply"
    # cards
    CARD_NOT_OWNED = "card_not_owned"
    CARD_USED = "card_used"
    BUILT = "built"
    CARD_NOT_ON_OFFER = "card_not_on_offer"
    CARD_TOO_DEAR = "card_too_dear"
    CARD_NEEDS_TILE = "card_needs_tile"
    CARD_TAKES_NO_TILE = "card_takes_no_tile"
    FORTRESS_GONE = "fortress_gone"
    FORTRESS_THERE = "fortress_there"
    PROBE_NEEDS_OPPONENT = "probe_needs_opponent"
    RAY_FIRED = "ray_fired"
    RECOVERED = "recovered"
    # theft
    NO_CAMP_THERE = "no_camp_there"
    NO_TOKEN_FOR_PLUNDER = "no_token_for_plunder"
    NO_CRYSTAL_THERE = "no_crystal_there"
    RELIC_NOT_THERE = "relic_not_there"
    CARD_NOT_THERE = "card_not_there"
    BUILDING_NOT_STOLEN = "building_not_stolen"
    NO_HOSTAGE_THERE = "no_hostage_there"
    NOT_HOSTAGE = "not_hostage"
    # the end of a turn
    CAMP_CAN_BE_PLACED = "camp_can_be_placed"


def refuse(reason: Reason, **details: object) -> Refusal:
    """A refusal with what fills the gaps of its sentence."""
    return Refusal(reason, details)
