"""The table at rest, crowded, with its questions and in the lesson looks as its stored pictures."""

from pathlib import Path

import pytest

from tests.inkas.pictures.cases import RENEW, cases
from tests.support.compare import Case, check_looks, check_stored

MOST_BYTES = 700_000


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_screen_looks_as_it_did(case: Case, tmp_path: Path) -> None:
    check_looks(case, tmp_path, RENEW)


def test_no_picture_is_stored_in_vain() -> None:
    check_stored(cases(), MOST_BYTES)
