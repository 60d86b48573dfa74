"""A short recorded dice race that the tests of the record share."""

from pathlib import Path

import pytest

from tests.support.race_games import MOVES, new_session, play


@pytest.fixture
def journal_path(tmp_path: Path) -> Path:
    """The journal of a short unfinished race."""
    session = new_session(tmp_path)
    play(session, *MOVES)
    session.close()
    (path,) = tmp_path.glob("*.journal")
    return path
