"""`python -m game` is the command `wiraqocha`."""

import sys

from game.cli import main

sys.exit(main())
