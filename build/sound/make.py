"""Write the game's sounds and their manifests: `python build/sound/make.py [--out FOLDER] [--only NAME …]`.

Each is written to the folder of its owner: assets/shell/sounds or assets/TITLE/sounds.

Needs the optional dependencies `sound` (numpy, soundfile). The same versions of both write the same bytes at every
run; another encoder writes other bytes of the same sound.
"""

import argparse
import json
import sys
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from soundworks.catalogue import RECIPES, Recipe
from soundworks.loudness import loudness
from soundworks.ogg import encode
from soundworks.synth import RATE

QUALITY = 0.35
AMBIENCE_QUALITY = 0.2
MUSIC_QUALITY = 0.1
MANIFEST = "manifest.json"
_ASSETS = Path(__file__).resolve().parents[2] / "assets"


def write(recipe: Recipe, folder: Path) -> float:
    """Write every variant of one sound; returns the length (seconds) of the longest."""
    longest = 0.0
    for variant, name in enumerate(recipe.files(), 1):
        wave = recipe.wave(variant)
        quality = MUSIC_QUALITY if recipe.streamed else AMBIENCE_QUALITY if recipe.looped else QUALITY
        data = encode(wave, quality, recipe.serial(variant))
        (folder / name).write_bytes(data)
        longest = max(longest, wave.shape[0] / RATE)
        print(
            f"{name:28}{wave.shape[0] / RATE:7.2f} s {loudness(wave):7.1f} dB {abs(wave).max():6.2f} {len(data):8}"
        )
    return longest


def manifest(recipes: Iterable[Recipe], lengths: dict[str, float]) -> str:
    """The text of an owner's manifest: for each name its files, whether it loops and is streamed, its length and its
    least gap in seconds.
    """
    sounds = {
        recipe.name: {
            "files": list(recipe.files()),
            "looped": recipe.looped,
            "streamed": recipe.streamed,
            "seconds": round(lengths[recipe.name], 2),
            "gap": recipe.gap,
        }
        for recipe in recipes
        if recipe.name in lengths
    }
    return json.dumps({"version": 1, "sounds": sounds}, indent=1) + "\n"


def _known_lengths(path: Path) -> dict[str, float]:
    """The lengths of an earlier run, which a run of only some names keeps."""
    if not path.exists():
        return {}
    sounds = json.loads(path.read_text(encoding="utf-8"))["sounds"]
    return {name: float(entry["seconds"]) for name, entry in sounds.items()}


def build(assets: Path, names: Collection[str] = ()) -> None:
    """Write the sounds of these names (all without any) and the manifests into a folder of assets."""
    for owner, recipes in RECIPES.items():
        chosen = [recipe for recipe in recipes if not names or recipe.name in names]
        if chosen:
            _build(assets / owner / "sounds", recipes, chosen)


def _build(folder: Path, recipes: Sequence[Recipe], chosen: Sequence[Recipe]) -> None:
    """Write the chosen ones of an owner's sounds, and the manifest of all, into a folder, made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    lengths = _known_lengths(folder / MANIFEST)
    lengths |= {recipe.name: write(recipe, folder) for recipe in chosen}
    (folder / MANIFEST).write_text(manifest(recipes, lengths), encoding="utf-8")
    kept = {name for recipe in recipes for name in recipe.files()}
    for stale in folder.glob("*.ogg"):
        if stale.name not in kept:
            stale.unlink()
    total = sum(path.stat().st_size for path in folder.glob("*.ogg"))
    print(f"{len(list(folder.glob('*.ogg')))} files, {total / 1e6:.2f} MB in {folder}")


def main(arguments: list[str] | None = None) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description="Write the game's sounds.")
    parser.add_argument("--out", type=Path, default=_ASSETS, help="the folder of assets to write to")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only these sounds")
    parser.add_argument(
        "--list", action="store_true", help="print when each sound is played, and write nothing"
    )
    chosen = parser.parse_args(arguments)
    everything = [recipe for recipes in RECIPES.values() for recipe in recipes]
    known = {recipe.name for recipe in everything}
    unknown = [name for name in chosen.only if name not in known]
    if unknown:
        parser.error(f"no sound is called {', '.join(unknown)}; --list prints all names")
    if chosen.list:
        for owner, recipes in RECIPES.items():
            for recipe in recipes:
                print(f"{owner:14}{recipe.name:20}{recipe.when}")
        return 0
    build(chosen.out, chosen.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
