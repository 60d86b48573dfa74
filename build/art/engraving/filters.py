"""The textures of paper, pigment, wood and felt as SVG filters, and the shared gradients."""

from engraving.palette import LIVERIES, WHITE, Livery

_SRGB = 'color-interpolation-filters="sRGB"'
_WIDE = 'x="-10%" y="-10%" width="120%" height="120%"'
_FULL = 'x="0" y="0" width="100%" height="100%"'
_ROOMY = 'x="-30%" y="-30%" width="170%" height="170%"'
_OPAQUE = "1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1"
Stop = tuple[float, str] | tuple[float, str, float]


def _noise(frequency: str, octaves: int, seed: int, result: str) -> str:
    return (
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" '
        f'seed="{seed}" result="{result}"/>'
    )


def _matrix(source: str, values: str, result: str) -> str:
    return f'<feColorMatrix in="{source}" type="matrix" values="{values}" result="{result}"/>'


def _speckle(rgb: tuple[float, float, float], channel: int, gain: float, base: float) -> str:
    """A matrix that paints one colour with the strength of a channel of noise."""
    rows = [f"0 0 0 0 {value}" for value in rgb]
    alpha = ["0"] * 4
    alpha[channel] = str(gain)
    return "  ".join([*rows, " ".join(alpha) + f" {base}"])


def _displace(frequency: str, octaves: int, seed: int, scale: float, result: str = "d") -> str:
    # The noise is made opaque first: where it is clear it would shift the whole picture.
    return (
        _noise(frequency, octaves, seed, "n0")
        + _matrix("n0", _OPAQUE, "n")
        + f'<feDisplacementMap in="SourceGraphic" in2="n" scale="{scale}" xChannelSelector="R" '
        f'yChannelSelector="G" result="{result}"/>'
    )


def _filter(name: str, region: str, inner: str) -> str:
    return f'<filter id="{name}" {region} {_SRGB}>{inner}</filter>'


def _clip(name: str, by: str, result: str) -> str:
    return f'<feComposite in="{name}" in2="{by}" operator="in" result="{result}"/>'


def _merge(*names: str) -> str:
    return "<feMerge>" + "".join(f'<feMergeNode in="{name}"/>' for name in names) + "</feMerge>"


def _wash(name: str, seed: int, tear: float) -> str:
    """Watercolour: edges torn by up to `tear`, pale blooms, grains of pigment."""
    inner = _displace("0.04", 3, seed + 7, tear) + '<feGaussianBlur in="d" stdDeviation="0.6" result="db"/>'
    inner += _noise("0.018 0.024", 4, seed + 21, "m")
    inner += _matrix("m", _speckle((1, 0.97, 0.88), 0, 1.3, -0.6), "lite") + _clip("lite", "db", "l2")
    inner += _noise("0.5", 2, seed + 3, "g")
    inner += _matrix("g", _speckle((0.25, 0.18, 0.1), 1, 0.45, -0.24), "gr") + _clip("gr", "db", "g2")
    return _filter(name, _WIDE, inner + _merge("db", "l2", "g2"))


def _overlaid(name: str, layers: list[tuple[str, int, int, str]], region: str = _FULL) -> str:
    """The source with speckled noises over it: (frequency, octaves, seed, matrix) each."""
    inner = ""
    names = ["SourceGraphic"]
    for i, (frequency, octaves, seed, matrix) in enumerate(layers):
        inner += _noise(frequency, octaves, seed, f"n{i}") + _matrix(f"n{i}", matrix, f"m{i}")
        inner += _clip(f"m{i}", "SourceAlpha", f"c{i}")
        names.append(f"c{i}")
    return _filter(name, region, inner + _merge(*names))


def _alone(name: str, frequency: str, octaves: int, seed: int, matrix: str) -> str:
    """Speckled noise in the shape of the source, without the source."""
    inner = _noise(frequency, octaves, seed, "n") + _matrix("n", matrix, "m") + _clip("m", "SourceAlpha", "c")
    return _filter(name, _FULL, inner)


def _paper() -> str:
    inner = _noise("0.035", 5, 12, "n")
    inner += (
        '<feDiffuseLighting in="n" surfaceScale="0.75" diffuseConstant="1.155" lighting-color="#fffaf0" '
        'result="li"><feDistantLight azimuth="225" elevation="60"/></feDiffuseLighting>'
        '<feBlend in="SourceGraphic" in2="li" mode="multiply" result="b"/>'
    )
    return _filter("paper", _FULL, inner + _clip("b", "SourceAlpha", "c"))


