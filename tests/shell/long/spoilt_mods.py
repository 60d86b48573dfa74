"""Spoils files of the shipped mods, and of those of the guide, in every way that a careless hand or a hostile one
might, and reads them.

    python -m tests.shell.long.spoilt_mods [--count 5000] [--seed 1] [--title NAME]

Every spoilt mod must be read or refused: nothing else may be raised, no file outside its folder may be opened, and
it may take neither long nor much memory. Prints what came of them; exit code 1 where one did otherwise.
"""

import random
import shutil
import struct
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game import __version__
from game.base.files.json_values import Json
from game.base.files.problems import ContentError
from game.base.files.program_folders import data_folder
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import plain
from game.base.i18n.words import available_languages, locale_folder
from game.core.contract import Applied
from game.core.registry import default, title, titles
from game.kit.data.mods.folder import MANIFEST, ModFolder
from game.kit.data.mods.manifest import HostProgram
from game.kit.data.mods.pictures import read_picture
from game.kit.data.mods.player_mods import mod_parts
from game.kit.data.mods.reader import ModReader
from tests.shell.long.proof import conclude, most_memory, options_for_titles
from tests.support.modding_guide import write_mods
from tests.support.title_examples import EXAMPLES

SECONDS = 2.0  # of processor time for one mod
MEGABYTES = 200
PROGRAM = HostProgram(__version__, available_languages(), mod_parts())
STEPS = 40  # played with every mod that is read
WORDS = (
    "../../../etc/passwd", "/etc/passwd", "..", "~", "C:\\Windows", "\x00", "null", "true", "1e999", "-1", "0",
    "999999999999999999999", "*a", "&a [*a]", "!!python/object:os.system x", "{}", "[]", "N8", "graveyard", "random",
    "é" * 50, "\u202e", "x" * 10_000, "0x10", "1:30", ".nan", "%TAG ! tag:x,2000:", "\t", "---", "...", "|", "?",
)  # fmt: skip
Rng = random.Random


