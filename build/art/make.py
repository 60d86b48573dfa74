"""Draw the game's pictures: python build/art/make.py [--only tiles,tokens] [--out FOLDER] [--jobs 2].

Each is written to the folder of its owner: assets/shell/pictures or assets/TITLE/pictures.

Without --only everything is drawn and files that belong to no picture are removed. Needs the packages of the `art`
extra (pip install -e '.[art]'). The same sources and packages on one machine give the same bytes.
"""

import argparse
import multiprocessing
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from catalogue import SUBJECTS, owner, pictures  # noqa: E402
from engraving.icons import write_icon  # noqa: E402
from engraving.output import encode, entry, read_manifest, write_manifest  # noqa: E402

_LONG = ("table", "title", "dice", "landscape", "cover")  # the subjects to begin with


def _draw(task: tuple[str, str, float, Path]) -> str:
    """Draw one picture at one scale; gives its name for the progress line."""
    subject, name, scale, folder = task
    picture = next(p for p in pictures(subject) if p.name == name)
    image = picture.draw(scale)
    if image.size != picture.pixels(scale):
        raise ValueError(f"{name} at scale {scale:g} is {image.size}, not {picture.pixels(scale)}")
    encode(image, folder / picture.file(scale), picture.smooth)
    return f"{name}@{scale:g}"


def _tidy(folder: Path, wanted: set[str]) -> None:
    """Remove pictures that the manifest does not name."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Draw the game's pictures.")
    parser.add_argument("--only", help=f"subjects, separated by commas: {', '.join(SUBJECTS)}")
    parser.add_argument("--out", type=Path, default=ROOT / "assets", help="the folder of assets to write to")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many to draw in parallel")
    arguments = parser.parse_args()
    arguments.subjects = arguments.only.split(",") if arguments.only else list(SUBJECTS)
    unknown = [name for name in arguments.subjects if name not in SUBJECTS]
    if unknown:
        parser.error(f"there is no subject {', '.join(unknown)}; there are {', '.join(SUBJECTS)}")
    return arguments


def main() -> int:
    """Draw what was asked for and bring the manifests up to date."""
    arguments = _arguments()
    drawn = {subject: pictures(subject) for subject in SUBJECTS}
    owners = {owner(subject, picture.name) for subject in drawn for picture in drawn[subject]}
    folders = {name: arguments.out / name / "pictures" for name in sorted(owners)}
    entries = {name: read_manifest(folder) if arguments.only else {} for name, folder in folders.items()}
    tasks = []
    for subject in arguments.subjects:
        for picture in drawn[subject]:
            whose = owner(subject, picture.name)
            entries[whose][picture.name] = entry(picture)
            tasks += [(subject, picture.name, scale, folders[whose]) for scale in picture.scales]
    tasks.sort(key=lambda task: (task[0].rpartition("/")[2] not in _LONG, task))
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for i, name in enumerate(pool.imap_unordered(_draw, tasks), 1):
            print(f"\r{i}/{len(tasks)} {name:50}", end="", file=sys.stderr)
    print(file=sys.stderr)
    icons = write_icon(folders["shell"]) if "icons" in arguments.subjects else []
    for whose in sorted({owner(subject, name) for subject, name, _, _ in tasks}):
        folder = folders[whose]
        folder.mkdir(parents=True, exist_ok=True)
        write_manifest(entries[whose], folder)
        if not arguments.only:
            files = {file for each in entries[whose].values() for file in each["files"].values()}
            _tidy(folder, files | set(icons) | {"manifest.json"})
    return 0


if __name__ == "__main__":
    sys.exit(main())