def _halo() -> str:
    """A cream rim round a piece, so that it stands out from any terrain, and its shadow."""
    inner = '<feMorphology in="SourceAlpha" operator="dilate" radius="1.5" result="a"/>'
    inner += '<feFlood flood-color="#fff6dc" flood-opacity="0.95"/>'
    inner += '<feComposite in2="a" operator="in" result="h"/>'
    inner += '<feGaussianBlur in="h" stdDeviation="0.5" result="h1"/>'
    inner += '<feOffset in="a" dx="4" dy="4"/><feGaussianBlur stdDeviation="2.6" result="s"/>'
    inner += '<feFlood flood-color="#140804" flood-opacity="0.62"/>'
    inner += '<feComposite in2="s" operator="in" result="s1"/>'
    return _filter("halo", _ROOMY, inner + _merge("s1", "h1", "SourceGraphic"))


def _modelled() -> str:
    """The source with its lower right edges in shade and its upper left ones in light, as a rounded thing has."""
    inner = '<feGaussianBlur in="SourceAlpha" stdDeviation="3" result="b"/>'
    for name, dx, dy, colour, opacity in (("low", -4, -5, "#2a1206", 0.5), ("top", 3, 4, "#fff6dc", 0.5)):
        inner += f'<feOffset in="b" dx="{dx}" dy="{dy}" result="o"/>'
        inner += '<feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>'
        inner += f'<feFlood flood-color="{colour}" flood-opacity="{opacity}"/>'
        inner += f'<feComposite in2="e" operator="in" result="{name}"/>'
    inner += '<feBlend in="top" in2="SourceGraphic" mode="soft-light" result="lit"/>'
    inner += '<feBlend in="low" in2="lit" mode="multiply" result="m"/>'
    return _filter("modelled", _ROOMY, inner + _clip("m", "SourceAlpha", "c"))


def _shadow(name: str, dx: float, dy: float, blur: float, opacity: float) -> str:
    inner = (
        f'<feDropShadow dx="{dx}" dy="{dy}" stdDeviation="{blur}" flood-color="#140804" '
        f'flood-opacity="{opacity}"/>'
    )
    return _filter(name, _ROOMY, inner)


def _blurs() -> str:
    return "".join(
        f'<filter id="blur{size}" x="-80%" y="-80%" width="260%" height="260%">'
        f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
        for size, deviation in ((1, 1), (2, 2.2), (4, 4), (9, 9), (20, 20), (40, 40))
    )


def _filters(seed: int) -> str:
    wobbles = (("wob", "0.045", 2, 4, 2.6), ("wob1", "0.02", 2, 4, 2), ("wob2", "0.03", 3, 9 - seed, 1.8))
    parts = [_filter(n, _WIDE, _displace(f, o, s + seed, a)) for n, f, o, s, a in wobbles]
    parts += [_wash("wash", seed, 5), _wash("wash_fine", seed, 1.8), _paper(), _halo(), _modelled(), _blurs()]
    parts += [_shadow("shadow", 3, 5, 4, 0.6), _shadow("shadow_small", 1.5, 2.5, 1.8, 0.55)]
    parts.append(_shadow("shadow_big", 6, 10, 10, 0.7))
    dark, light = _speckle((0.07, 0.02, 0.01), 0, 2.2, -0.98), _speckle((0.75, 0.36, 0.18), 1, 1.1, -0.55)
    parts.append(_overlaid("wood", [("0.004 0.35", 3, 8, light), ("0.0022 0.075", 5, 31, dark)]))
    parts.append(_overlaid("felt", [("0.9", 3, 2, _speckle((0, 0, 0), 1, 1.1, -0.4))]))
    parts.append(_overlaid("ivory", [("0.03 0.12", 3, 2, _speckle((0.62, 0.42, 0.18), 1, 0.5, -0.2))]))
    bloom, grain = _speckle((1, 0.97, 0.88), 0, 1.5, -0.72), _speckle((0.2, 0.12, 0.06), 1, 0.5, -0.24)
    parts.append(_overlaid("tinted", [("0.03 0.04", 3, 21 + seed, bloom), ("0.5", 2, 3, grain)], _WIDE))
    sooty = _matrix("SourceGraphic", ".74 .16 .04 0 -.02 .08 .8 .04 0 -.02 .08 .16 .66 0 -.02 0 0 0 1 0", "s")
    parts.append(_filter("sooty", _ROOMY, sooty))
    grey = _matrix("SourceGraphic", ".3 .5 .2 0 .02 .28 .46 .18 0 0 .2 .36 .14 0 0 0 0 0 1 0", "g")
    parts.append(_filter("grey", _WIDE, grey))
    parts.append(_alone("grain", "0.75", 2, 5, _speckle((0.3, 0.2, 0.1), 2, 0.9, -0.38)))
    parts.append(_alone("stain", "0.006", 4, 15, _speckle((0.52, 0.32, 0.12), 0, 1.6, -0.78)))
    return "".join(parts)


