"""Signs of one colour: the tools of the jobs, the clergy; sun and moon. All about the origin."""

from functools import partial

from engraving.geometry import curve
from engraving.ink import path
from engraving.markup import circle, mirrored, put, way
from engraving.palette import EDGE, INK
from engraving.picture import Picture

from machu_picchu.kit import BRASS_INK, WOOL, sprite

JOBS = ("farmer", "shepherd", "planter", "potter", "weaver")
CLERGY = ("virgin", "puma", "condor")


def tool(job: str, fill: str = INK) -> str:
    """The sign of a job in one colour."""
    k = f'fill="none" stroke="{fill}" stroke-linecap="round" stroke-linejoin="round"'
    return {
        "farmer": (
            f'<path d="M-6 11L7 -11M-4 1L4 5.4M7 -11L10 -8" {k} stroke-width="2.6"/><path d="M-10 '
            f'12L-5 8L-2 12Z" fill="{fill}"/>'
        ),
        "shepherd": (
            f'<path d="M4 12V-4A5.4 5.4 0 1 0 -6.4 -5" {k} stroke-width="2.8"/><path d="M-8 4H0M-8 '
            f'8H0" {k} stroke-width="1.6"/>'
        ),
        "planter": (
            f'<path d="M0 12V-2" {k} stroke-width="2.4"/><path d="M0 1C-8 1 -11 -4 -11 -9C-4 -9 0 '
            f'-5 0 1ZM0 -2C8 -2 11 -7 11 -12C4 -12 0 -8 0 -2Z" fill="{fill}"/>'
        ),
        "potter": (
            '<path d="M-4 -11H4L4 -7C10 -4 11 2 8 7L4 11H-4L-8 7C-11 2 -10 -4 -4 -7Z" '
            f'fill="{fill}"/><path d="M-9 -1H9M-9 3.4H9" stroke="#fff4d6" stroke-width="1.5"/>'
        ),
        "weaver": (
            f'<path d="M0 -12V12" {k} stroke-width="2"/><path d="M-8 -2C-4 -7 4 -7 8 -2C4 6 -4 6 '
            f'-8 -2Z" fill="{fill}"/><path d="M-5 -2.6H5M-4.6 0.6H4.6" stroke="#fff4d6" '
            f'stroke-width="1.3"/><path d="M-5 12H5" {k} stroke-width="2"/>'
        ),
        "clock": f'<path d="M-9 10H9L6 4H-6ZM-3 4V-9L3 -11V4Z" fill="{fill}"/>',
    }[job]


def clergy(kind: str, fill: str = INK) -> str:
    """Condor, puma or virgin in one colour."""
    if kind == "condor":
        left = way(
            "0,-4 -4,-6 -9,-10 -14,-9.4 -12.6,-6.4 -13.6,-4.6 -11.4,-3 -11.6,-0.6 -8.6,-0.4 "
            "-6,2.6 -2.6,2.4 -4.4,9 0,7.6"
        )
        return (
            f'<path d="{path(mirrored(left))}" fill="{fill}"/><path '
            f'd="M-2.6 -5.4C-2.6 -10.4 2.4 -11.4 3.4 -8.2L6 -6.6L2.8 -5.2Z" fill="{fill}"/><circle '
            'cx="0.9" cy="-7.8" r=".9" fill="#fff4d6"/>'
        )
    if kind == "puma":
        head = curve(
            way(
                "-10,-4 -10.6,-11.4 -5,-8.4 0,-9.2 5,-8.4 10.6,-11.4 10,-4 9.4,3 4.6,10 0,11.4 -4.6,10 -9.4,3"
            ),
            3,
            True,
        )
        return (
            f'<path d="{path(head)}" fill="{fill}"/><path d="M-7 -3.2L-2.4 -1.4L-3.4 0.8L-6.6 '
            '-0.4ZM7 -3.2L2.4 -1.4L3.4 0.8L6.6 -0.4Z" fill="#fff4d6"/>'
            '<path d="M-2.2 3.4H2.2L0 5.8Z" fill="#fff4d6"/><path d="M0 5.6V7.6M-4 7.2Q-2 9.2 0 '
            '7.6Q2 9.2 4 7.2" fill="none" stroke="#fff4d6" stroke-width="1.2"/>'
        )
    veil = curve(way("0,-12.4 6.6,-10 9,-2 9.4,11.4 -9.4,11.4 -9,-2 -6.6,-10"), 5, True)
    return (
        f'<path d="{path(veil)}" fill="{fill}"/><path d="M0 -8.6C4.6 -8.6 5 -3.6 4 -0.6C3 2.4 '
        '1.4 3.6 0 3.6S-3 2.4 -4 -0.6C-5 -3.6 -4.6 -8.6 0 -8.6Z" fill="#fff4d6"/>'
        f'<path d="M-2.6 -3H-1M1 -3H2.6M-1.2 0.8H1.2" stroke="{fill}" stroke-width="1.1"/>'
        '<path d="M-5.4 11L0 6.2L5.4 11" fill="none" stroke="#fff4d6" stroke-width="1.3"/>'
    )


def crescent(radius: float = 10.0, fill: str = "url(#moon_silver)", edge: bool = True) -> str:
    """A waning moon."""
    r = radius / 10
    stroke = f'stroke="{EDGE}" stroke-width="{1.3 * r:.2f}"' if edge else ""
    return (
        f'<path d="M{4.5 * r} {-9.2 * r}A{9.7 * r} {9.7 * r} 0 1 0 {9.6 * r} {4.6 * r}A{8 * r} '
        f'{8 * r} 0 1 1 {4.5 * r} {-9.2 * r}Z" fill="{fill}" {stroke}/>'
    )


def _token(kind: str) -> str:
    """A clergy sign on wool for panels."""
    ring = circle(15, "#e9c3b0", EDGE, 1.8) + circle(12.4, "none", WOOL[0], 1)
    return ring + put(clergy(kind, "#4a1420"), 0, 0, 0.8)


def pictures() -> list[Picture]:
    """`job.farmer` and its like, `job.clock`, `clergy.virgin` and its like in ink, `.brass` and on a ring `.token`."""
    out = [sprite(f"job.{job}", (30, 30), partial(tool, job)) for job in (*JOBS, "clock")]
    for kind in CLERGY:
        out.append(sprite(f"clergy.{kind}", (34, 30), partial(clergy, kind)))
        out.append(sprite(f"clergy.{kind}.brass", (34, 30), partial(clergy, kind, BRASS_INK)))
        out.append(sprite(f"clergy.{kind}.token", (34, 34), partial(_token, kind)))
    return out