class Opened:
    """The files and folders that were opened while it listened."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.listening = False
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if (
            self.listening
            and event in ("open", "os.scandir", "os.listdir")
            and isinstance(arguments[0], str | bytes)
        ):
            self.paths.append(str(arguments[0]))

    @contextmanager
    def during(self) -> Iterator[list[str]]:
        """The paths opened in the meantime."""
        self.paths = []
        self.listening = True
        try:
            yield self.paths
        finally:
            self.listening = False


def _text_of(rng: Rng, path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def flip(rng: Rng, path: Path) -> None:
    """Bits are turned."""
    raw = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 3, 20))):
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    path.write_bytes(bytes(raw))


def cut(rng: Rng, path: Path) -> None:
    """The end, or a piece, is missing."""
    raw = path.read_bytes()
    start, end = sorted((rng.randrange(len(raw)), rng.randrange(len(raw) + 1)))
    path.write_bytes(raw[:start] + (raw[end:] if rng.random() < 0.5 else b""))


def swap_lines(rng: Rng, path: Path) -> None:
    """Lines change places, or stand twice."""
    lines = _text_of(rng, path).splitlines(keepends=True)
    rng.shuffle(lines) if rng.random() < 0.3 else lines.insert(
        rng.randrange(len(lines) + 1), rng.choice(lines)
    )
    path.write_text("".join(lines), encoding="utf-8", errors="replace")


def word(rng: Rng, path: Path) -> None:
    """A value is another."""
    parts = _text_of(rng, path).replace(":", " : ").replace(",", " , ").split(" ")
    parts[rng.randrange(len(parts))] = rng.choice(WORDS)
    path.write_text(
        " ".join(parts).replace(" : ", ":").replace(" , ", ","), encoding="utf-8", errors="replace"
    )


def number(rng: Rng, path: Path) -> None:
    """Every figure of one kind is another."""
    text = _text_of(rng, path)
    digits = [mark for mark in text if mark.isdigit()] or ["1"]
    path.write_text(
        text.replace(rng.choice(digits), rng.choice(("0", "-3", "99", "4.5", "1e9"))), encoding="utf-8"
    )


def bomb(rng: Rng, path: Path) -> None:
    """Lists in lists, anchors that grow, very many keys, or a file that is far too long."""
    kind = rng.randrange(4)
    if kind == 0:
        text = "a: " + "[" * 50_000
    elif kind == 1:
        text = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    elif kind == 2:
        text = "cards:\n" + "".join(f"  c{i}: {{type: building}}\n" for i in range(4_000))
    else:
        text = "# " + "x" * 3_000_000
    path.write_text(text, encoding="utf-8")


def elsewhere(rng: Rng, path: Path) -> None:
    """The file is a link to a place outside, a folder, or not there."""
    path.unlink()
    kind = rng.randrange(3)
    if kind == 0:
        with suppress(OSError):  # Windows lets few users make links: then it is not there
            path.symlink_to(rng.choice(("/etc/passwd", "../../outside.yaml", "/dev/zero")))
    elif kind == 1:
        path.mkdir()


def picture(rng: Rng, path: Path) -> None:
    """A picture that says it is enormous, or that unpacks to far more than it says."""
    width, height = rng.choice(((100_000, 100_000), (64, 64), (2**31, 1), (0, 5), (2048, 2048)))
    packed = zlib.compress(b"\0" * rng.choice((10, 64 * 257, 20_000_000)), 9)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, rng.choice((0, 2, 3, 6, 9)), 0, 0, 0)),
        (b"IDAT", packed),
        (b"IEND", b""),
    ]
    raw = b"\x89PNG\r\n\x1a\n"
    for name, body in chunks:
        raw += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    path.write_bytes(raw)


WAYS: tuple[Callable[[Rng, Path], None], ...] = (
    flip,
    cut,
    swap_lines,
    word,
    word,
    number,
    bomb,
    elsewhere,
    picture,
)


def spoil(rng: Rng, folder: Path) -> str:
    """Spoil one or two files of the mod in a folder; what was done."""
    done = []
    for _ in range(rng.choice((1, 1, 2))):
        files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        path = rng.choice([path for path in files if path.stat().st_size] or files)
        way = rng.choice(WAYS)
        if way is picture:
            path = folder / "pictures" / rng.choice(("H8.png", "../../outside.png", "strange.png"))
            path = path if path.parent.is_dir() and ".." not in path.parts else folder / "mod.png"
        if (path.exists() and path.stat().st_size) or way is picture:
            way(rng, path)
        done.append(f"{way.__name__} {path.name}")
    return ", ".join(done)


def title_of(folder: Path) -> str:
    """The name of the title that a mod is for."""
    said = plain(read_yaml(folder / MANIFEST))
    assert isinstance(said, dict)
    return str(said.get("game", default()))


class GoodMod:
    """A mod that can be used, and the title that it is for, with its own data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.title = title(title_of(folder))
        self.data = self.title.data.load()

    def outcome(self, folder: Path, opened: Opened) -> str:
        """What comes of the mod as it is spoilt in a folder: `read` or `refused`, or what went wrong."""
        before, began = most_memory(), time.process_time()
        mod = None
        with opened.during() as paths:
            try:
                mod = self.title.data.mods().read(
                    ModReader(ModFolder(folder), self.title.name, PROGRAM), self.data
                )
                for name in mod.pictures:
                    read_picture(mod, name)
                found = "read"
            except ContentError:
                found = "refused"
        strange = [
            path for path in paths if not path.startswith((str(folder), str(locale_folder(self.title.name))))
        ]
        if strange:
            return f"opened {strange[0]}"
        if time.process_time() - began > SECONDS:
            return "took too long"
        if most_memory() - before > MEGABYTES:
            return "took too much memory"
        if mod is not None:
            self._play(self.title.data.mods().join(self.data, [mod]))
        return found

    def _play(self, data: Any) -> None:
        """A few steps in every layout, or in the title's own set-up."""
        example = EXAMPLES[self.title.name]
        setups: list[tuple[int, Mapping[str, Json]]] = [(2, setup) for setup in example.setups]
        for name, layout in getattr(data, "layouts", {}).items():
            setups.append(((layout.players or (2,))[0], {"layout": name, "variants": [], "house_rules": {}}))
        for seats, chosen in setups:
            setup = self.title.setups.read(example.colours[:seats], 1, chosen)
            state, rng = self.title.setups.new_game(data, setup), Rng(1)
            for _ in range(STEPS):
                options = self.title.rules.legal_actions(state)
                if not options:
                    break
                applied = self.title.rules.apply(state, self.title.rules.decider(state), rng.choice(options))
                assert isinstance(applied, Applied)
                state = applied.state


def run(count: int, seed: int, names: Sequence[str]) -> tuple[Counter[str], list[str]]:
    """Spoil and read so many mods of the titles of these names.

    What came of them, and every one that did otherwise than it should.
    """
    opened = Opened()
    tally: Counter[str] = Counter()
    wrong: list[str] = []
    with TemporaryDirectory() as place:
        folder, guide = Path(place).resolve() / "spoilt", Path(place).resolve() / "guide"
        write_mods(guide)
        good = sorted(path for around in (data_folder() / "mods", guide) for path in around.iterdir())
        mods = [GoodMod(path) for path in good if path.is_dir() and title_of(path) in names]
        for mod in mods:
            mod.outcome(mod.folder, opened)  # what is loaded late is loaded now
        for turn in range(count):
            rng = Rng(seed * 1_000_003 + turn)
            shutil.rmtree(folder, ignore_errors=True)
            mod = rng.choice(mods)
            shutil.copytree(mod.folder, folder)
            done = spoil(rng, folder)
            try:
                found = mod.outcome(folder, opened)
            except Exception as error:  # whatever it is, it is what is looked for here
                found = f"raised {error!r}"
            tally[found if found in ("read", "refused") else "wrong"] += 1
            if found not in ("read", "refused"):
                wrong.append(f"{turn}: {done}: {found}")
    return tally, wrong


def main() -> int:
    """Run the proof and print its figures."""
    options = options_for_titles(__doc__, count=5_000).parse_args()
    began = time.process_time()
    tally, wrong = run(options.count, options.seed, options.title or titles())
    seconds = time.process_time() - began
    print(
        f"spoilt mods: {options.count}, seed {options.seed}: {tally['read']} read, {tally['refused']} refused"
    )
    print(f"{seconds:.0f} s of processor time, at most {most_memory():.0f} MB of memory")
    return conclude(wrong)


if __name__ == "__main__":
    sys.exit(main())
