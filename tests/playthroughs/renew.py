"""Plays the golden playthroughs anew: `python tests/playthroughs/renew.py [--replay] [NAME…]`.

With `--replay` the games stay and are told anew by their own actions, as after a change of words or of data. A NAME is
the beginning of a file's path below this folder, such as `wiraqocha/caves`; without one, all are renewed. Read what git
shows before you commit it: that is the review.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pytest

from tests.playthroughs.playing import FOLDER, play, read, starts, tell
from tests.support.tiny_title import installed


def main(arguments: list[str]) -> int:
    """Write the files; the exit code."""
    replay = "--replay" in arguments
    names = [argument for argument in arguments if argument != "--replay"] or [""]
    with installed(pytest.MonkeyPatch()):
        for path, start in starts():
            if not path.relative_to(FOLDER).as_posix().startswith(tuple(names)):
                continue
            actions = read(path.read_text("utf-8"))[1] if replay else list(play(start))
            path.parent.mkdir(exist_ok=True)
            path.write_text(tell(start, actions), "utf-8", newline="\n")
            print(f"{path.relative_to(FOLDER)}: {len(actions)} actions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
