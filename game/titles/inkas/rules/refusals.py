"""Why an action, or the text of one, is refused: every reason the rules know."""

from enum import StrEnum

from game.core.contract import Refusal


class Reason(StrEnum):
    """The reasons; each is the key of its sentence, `refusal.<reason>` in the locale.

    The details behind each fill the gaps of the sentence. Words of the closed lists (a walla, a wamani, an ayllu, a
    suyu, an offering, a power, a question) come as such: their names are in the locale.
    """

    # the text of an action
    NOTATION = "notation"  # expected (a class of words, or `end`), found, nearest
    UNKNOWN_ACTION = "unknown_action"  # action, nearest
    # the moment
    GAME_OVER = "game_over"
    OTHER_QUESTION = "other_question"  # seat, question
    REBIRTH_FIRST = "rebirth_first"
    REBIRTH_BEFORE = "rebirth_before"
    LATER_MODE = "later_mode"
    LED = "led"  # seat
    STEP_PAST = "step_past"  # question: the step that is closed (offering, move, attack, placement)
    MUST_PLACE = "must_place"
    DRAW_OFFERED = "draw_offered"
    NO_DRAW_ALONE = "no_draw_alone"
    ATTACKED_FIRST = "attacked_first"
    NO_THREAT = "no_threat"
    # before the quest
    AYLLU_TAKEN = "ayllu_taken"  # ayllu
    SUYU_TAKEN = "suyu_taken"  # suyu
    NOT_OPPOSITE = "not_opposite"
    SOLO_WAY = "solo_way"
    SOLO_UNCHOSEN = "solo_unchosen"
    SOLO_AYLLU = "solo_ayllu"  # ayllu
    # who acts
    NOT_OWN = "not_own"  # walla
    NOT_ALIVE_HERE = "not_alive_here"  # walla: it does not live on the board
    OTHER_ACTS = "other_acts"  # walla: the active one
    PARALYSED = "paralysed"  # walla, enemy
    NUMBED = "numbed"  # walla, enemy: whose power does it
    NO_POWER = "no_power"  # walla, power
    LLAMAS_SHORT = "llamas_short"  # need, count
    # partners
    NO_PARTNER = "no_partner"
    NOT_PARTNER = "not_partner"  # ayllu
    BORROWED_TOO_MUCH = "borrowed_too_much"  # need
    PARTNER_SHORT = "partner_short"  # count
    LENDING_DECLINED = "lending_declined"
    PURSE_COMMON = "purse_common"
    # moves
    NOT_IN_SUPPLY = "not_in_supply"  # walla
    NOT_HOME = "not_home"  # wamani
    HOME_LOST = "home_lost"  # wamani
    NO_STEP = "no_step"  # wamani
    WALL = "wall"  # wamani
    NOT_IN_SUYU = "not_in_suyu"  # wamani
    BACK_AGAIN = "back_again"  # wamani
    NOT_WITH_IT = "not_with_it"  # walla, wamani
    CARRIED_DEAD = "carried_dead"  # walla
    CARRIES_ITSELF = "carries_itself"  # walla
    MIXED_COMPANY = "mixed_company"
    ONE_AYLLU = "one_ayllu"
    # attacks and thefts
    NOT_ENEMY = "not_enemy"  # walla
    NOT_ALLY = "not_ally"  # walla
    OUT_OF_REACH = "out_of_reach"  # walla
    HERE_ALREADY = "here_already"  # walla
    ATTACKED_ALREADY = "attacked_already"  # walla
    # Legendary powers
    NO_LEGEND = "no_legend"  # walla: it has no such power
    POWER_MOMENT = "power_moment"  # walla
    POWER_PLACE = "power_place"  # walla
    POWER_STAFF = "power_staff"  # walla
    POWER_NAMES = "power_names"  # walla
    POWER_NOTHING = "power_nothing"  # walla
    POWER_ADDITION = "power_addition"  # walla
    NOT_STOPPED = "not_stopped"  # walla
    NOT_BLOWN = "not_blown"  # walla
    # the staff
    NOT_BEARER = "not_bearer"  # walla
    NOT_ON_FLOOR = "not_on_floor"  # wamani
    NOT_IN_HOLE = "not_in_hole"  # wamani
    NO_HOLE = "no_hole"  # wamani
    STAFF_OUT_OF_REACH = "staff_out_of_reach"
    STAFF_HELD = "staff_held"  # walla
    STAFF_LOCKED = "staff_locked"  # walla: by whose power
    NO_TAMPU = "no_tampu"  # walla
    # cards
    LOCKED = "locked"  # wamani
    NO_FINDER = "no_finder"  # wamani
    NOT_IN_HAND = "not_in_hand"  # card
    NOT_THE_MOMENT = "not_the_moment"  # card
    CARD_NAMES_WRONG = "card_names_wrong"  # card
    # offerings, evocation, wishes
    NO_OFFERING = "no_offering"  # offering
    OFFERING_MADE = "offering_made"
    NO_STORE = "no_store"
    STORED_TOO_MUCH = "stored_too_much"  # most
    STORE_FULL = "store_full"  # room
    NOT_LYING = "not_lying"  # walla: it does not lie dead on the board
    NOT_DEAD = "not_dead"  # walla
    HELD = "held"  # walla
    OWNER_OUT = "owner_out"  # walla
    PROTECTS_ALREADY = "protects_already"  # walla
    # ambushes
    NOT_ENTERED = "not_entered"  # walla
    NOT_IN_AMBUSH = "not_in_ambush"  # walla
    NEVER_AMBUSHED = "never_ambushed"  # walla: it has that power itself


def refuse(reason: Reason, **details: object) -> Refusal:
    """A refusal with what fills the gaps of its sentence."""
    return Refusal(reason, details)
