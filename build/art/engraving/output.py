"""Writing pictures and their manifest: the same drawing gives the same bytes."""

import json
from pathlib import Path
from typing import Any

from PIL import Image

from engraving.picture import Picture
from engraving.quantise import with_palette

_FEW = 256


def encode(image: Image.Image, path: Path, smooth: bool = False) -> None:
    """Write a picture in the format of its suffix, as small as looks the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".jpg":
        quality = 80 if image.width > 3000 else 88
        image.convert("RGB").save(path, quality=quality, subsampling=0, optimize=True)
    elif path.suffix == ".webp":
        image.save(path, quality=86, alpha_quality=95, method=6, exact=False)
    elif smooth or image.getcolors(_FEW) is not None:
        image.save(path, optimize=True)
    else:
        small, opacities = with_palette(image)
        small.save(path, optimize=True, transparency=opacities)


def entry(picture: Picture) -> dict[str, Any]:
    """What the manifest says of a picture; lengths in units of the 1920 x 1080 layout."""
    files = {f"{scale:g}": picture.file(scale) for scale in picture.scales}
    out: dict[str, Any] = {"size": list(picture.size), "files": files}
    if picture.anchor is not None:
        out["anchor"] = [round(value, 2) for value in picture.anchor]
    if picture.margins is not None:
        out["margins"] = list(picture.margins)
    if picture.grid is not None:
        out["grid"] = list(picture.grid)
    if picture.facts:
        out["facts"] = picture.facts
    return out


def write_manifest(entries: dict[str, Any], folder: Path) -> None:
    """manifest.json, one picture a line, by name."""
    lines = [f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    (folder / "manifest.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest that lies there, or an empty one."""
    path = folder / "manifest.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}
