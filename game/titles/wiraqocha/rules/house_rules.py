"""The house rules of a game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulings that players may turn round; the defaults are the rulings themselves."""

    probed_camp_waits_for_owner: bool = True
    exchange_keeps_die: bool = True
    limited_dice: bool = True
    plunder_keeps_die: bool = True
