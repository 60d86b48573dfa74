"""The reading of one mod, as far as it is the same for every title: its parts, manifest, pictures and digest."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Final

from game.base.files.disk_questions import is_file, is_folder
from game.base.files.problems import ContentError, Problem, nearest, nearest_file
from game.base.files.source import Source
from game.base.files.yaml_text import MAX_PROBLEMS
from game.base.files.yaml_tree import plain
from game.core.mod import AdditionsT, Mod
from game.kit.data.mods import limits
from game.kit.data.mods.folder import MANIFEST, PICTURES, WORDS, ModFolder, is_plain
from game.kit.data.mods.manifest import HostProgram, Manifest, Texts, game_named, read_manifest
from game.kit.data.mods.png import PngError, check_png

_PICTURES: Final = ("png", "jpg", "jpeg", "gif", "bmp", "webp", "svg")  # endings


class ModReader:
    """One reading of a mod's folder, a part at a time. `texts` and the problems grow; only what says so raises."""

    def __init__(self, folder: ModFolder, title: str, program: HostProgram) -> None:
        """`title` is the one that asks: a mod for it may have its `parts`."""
        self.folder, self.program = folder, program
        self.parts = program.parts[title]
        self.texts: Texts = {language: {} for language in program.languages}
        self.sources: list[Source] = []
        self._parts_read: dict[str, Source] = {}
        folder.check_names(title, program)
        self.have = folder.names()
        self.manifest = self._read_manifest()
        """What mod.yaml says; None after its problems are added."""

    def problems(self) -> list[Problem]:
        """All that is wrong, the folder's problems first, then by file and line."""
        found = list(self.folder.problems)
        for source in self.sources:
            found += sorted(source.problems, key=lambda problem: problem.line)
        return found

    def _read_manifest(self) -> Manifest | None:
        if MANIFEST not in self.have:
            within = self.folder.mods_within()
            if within:
                self.folder.report("", "mod_deeper", inside=", ".join(within))
            else:
                near = nearest_file(MANIFEST, sorted(set(self.have) - set(self.parts)))
                self.folder.report(MANIFEST, "file_missing", near=near)
            return None
        source = self.part(MANIFEST)
        return read_manifest(source, self.program, self.texts) if source else None

    @property
    def game(self) -> str:
        """The title that the mod is for; no title's name where mod.yaml cannot be read or names none."""
        if self.manifest is not None:
            return self.manifest.game
        source = self._parts_read.get(MANIFEST)
        return game_named(source, self.program) if source else ""

    def manifest_problems(self) -> list[Problem]:
        """What is wrong with mod.yaml, or in the place of it."""
        of_manifest = (f"{self.folder.shown}/{MANIFEST}", self.folder.shown)
        return [problem for problem in self.problems() if problem.file in of_manifest]

    def part(self, name: str) -> Source | None:
        """A YAML file of the mod to be checked; None where it has none or after its problems are added."""
        source = self.folder.source(name) if name in self.have else None
        if source:
            self.sources.append(source)
            self._parts_read[name] = source
        return source

    def names_in(self, part: str, most: int) -> list[str] | None:
        """What `part`.yaml names, well written or not; None where that cannot be read or is more than `most`."""
        if f"{part}.yaml" not in self.have:
            return []
        source = self.source_of(part)
        names = [str(name) for name in source.entries((part,))] if source else []
        return names if source and len(names) <= most else None

    def source_of(self, part: str) -> Source | None:
        """The file `part`.yaml, if it was read and has what it is for."""
        source = self._parts_read.get(f"{part}.yaml")
        return source if source and source.is_map((part,)) else None

    def pictures(self, drawn: Mapping[str, str]) -> dict[str, str]:
        """The files of the mod's pictures by the name under which each is drawn: `card.boat` for `boat.png`.

        `drawn` has that name for every file that there may be, without its ending; any other file is a problem.
        """
        pictures: dict[str, str] = {}
        for name in self.folder.names(PICTURES):
            file = f"{PICTURES}/{name}"
            stem, _, ending = name.rpartition(".")
            if name.startswith("."):
                continue
            if ending != "png" or not is_plain(stem):
                self.folder.report(file, "not_png")
            elif stem not in drawn:
                near = nearest(stem, drawn)
                self.folder.report(
                    file, "mod_unknown_picture", near=f"{near}.png" if near else "", found=stem
                )
            elif self._is_good(file):
                pictures[drawn[stem]] = file
        for name in self.have:  # a picture of anything else may lie beside mod.yaml
            stem, _, ending = name.rpartition(".")
            if ending.lower() in _PICTURES and stem in drawn:
                self.folder.report(name, "mod_picture_beside", near=f"{PICTURES}/{stem}.png")
        if PICTURES not in self.have:
            self._report_elsewhere(drawn)
        return pictures

    def _report_elsewhere(self, drawn: Iterable[str]) -> None:
        """Pictures in a folder of another name, which is no slip in that of the right one."""
        for inside in self.have:
            if inside == WORDS or nearest(inside, (PICTURES,)) or not is_folder(self.folder.path / inside):
                continue
            for stem in drawn:
                if is_file(self.folder.path / inside / f"{stem}.png"):
                    self.folder.report(
                        f"{inside}/{stem}.png", "mod_picture_beside", near=f"{PICTURES}/{stem}.png"
                    )

    def _is_good(self, file: str) -> bool:
        raw = self.folder.bytes_of(file, limits.PICTURE_BYTES)
        if raw is None:
            return False
        try:
            check_png(raw)
        except PngError as fault:
            self.folder.problems.append(fault.problem(f"{self.folder.shown}/{file}"))
            return False
        return True

    def refuse_faults(self) -> None:
        """Raises ContentError with all that is wrong, as far as it can be told of."""
        problems = self.problems()
        if problems:
            raise ContentError(problems[:MAX_PROBLEMS])

    def mod(self, additions: AdditionsT, pictures: Mapping[str, str]) -> Mod[AdditionsT]:
        """The mod as it was read, which adds this. Raises ContentError with every problem found."""
        self.refuse_faults()
        manifest = self.manifest
        assert manifest is not None, "that is a problem"
        return Mod(
            manifest.name,
            manifest.version,
            manifest.authors,
            str(self.folder.path),
            self._digest(manifest.name),
            additions,
            self.texts,
            pictures,
            self.folder.files,
        )

    def _digest(self, name: str) -> str:
        """A name for what the parts say: neither words, pictures nor a version change it."""
        said = [name, *(plain(self._parts_read[part].root) for part in self._parts_read if part != MANIFEST)]
        text = json.dumps(said, ensure_ascii=False)
        return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
