"""Which Legendary powers have a page in the book of rules, in the order of their wallas."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LEGENDARY: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "inka": ("light_shield", "sonic_puma", "lightning_bolt", "magnetic_field", "radioactive_rain"),
        "quya": ("firewall", "hurricane_winds", "alluvium", "quake", "soul_hold"),
        "chanka": ("black_hole", "stridic_amaru", "gold_web", "biomagnetism", "infinite_time"),
        "supay": (
            "mental_subjugation",
            "terrible_abomination",
            "berserker_fury",
            "alpha_predator",
            "vital_absorption",
        ),
        "amaru": ("supervolcano", "hypertornado", "macrotsunami", "ultraseism", "megatomb"),
    }
)
"""By ayllu, from its Guide to its Shaman; each has a diagram of its name."""
ADDITIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "radioactive_rain": "sacrifice",
        "infinite_time": "avatar",
        "berserker_fury": "pain",
        "alpha_predator": "ultimate",
    }
)
"""What is bought with a power and told on its page."""
