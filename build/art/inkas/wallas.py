"""The wallas of the four peoples, each on its disc, whose centre is the origin; about 115 units high.

A role is a silhouette: a Guide's fan and torch, a Scout's wings, a Fighter's shield and mace, a Hunter's bow and ears,
a Shaman's bell and broad hat. An ayllu is a colour, a rim and a face. All else is one person's own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from engraving.geometry import curve
from engraving.markup import lines, put, way
from engraving.picture import Picture
from engraving.pieces import dot, shape

from inkas import garb, weapons
from inkas.emblems import disc, medal
from inkas.faces import band, face, horns
from inkas.kit import COLOUR, SKIN, livery_of, sprite

LIVING = ((136, 160), (66, 126))  # size, and where the centre of the disc is
DEAD = ((180, 146), (92, 76))
_HEAD = -70.0


@dataclass(frozen=True)
class Walla:
    """Who a walla is: its people and role, and what it alone has.

    `head` is its headgear, or its wings if it is a Scout; `tocapu` the sign on its breast with ground and ink.
    """

    name: str
    ayllu: str
    role: str
    weapon: Callable[..., str]
    head: Callable[..., str]
    cloth: str
    tocapu: tuple[str, str, str]
    trait: str = ""
    woman: bool = False


_G, _W, _S = garb, weapons, "url(#gold)"
_CREAM, _INK, _RED, _NAVY, _GOLD, _LEAF = "#fff4d6", "#2b1a10", "#b5302a", "#1b2f6b", "#f0c040", "#2f6f4c"
WALLAS = (
    Walla(
        "ayar_manqu",
        "inka",
        "guide",
        _W.torch,
        _G.sun_plumes,
        "steps",
        ("M0 -7V7M-7 0H7M-5 -5L5 5M5 -5L-5 5", _RED, _GOLD),
    ),
    Walla(
        "ayar_awqa",
        "inka",
        "scout",
        _W.sling,
        _G.broad_wings,
        "bars",
        ("M-6 5L0 -2L6 5M-6 -1L0 -8L6 -1", _NAVY, _CREAM),
        "scar",
    ),
    Walla("ayar_kachi", "inka", "fighter", _W.star_mace, _G.crested, "zigzag", ("bolt", "", "")),
    Walla(
        "ayar_uchu",
        "inka",
        "hunter",
        _W.long_bow,
        _G.puma_hood,
        "checks",
        ("M-7 6H7L3 -6H-3ZM-4 0H4", _LEAF, _CREAM),
        "cheeks",
    ),
    Walla(
        "enigmatic_ally",
        "inka",
        "shaman",
        _W.crook,
        _G.flat_hat,
        "dots",
        ("M-6 -6H6L-6 6H6", _INK, _GOLD),
        "veil",
    ),
    Walla(
        "mama_uqllu",
        "quya",
        "guide",
        _W.hearth,
        _G.moon_plumes,
        "waves",
        ("M-6 -2A6 6 0 0 0 6 -2M0 -7V4M-4 7H4", _CREAM, _RED),
        "",
        True,
    ),
    Walla(
        "mama_qura",
        "quya",
        "scout",
        _W.herbs,
        _G.slender_wings,
        "zigzag",
        ("M0 7V-7M0 3L-6 -2M0 3L6 -2M0 -2L-4 -6M0 -2L4 -6", _LEAF, _CREAM),
        "flower",
        True,
    ),
    Walla(
        "mama_waqu", "quya", "fighter", _W.bolas, _G.crescent_helmet, "bars", ("waves", "", ""), "scar", True
    ),
    Walla(
        "mama_rawa",
        "quya",
        "hunter",
        _W.horn_bow,
        _G.fox_hood,
        "steps",
        ("M-7 -5L-3 6L0 -4L3 6L7 -5", _RED, _CREAM),
        "cheeks",
        True,
    ),
    Walla(
        "secret_ally",
        "quya",
        "shaman",
        _W.moon_staff,
        _G.moon_hat,
        "dots",
        ("M4 -7A7.4 7.4 0 1 0 7 4A6 6 0 0 1 4 -7", _NAVY, _CREAM),
        "scarf",
        True,
    ),
    Walla(
        "yawar_supay",
        "chanka",
        "guide",
        _W.blood_torch,
        _G.tall_plumes,
        "bars",
        ("M0 -8C6 0 5 7 0 7S-6 0 0 -8M0 2V4", _CREAM, _RED),
        "tears",
    ),
    Walla(
        "wayra_sumaq",
        "chanka",
        "scout",
        _W.pipes,
        _G.wind_wings,
        "waves",
        ("M-7 3A4 4 0 1 1 0 2A5 5 0 1 0 7 -3", _GOLD, _NAVY),
        "",
        True,
    ),
    Walla("yana_uru", "chanka", "fighter", _W.fork, _G.spider_helmet, "checks", ("web", "", ""), "", True),
    Walla(
        "sinchi_thupaq",
        "chanka",
        "hunter",
        _W.twin_bow,
        _G.jaguar_hood,
        "dots",
        ("M-7 6L-2 -4L1 2L4 -6L7 6Z", _INK, _GOLD),
        "beard",
    ),
    Walla(
        "amsay_rumi",
        "chanka",
        "shaman",
        _W.stone_staff,
        _G.stone_hat,
        "steps",
        ("M-6 7V-1H-2V-6H2V-1H6V7Z", _CREAM, _INK),
        "stone",
    ),
    Walla(
        "simpira",
        "supay",
        "guide",
        _W.serpent_torch,
        _G.flame_plumes,
        "zigzag",
        ("M0 0A3 3 0 0 1 3 3A5.6 5.6 0 0 1 -6 2A7.4 7.4 0 0 1 6 -4", _GOLD, _INK),
        "",
        True,
    ),
    Walla(
        "qarqacha",
        "supay",
        "scout",
        _W.claws,
        _G.bat_wings,
        "bars",
        ("M-6 7V-3L-2 -7V1H3V-7L7 -3V7", _INK, _CREAM),
        "muzzle",
    ),
    Walla("ukumari", "supay", "fighter", _W.club, _G.bare, "checks", ("claws", "", ""), "bear"),
    Walla(
        "manchay",
        "supay",
        "hunter",
        _W.bone_bow,
        _G.wolf_hood,
        "dots",
        ("M-6 -7L-4 7M0 -7V7M6 -7L4 7", _CREAM, _RED),
        "skull",
    ),
    Walla(
        "nakaq",
        "supay",
        "shaman",
        _W.sickle,
        _G.crooked_hat,
        "waves",
        ("M-6 7L4 -6Q8 -3 6 2M-2 2L2 6", _LEAF, _CREAM),
        "beard",
    ),
)


def _skins(walla: Walla) -> tuple[str, str]:
    return {
        "stone": ("#6d7280", "#454b5a"),
        "bear": ("#6d4026", "#4a2a16"),
        "muzzle": ("#c98f5c", "#94602f"),
    }.get(walla.trait, SKIN[walla.ayllu])


def _breast(walla: Walla, x: float, y: float, s: float = 1.0) -> str:
    return put(garb.tocapu(*walla.tocapu, s), x, y)


def _horned(walla: Walla, y: float = _HEAD) -> str:
    return horns(y) if walla.ayllu == "supay" else ""


def _fill(walla: Walla) -> str:
    return f"url(#body_{COLOUR[walla.ayllu]})"


def _guide(walla: Walla) -> str:
    """A great fan of plumes and a raised torch, in a long cloak."""
    p = livery_of(walla.ayllu)
    cloak = (
        curve(way("-11,-60 -26,-44 -32,-4"), 5)
        + curve(way("-32,-4 0,5 27,-4"), 4)
        + curve(way("27,-4 22,-44 11,-60"), 5)
    )
    out = walla.head(walla.ayllu, _HEAD) + put(walla.weapon(), 33, -40) + shape(cloak, p.dark, 2.2)
    out += garb.tunic(walla.name, walla.ayllu, garb.bell(-60, -3, 20), _fill(walla), walla.cloth, -3)
    out += garb.limb("M12 -53L23 -45L33 -39", p.middle) + dot(33, -38, 4.8, _skins(walla)[0])
    out += _breast(walla, 0, -36) + face(walla.ayllu, walla.woman, walla.trait, _HEAD)
    return out + _horned(walla) + band(_HEAD)


def _scout(walla: Walla) -> str:
    """Wings spread wide, a running step."""
    light, dark = _skins(walla)
    out = walla.head(walla.ayllu)
    out += garb.limb("M-4 -28L-16 -14L-29 -14", dark, 6) + garb.limb("M5 -28L16 -18L12 1L20 2", light, 6)
    out += garb.tunic(walla.name, walla.ayllu, garb.bell(-60, -24, 16), _fill(walla), walla.cloth, -24)
    out += (
        garb.limb("M11 -55L21 -47L27 -38", light, 5) + put(walla.weapon(), 28, -37) + dot(28, -37, 4.2, light)
    )
    low = 3 if walla.trait == "muzzle" else 0
    out += (
        _breast(walla, 0, -43 + low, 0.94)
        + face(walla.ayllu, walla.woman, walla.trait, _HEAD)
        + _horned(walla)
    )
    return out + band(_HEAD, livery_of(walla.ayllu).middle) if walla.trait != "muzzle" else out


def _fighter(walla: Walla) -> str:
    """A big round shield and a raised weapon, legs apart."""
    light, dark = _skins(walla)
    legs = "M-5 -28L-14 0M5 -28L14 0"
    out = put(walla.weapon(), 28, -62, 1, 24 if walla.weapon is not weapons.bolas else 0)
    out += lines(legs, 11.4) + lines(legs, 7, dark) + lines("M-18 1.4H-9M11 1.4H20", 4.6, "#4a2c16")
    broad = 16 if walla.trait == "bear" else 13
    out += garb.tunic(walla.name, walla.ayllu, garb.bell(-60, -22, 19, broad), _fill(walla), walla.cloth, -22)
    out += garb.limb("M13 -56L27 -53L27 -62", light, 6) + dot(28, -63, 4.8, light)
    out += (_horned(walla) if walla.trait == "bear" else "") + face(
        walla.ayllu, walla.woman, walla.trait, _HEAD
    )
    out += walla.head(walla.ayllu, _HEAD)
    return out + put(weapons.shield(walla.tocapu[0], COLOUR[walla.ayllu]), -16, -33)


def _hunter(walla: Walla) -> str:
    """A great bow and a pelt with ears."""
    light, dark = _skins(walla)
    pelts = {"puma_hood": "#c98f4a", "fox_hood": "#d0662c", "jaguar_hood": "#e0b04a", "wolf_hood": "#3a333a"}
    fur = pelts[walla.head.__name__]
    legs = "M-5 -28L-11 0M5 -28L12 0"
    out = lines(legs, 11.4) + lines(legs, 7, dark) + lines("M-15 1.4H-6M9 1.4H18", 4.6, "#4a2c16")
    pelt = curve(way("-9,-62 4,-40 20,-20 32,-8"), 5) + curve(way("32,-8 31,-38 13,-64"), 5)
    out += shape(pelt, fur, 2)
    out += garb.tunic(walla.name, walla.ayllu, garb.bell(-60, -19, 18), _fill(walla), walla.cloth, -19)
    out += _breast(walla, 3, -35, 0.94)
    out += (_horned(walla) if walla.ayllu == "supay" else "") + face(
        walla.ayllu, walla.woman, walla.trait, _HEAD
    )
    out += walla.head(walla.ayllu, _HEAD) + put(walla.weapon(livery_of(walla.ayllu).middle), -26, -50)
    return out + garb.limb("M10 -54L-4 -52L-20 -50", light, 5) + dot(-22, -50, 4.6, light)


def _shaman(walla: Walla) -> str:
    """A bell of a robe, a broad hat, a staff, and the void in the hand."""
    p = livery_of(walla.ayllu)
    out = put(walla.weapon(), 31, -48)
    robe = (
        curve(way("-9,-62 -18,-40 -35,0"), 6)
        + curve(way("-35,0 0,9 33,0"), 6)
        + curve(way("33,0 18,-40 9,-62"), 6)
    )
    out += garb.tunic(walla.name, walla.ayllu, robe, _fill(walla), walla.cloth, -2)
    out += garb.limb("M10 -53L22 -47L31 -45", p.dark, 5) + dot(31, -45, 4.6, _skins(walla)[0])
    out += _breast(walla, 1, -33) + face(walla.ayllu, walla.woman, walla.trait, _HEAD)
    out += walla.head(walla.ayllu, _HEAD - 3) + (horns(_HEAD - 2, 0.9) if walla.ayllu == "supay" else "")
    return out + garb.limb("M-10 -52L-23 -46", p.dark, 5) + put(weapons.void(), -31, -46)


_BODIES: dict[str, Callable[[Walla], str]] = {
    "guide": _guide,
    "scout": _scout,
    "fighter": _fighter,
    "hunter": _hunter,
    "shaman": _shaman,
}


def figure(walla: Walla) -> str:
    """A walla without the disc."""
    return _BODIES[walla.role](walla)


def living(walla: Walla) -> str:
    """A walla that stands."""
    body = disc(walla.ayllu) + figure(walla) + medal(walla.ayllu)
    return put(body, 0, 0, through="halo_fine")


def dead(walla: Walla) -> str:
    """A walla that lies where it fell, pale and cold; its medal stays upright and in colour."""
    fallen = f'<g filter="url(#ashen)">{disc(walla.ayllu)}{figure(walla)}</g>'
    lying = f'<g transform="rotate(-84) translate(-2 44)">{fallen}</g>'
    return put(lying + medal(walla.ayllu, 2, 3, 14.5), 0, 0, through="halo_fine")


def pictures() -> list[Picture]:
    """`walla.ayar_manqu.yellow` and its like stand, `dead.ayar_manqu.yellow` and its like lie."""
    out = []
    for walla in WALLAS:
        name = f"{walla.name}.{COLOUR[walla.ayllu]}"
        out.append(sprite(f"walla.{name}", LIVING[0], partial(living, walla), LIVING[1]))
        out.append(sprite(f"dead.{name}", DEAD[0], partial(dead, walla), DEAD[1]))
    return out
