"""Draws the pictures anew that the screens are compared with: `python tests/inkas/pictures/renew.py [NAME…]`.

A NAME is the beginning of a picture's name, such as `table` or `crowd-1280x720-en`; without one, all are renewed.
Look at them before you commit them: that is the review.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tests.inkas.pictures.cases import cases
from tests.support.compare import renew

if __name__ == "__main__":
    sys.exit(renew(cases(), sys.argv[1:]))
