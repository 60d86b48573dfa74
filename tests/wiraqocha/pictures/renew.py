"""Draws the pictures anew that the screens are compared with: `python tests/wiraqocha/pictures/renew.py [NAME…]`.

A NAME is the beginning of a picture's name, such as `table` or `title-1280x720-en`; without one, all are renewed.
Look at them before you commit them: that is the review.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import pygame

from game.titles.wiraqocha.content.load import load_content
from tests.support.compare import REFERENCES, cases, picture_of


def renew(names: list[str]) -> int:
    """Write the pictures whose names begin so, and take away those that no screen has any more."""
    content = load_content()
    chosen = [case for case in cases() if not names or case.name.startswith(tuple(names))]
    if not chosen:
        print(f"no picture begins with {', '.join(names)}; there are:", file=sys.stderr)
        print("\n".join(case.name for case in cases()), file=sys.stderr)
        return 2
    REFERENCES.mkdir(exist_ok=True)
    for case in chosen:
        pygame.image.save(picture_of(case, content), str(case.reference))
        print(case.reference.name)
    known = {case.reference for case in cases()}
    for path in REFERENCES.glob("*.jpg"):
        if path not in known:
            path.unlink()
            print(f"{path.name} is gone")
    return 0


if __name__ == "__main__":
    sys.exit(renew(sys.argv[1:]))