def _stops(stops: list[Stop]) -> str:
    out = ""
    for stop in stops:
        clear = f' stop-opacity="{stop[2]}"' if len(stop) == 3 else ""
        out += f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{clear}/>'
    return out


def linear(name: str, stops: list[Stop], x2: float = 0, y2: float = 1) -> str:
    """A gradient from the upper left corner towards (x2, y2) of the shape's box; downwards by default."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'


def radial(name: str, stops: list[Stop], x: float = 0.5, y: float = 0.5, radius: float = 0.5) -> str:
    """A round gradient in shares of the shape's box."""
    return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{radius}">{_stops(stops)}</radialGradient>'


def livery_gradients(name: str, colours: Livery) -> str:
    """`body_NAME` and `rim_NAME`: what is painted in a livery, and the rim of its disc."""
    body: list[Stop] = [(0, colours.light), (0.45, colours.middle), (1, colours.dark)]
    rim: list[Stop] = [(0, colours.dark), (0.3, colours.light), (0.55, colours.middle), (1, colours.dark)]
    return linear(f"body_{name}", body, 0.8, 1) + linear(f"rim_{name}", rim, 1, 0)


def _gradients() -> str:
    brass: list[Stop] = [
        (0, "#f7e2a0"),
        (0.18, "#d9ad55"),
        (0.5, "#b5832f"),
        (0.62, "#e7c678"),
        (1, "#7c5420"),
    ]
    parts = [
        linear("brass", brass, 0.35, 1),
        linear("brass_down", [(0, "#fbe9b0"), (0.35, "#cf9f48"), (0.75, "#9a6c28"), (1, "#6a4518")]),
        linear("brass_dark", [(0, "#6a4518"), (0.5, "#a87a34"), (1, "#e8c878")]),
        linear("mahogany", [(0, "#7a3d22"), (0.5, "#5a2a1a"), (1, "#34160d")]),
        linear("plate_valley", [(0, "#764620"), (0.5, "#5c3416"), (1, "#3c1e0c")]),
        linear("plate_mountain", [(0, "#46505a"), (0.5, "#3e4852"), (1, "#2b333b")]),
        linear("paper_fill", [(0, "#f5e9cc"), (1, "#e3cd9b")]),
        linear("die", [(0, "#fffdf2"), (0.6, "#f3e7c9"), (1, "#dcc79a")], 0.8, 1),
        linear("steel", [(0, "#eef0f1"), (0.4, "#b9bec4"), (1, "#5d646c")]),
        linear("iron", [(0, "#8d857a"), (0.4, "#5b5148"), (1, "#2f2822")], 0.9, 0.6),
        radial("table", [(0, "#8a4526"), (0.55, "#5c2a1a"), (1, "#2a100a")], 0.42, 0.38, 0.75),
        radial(
            "parchment",
            [(0, "#f8eed6"), (0.6, "#f0e1bc"), (0.88, "#e2ca96"), (1, "#c9a468")],
            0.48,
            0.45,
            0.72,
        ),
        radial("felt_fill", [(0, "#2f6550"), (0.7, "#1f4638"), (1, "#12291f")], 0.45, 0.4, 0.7),
        radial("vignette", [(0, "#000", 0), (0.7, "#000", 0), (1, "#0a0402", 0.6)], 0.5, 0.48, 0.72),
        radial("glow", [(0, "#ffd27a", 0.95), (0.35, "#ff9a2a", 0.6), (1, "#ff7a10", 0)]),
        radial("glow_soft", [(0, "#ffb040", 0.8), (0.5, "#ff8a1a", 0.3), (1, "#ff7a10", 0)]),
        radial("glass", [(0, "#fff", 0.05), (0.8, "#fff", 0.08), (1, "#fff", 0.5)]),
    ]
    parts += [livery_gradients(name, colours) for name, colours in LIVERIES.items()]
    return "".join(parts) + livery_gradients("white", WHITE)


def definitions(seed: int = 0) -> str:
    """All filters and gradients; `seed` varies the noise of pigment and line from drawing to drawing."""
    return "<defs>" + _filters(seed) + _gradients() + "</defs>"
