"""A title's data as typed definitions: checked, or known from a start before to be in order.

Checking needs a large library and a tenth of a second. What was in order once is kept, and found again as long as
not a byte of the data and of the code that reads it has changed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from game.base import files as base_files
from game.base.files.cached_file import CachedFile
from game.base.files.disk_questions import files_in
from game.base.files.json_values import from_json, to_json
from game.base.files.problems import ContentError

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DataLoader(Generic[T]):
    """How the data of a title are read.

    - `kind` gives the type of what is loaded, `files` are the names of its YAML files, `own` is the title's own folder.
    - `check` gives what files say, or None where they lack a part; all that is wrong it reports to them.
    - `kept` is the file's name of what is kept for the next start, `code` the folder of the code that checks.
    - `whole` says whether a folder must have all of the files; otherwise those that it lacks are the title's own.
    - `later` of the files, the last ones, are not in saves of earlier versions.
    """

    kind: Callable[[], type[T]]
    files: tuple[str, ...]
    own: Path
    check: "Callable[[DataFiles], T | None]"
    kept: str
    code: Path
    whole: bool = True
    later: int = 0

    def load(self, folder: Path | None = None, keep_in: Path | None = None) -> T:
        """The checked data; see `prepare`."""
        return self.prepare(folder, keep_in)()

    def prepare(self, folder: Path | None = None, keep_in: Path | None = None) -> Callable[[], T]:
        """What gives the checked data of the folder, by default the title's own.

        `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing. What was kept
        becomes data when they are asked for; anything else is checked now. Raises ContentError with every problem
        found, file by file and in the order of their lines.
        """
        folder = folder or self.own
        file = None if keep_in is None else CachedFile(keep_in / self.kept, self._sources(folder))
        kept = file.read() if file is not None else None
        if kept is not None:
            return partial(self._of_kept, kept, folder, file)
        found = self._checked(folder, file)
        return lambda: found

    def _of_kept(self, kept: bytes, folder: Path, file: CachedFile | None) -> T:
        try:
            return from_json(self.kind(), kept)
        except ValueError:  # another version kept it
            return self._checked(folder, file)

    def _checked(self, folder: Path, file: CachedFile | None) -> T:
        """The data, read from their files and kept for the next start."""
        # Asked for late: this brings the library that checks.
        from game.base.files.data_files import files_of_folder

        found = self.of_files(files_of_folder(folder, self.files, None if self.whole else self.own))
        if file is not None:
            file.write(to_json(found))
        return found

    def of_texts(self, texts: Sequence[str]) -> T:
        """The checked data that the texts of `files` say, as saves carry them. Raises ContentError."""
        # Asked for late: this brings the library that checks.
        from game.base.files.data_files import files_of_texts

        return self.of_files(files_of_texts(texts, self.files))

    def of_files(self, files: "DataFiles") -> T:
        """The checked data that the files say. Raises ContentError."""
        found = self.check(files)
        if found is None or files.problems:
            raise ContentError(files.problems)
        return found

    def _sources(self, folder: Path) -> list[Path]:
        """The data, and the code that reads them; of a folder that lacks a file nothing is kept."""
        code = sorted((self.code, *map(Path, base_files.__path__)))
        return [
            *(file for readers in code for file in files_in(readers, "*.py")),
            *(folder / file for file in self.files),
        ]
