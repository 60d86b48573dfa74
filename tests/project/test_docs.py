"""What is written for people holds: examples run, links lead somewhere, commands and folders that are named exist."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from game.core.registry import titles

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
WITH_EXAMPLES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for path in (ROOT / "game").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"`wiraqocha ([a-z][\w-]*)")
SCRIPT = re.compile(r"python3? ((?:build|docs)/[\w/]+\.py)")
TESTS = re.compile(r"(?<![\w/])(tests/[\w/]+(?:\.py)?)")
MODULE = re.compile(r"python3? -m (tests(?:\.\w+)+)")


def anchors(page: Path) -> set[str]:
    """What a link into this page may name: its headings as the forges name them, and marks of its own."""
    text = page.read_text(encoding="utf-8")
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads)
    return {*plain, *re.findall(r'id="([^"]+)"', text)}


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_the_code_say_what_happens(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if re.match(r"https?:|mailto:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


of_all_titles = pytest.mark.skipif(
    not {"wiraqocha", "machu-picchu"} <= set(titles()),
    reason="the docs speak of titles that are not installed",
)


@of_all_titles
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_scripts_that_are_named_exist(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from game.cli import main

    text = page.read_text(encoding="utf-8")
    for name in sorted(set(COMMAND.findall(text))):
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0, name
    for place in (*SCRIPT.findall(text), *TESTS.findall(text)):
        assert (ROOT / place).exists(), place
    for module in MODULE.findall(text):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), module


@of_all_titles
def test_the_picture_of_the_house_shows_it_as_it_is() -> None:
    spec = importlib.util.spec_from_file_location("architecture", ROOT / "docs/pictures/architecture.py")
    assert spec is not None
    assert spec.loader is not None
    drawing = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(drawing)
    assert drawing.draw(drawing.house()) == drawing.TARGET.read_text(encoding="utf-8")
