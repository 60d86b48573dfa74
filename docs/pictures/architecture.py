"""Draw the architecture from its real imports: python docs/pictures/architecture.py writes architecture.svg beside it.

A room is a package or module right below game/, or the package of a title. A room stands above all that it imports; of
the arrows only those are drawn that no other way of arrows says already.
"""

import ast
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(__file__).with_name("architecture.svg")
# Modules that are one thing with another room.
PART_OF = {"__main__": "cli"}

BOX, GAP, RISE, MARGIN = (132, 40), 26, 92, 40  # pixels
LANE = "|"  # begins the name of what is no room, but an arrow that passes
INK, PAPER, WOOD, BRASS = "#2b1a10", "#f8eed6", "#8a4526", "#b5832f"
FILLS = {"ui": "#b8cdb0", "scenes": "#a8c4c9"}
TITLE = "#d9ad55"

Graph = dict[str, set[str]]


def room_of(path: Path) -> str:
    """The room that a file of game/ belongs to."""
    return part_of(path.relative_to(ROOT / "game").with_suffix("").parts)


def part_of(parts: Sequence[str]) -> str:
    """The room of a module of game/ by the parts of its name; a title is its own."""
    if parts[0] == "titles" and len(parts) > 1:
        return parts[1]
    return PART_OF.get(parts[0], parts[0])


def is_room(name: str) -> bool:
    """Whether it is a package or module below game/, and no value of game itself."""
    return (ROOT / "game" / name).is_dir() or (ROOT / "game" / f"{name}.py").is_file()


def imported(path: Path) -> Iterator[str]:
    """The rooms that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "game" else [f"game.{one.name}" for one in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "game" and len(parts) > 1 and is_room(parts[1]):
                yield part_of(parts[1:])


def house() -> Graph:
    """Each room with those that it imports."""
    graph: Graph = {}
    for path in sorted((ROOT / "game").rglob("*.py")):
        room = room_of(path)
        if room not in ("__init__", "titles"):
            graph.setdefault(room, set()).update(imported(path))
            graph[room] -= {room, "titles"}
    return graph


def reach(graph: Graph, room: str) -> set[str]:
    """All that a room needs, also by way of others."""
    found: set[str] = set()
    waiting = list(graph[room])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph.get(name, ())
    return found


def direct(graph: Graph) -> Graph:
    """The arrows that no other way says already."""
    return {
        room: {name for name in below if not any(name in reach(graph, other) for other in below - {name})}
        for room, below in graph.items()
    }


def storeys(graph: Graph) -> list[list[str]]:
    """The rooms by height, the lowest first: each one storey above the highest that it imports."""
    height: dict[str, int] = {}

    def measure(room: str) -> int:
        if room not in height:
            height[room] = -1  # two rooms that import each other stand side by side
            height[room] = 1 + max((measure(name) for name in sorted(graph[room])), default=-1)
        return height[room]

    rows: list[list[str]] = [[] for _ in range(1 + max(measure(room) for room in graph))]
    for room in sorted(graph):
        rows[height[room]].append(room)
    return rows


def with_lanes(rows: list[list[str]], arrows: Graph) -> Graph:
    """The arrows cut at each storey that they pass: a lane of its own is added to the row there."""
    level = {room: number for number, row in enumerate(rows) for room in row}
    cut: Graph = {}
    for room in sorted(arrows):
        for name in sorted(arrows[room]):
            above = room
            for passed in range(level[room] - 1, level[name], -1):
                lane = f"{LANE}{room} {name} {passed}"
                rows[passed].append(lane)
                cut.setdefault(above, set()).add(lane)
                above = lane
            cut.setdefault(above, set()).add(name)
    return cut


def settle(rows: list[list[str]], arrows: Graph) -> None:
    """Order each storey so that arrows cross little: everything near the middle of what it is tied to."""
    tied: Graph = {}
    for room, below in arrows.items():
        for name in below:
            tied.setdefault(room, set()).add(name)
            tied.setdefault(name, set()).add(room)
    for _ in range(40):
        spots = spread(rows)
        for row in rows:
            row.sort(key=lambda one: fmean(spots[name][0] for name in tied.get(one, {one})))


def spread(rows: list[list[str]]) -> dict[str, tuple[float, float]]:
    """Where the middle of everything lies: across from the middle of the picture, down from its top."""
    spots = {}
    for level, row in enumerate(rows):
        x = -(sum(map(_width, row)) + GAP * (len(row) - 1)) / 2
        for one in row:
            spots[one] = (x + _width(one) / 2, MARGIN + BOX[1] / 2 + (len(rows) - 1 - level) * RISE)
            x += _width(one) + GAP
    return spots


def _width(one: str) -> float:
    return 4 if one.startswith(LANE) else BOX[0]


def draw(graph: Graph) -> str:
    """The picture as SVG."""
    rows = storeys(graph)
    arrows = with_lanes(rows, direct(graph))
    settle(rows, arrows)
    spots = spread(rows)
    half = max(abs(x) + _width(one) / 2 for one, (x, _) in spots.items()) + MARGIN
    height = 2 * MARGIN + BOX[1] + (len(rows) - 1) * RISE
    size = f'x="{-half:g}" width="{2 * half:g}" height="{height:g}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half:g} 0 {2 * half:g} {height:g}">',
        f'<rect {size} rx="14" fill="{PAPER}" stroke="{WOOD}" stroke-width="4"/>',
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0 0 8 4 0 8z" fill="{BRASS}"/></marker>',
        *(_arrow(one, name, spots) for one in sorted(arrows) for name in sorted(arrows[one])),
        *(_box(room, spots[room]) for room in sorted(graph)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _arrow(one: str, name: str, spots: dict[str, tuple[float, float]]) -> str:
    """An arrow, or the piece of one between two storeys."""
    ends = name.startswith(LANE)
    (x, y), (to_x, to_y) = spots[one], spots[name]
    y += BOX[1] / 2
    to_y -= BOX[1] / 2 + (0 if ends else 2)
    bend = (to_y - y) * 0.5
    way = f"M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}"
    rest = f"V{to_y + BOX[1]:g}" if ends else ""
    tip = "" if ends else ' marker-end="url(#tip)"'
    return f'<path d="{way}{rest}" fill="none" stroke="{BRASS}" stroke-width="1.6"{tip}/>'


def fill_of(room: str) -> str:
    """The colour of a room: titles have one of their own."""
    return TITLE if (ROOT / "game" / "titles" / room).is_dir() else FILLS.get(room, "#fbf3dc")


def _box(room: str, spot: tuple[float, float]) -> str:
    x, y = spot[0] - BOX[0] / 2, spot[1] - BOX[1] / 2
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{BOX[0]}" height="{BOX[1]}" rx="8" fill="{fill_of(room)}" '
        f'stroke="{INK}" stroke-width="1.5"/><text x="{x + BOX[0] / 2:g}" y="{y + 26:g}" font-size="17" '
        f'font-family="Georgia, serif" text-anchor="middle" fill="{INK}">{escape(room)}</text>'
    )


if __name__ == "__main__":
    TARGET.write_text(draw(house()), encoding="utf-8", newline="\n")
