"""Files of played games, to which one after another is added."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def games_in(path: Path) -> Iterator[Any]:
    """The games of a file; what was cut off in writing is cut away."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        whole = 0
        while True:
            try:
                game = pickle.load(file)
            except (EOFError, pickle.UnpicklingError):
                file.truncate(whole)
                return
            whole = file.tell()
            yield game
