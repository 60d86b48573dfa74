"""What is kept takes no more than so many bytes in all, and lets go of what is not asked for any more."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Surface

from game.ui import cache
from game.ui.cache import (
    allow_for,
    cached,
    cached_at_any_size,
    forget_pictures,
    forget_sizes,
    kept_bytes,
    let_go,
)
from game.ui.fonts import FontFace, open_font
from game.ui.text import TextBlock

GAME = Path(cache.__file__).parents[1]
SIDE = 2000  # pixels of a picture of 16 MB
FONT = "SourceSerifPro-Regular.otf"


@cached
def square(number: int) -> Surface:
    return Surface((SIDE, SIDE), depth=32)


@cached
def corner(number: int) -> Surface:
    return Surface((SIDE, SIDE), depth=32).subsurface((0, 0, 2, 2))


@cached
def lines(number: int) -> TextBlock:
    return TextBlock(("a" * 50_000, "b" * 50_000), FONT, number)


@cached_at_any_size
def file(number: int) -> Surface:
    return Surface((SIDE, SIDE), depth=32)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    forget_pictures()
    allow_for((1280, 720))
    yield
    forget_pictures()


@pytest.mark.parametrize("make", [square, corner, file])
def test_no_more_is_kept_than_is_allowed_however_much_is_made(make: object) -> None:
    assert callable(make)
    for number in range(60):  # 3 GB
        make(number)
        assert kept_bytes() <= cache.most_bytes()
    assert kept_bytes() > cache.most_bytes() / 4, "and not much less either"


def test_what_is_asked_for_again_and_again_stays() -> None:
    first = square(0)
    for number in range(1, 60):
        square(number)
        assert square(0) is first
    square(1000)
    assert square(1) is not first


def test_what_is_not_asked_for_any_more_goes() -> None:
    first = square(0)
    for number in range(1, 60):
        square(number)
    assert square(0) is not first


def test_a_larger_window_may_keep_more_and_a_smaller_one_less() -> None:
    allow_for((3840, 2160))
    for number in range(60):
        square(number)
    large = kept_bytes()
    allow_for((1280, 720))
    for number in range(200, 240):
        square(number)
    assert kept_bytes() <= cache.most_bytes() < large


def test_texts_and_faces_count_too() -> None:
    lines(1)
    assert kept_bytes() > 100_000
    before = kept_bytes()
    assert isinstance(open_font(FONT, 70), FontFace)
    assert kept_bytes() > before + 100_000


def test_another_size_lets_go_of_what_was_made_to_size_and_another_look_of_all() -> None:
    kept = file(1)
    square(1)
    forget_sizes()
    assert file(1) is kept
    assert kept_bytes() < 2 * 4 * SIDE * SIDE
    forget_pictures()
    assert kept_bytes() == 0


def test_another_language_or_title_lets_go_of_what_is_not_asked_for_any_more() -> None:
    old, shared = square(0), square(1)
    let_go()
    assert square(0) is old, "who turns back at once finds it"
    assert square(1) is shared
    let_go()
    assert square(1) is shared
    let_go()
    assert square(0) is not old
    assert square(1) is shared


def _kept_by_count(path: Path) -> Iterator[str]:
    """The functions of a module whose pictures are kept by functools, which counts no bytes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef) or node.returns is None:
            continue
        by = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
        drawn = ("Surface", "FontFace", "Cursor", "Mask", "TextBlock")
        if ("lru_cache" in by or by == "cache") and any(name in ast.unparse(node.returns) for name in drawn):
            yield f"{path.relative_to(GAME)}: {node.name}"


def test_no_picture_is_kept_where_its_bytes_do_not_count() -> None:
    assert [found for path in GAME.rglob("*.py") for found in _kept_by_count(path)] == []
