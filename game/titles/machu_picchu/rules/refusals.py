"""Why an action, or the text of one, is refused: every reason the rules know."""

from enum import StrEnum

from game.core.contract import Refusal


class Reason(StrEnum):
    """The reasons; each is the key of its sentence, `refusal.<reason>` in the locale.

    The details behind each fill the gaps of the sentence. Words of the closed lists (a district, a good, a job, a row,
    a tile, a question) come as such: their names are in the locale.
    """

    # the text of an action
    NOTATION = "notation"  # expected (a class of words, `argument` or `end`), found, nearest
    UNKNOWN_ACTION = "unknown_action"  # action, nearest
    # the moment
    GAME_OVER = "game_over"
    OTHER_QUESTION = "other_question"  # player, question
    # moves
    NOT_PRODUCTION = "not_production"  # district
    NOT_ADJACENT = "not_adjacent"  # origin, district
    ADJACENT = "adjacent"  # district: a ride to a neighbour
    SAME_DISTRICT = "same_district"  # district
    NO_LLAMA = "no_llama"
    TILE_TAKEN = "tile_taken"  # tile
    # districts
    TOO_FEW_INCAS = "too_few_incas"  # district, count
    GOODS_SHORT = "goods_short"  # cost, lacking: maps from goods to pieces
    TOO_FEW_CARDS = "too_few_cards"  # row, count
    GOOD_TWICE = "good_twice"  # good
    TOO_MANY_GOODS = "too_many_goods"  # count
    UNIT_SHORT = "unit_short"  # good, pieces
    JOB_ELSEWHERE = "job_elsewhere"  # job, district
    JOB_HIRED = "job_hired"  # job
    NO_SUPPLY = "no_supply"
    ROW_ELSEWHERE = "row_elsewhere"  # row, district
    ROW_EMPTY = "row_empty"  # row
    NOT_ON_MARKET = "not_on_market"  # good
    ADJUST_FIRST = "adjust_first"
    COLUMN_FULL = "column_full"  # good
    COLUMN_EMPTY = "column_empty"  # good
    NO_INCA_THERE = "no_inca_there"  # job
    # trail and night
    GOODS_COUNT = "goods_count"  # count
    CARDS_COUNT = "cards_count"  # count
    CARD_TWICE = "card_twice"  # card
    CARD_NOT_HELD = "card_not_held"  # card
    OTHER_TILE = "other_tile"  # tile: the one that is asked about


def refuse(reason: Reason, **details: object) -> Refusal:
    """A refusal with what fills the gaps of its sentence."""
    return Refusal(reason, details)
