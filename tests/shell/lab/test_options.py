"""Whatever is asked of simulated games: they are played, or one sentence says what does not fit and what to give."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.base.i18n.words import Words, available_languages
from game.core.contract import Refusal
from game.core.lab.simulate import SimulationRequest, simulate
from game.core.registry import title, titles
from game.kit.data.mods.player_mods import installed_mods, mod_parts
from tests.support.command import ROOT, Ran

MODS = sorted(path for path in (ROOT / "data" / "mods").iterdir() if path.is_dir())
FEW = ("--bots", "random", "--games", "1", "--cap", "1")


def in_a_sentence(ran: Ran) -> bool:
    """Whether it was refused as input is refused."""
    return ran.code == 2 and not ran.out and len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("mod", [None, *MODS], ids=lambda mod: mod.name if mod else "none")
@pytest.mark.parametrize("name", titles())
def test_every_choice_of_data_and_mods_is_played_or_refused(
    capsys: pytest.CaptureFixture[str], name: str, mod: Path | None
) -> None:
    played = title(name)
    installed = installed_mods(
        played.data.mods(), played.data.load(), mod_parts(), [mod] if mod else [], shipped_alone=True
    )
    if mod and not installed.given:
        pytest.skip("a mod of the other game")
    data, words = installed.data_with(installed.given), Words.load("en").with_title(name)
    for choice in choices(name, data):
        for players in range(7):
            asked = SimulationRequest(players, "random", 1, 1, 1, 1, None, choice, title=name)
            done = simulate(asked, data, words)
            if isinstance(done, Refusal):
                assert "{" not in played.phrases.explain(words, done)
            usual = not choice or choice in ({"layout": ["random"]}, {"layout": ["recommended"]})
            assert done == 0 if usual and players in played.seats else True
    assert "Traceback" not in capsys.readouterr().err


def choices(name: str, data: Any) -> Iterator[dict[str, list[str]]]:
    """Everything that a game of the title may be begun with, and what there is not."""
    yield {}
    for option in title(name).simulate_options:
        known = {
            "layout": [*getattr(data, "layouts", ()), "random"],
            "variant": getattr(data, "variants", ()),
            "mode": [*getattr(data, "modes", ()), "alliance"],
        }
        yield from ({option: [found]} for found in (*known[option], "nowhere", ""))


@pytest.mark.parametrize("language", available_languages())
def test_a_layout_for_others_says_for_how_many_it_is(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    gorge = ("--mod", ROOT / "data/mods/condor_gorge", "--layout", "gorge")
    ran = Ran(capsys, "--lang", language, "simulate", *gorge, "--games", "1")
    assert in_a_sentence(ran)
    assert "--layout" in ran.err
    assert "--players 2" in ran.err
    assert Ran(capsys, "simulate", *gorge, "--players", "2", *FEW).code == 0


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("command", ["simulate", "rules", "check-data", "mods"])
def test_a_mod_of_the_other_game_is_no_silent_choice(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    other = ("--mod", ROOT / "data/mods/sun_feast")
    ran = Ran(capsys, "--lang", language, command, *other)
    assert ran.code == 2 and not ran.out
    assert "--title machu-picchu" in ran.err
    assert (
        Ran(
            capsys,
            command,
            "--title",
            "machu-picchu",
            *other,
            *(("--players", "2", *FEW) if command == "simulate" else ()),
        ).code
        == 0
    )


@pytest.mark.parametrize("named", ["mine.txt:Mine", "Mine.PY:Mine", ":"])
def test_what_is_nearly_a_bot_of_ones_own_says_how_one_is_named(
    capsys: pytest.CaptureFixture[str], named: str
) -> None:
    ran = Ran(capsys, "simulate", "--players", "2", "--bots", named, "--games", "1")
    assert in_a_sentence(ran)
    assert f"“{named}” is not a computer player" in ran.err
    assert "path/to/file.py:Class" in ran.err
