"""The data that are kept for the next start are whole, and run nothing."""

from pathlib import Path

import pytest

from game.titles.wiraqocha.content.load import DATA


def test_what_was_kept_of_the_data_is_whole(tmp_path: Path) -> None:
    first = DATA.load(keep_in=tmp_path)
    again = DATA.load(keep_in=tmp_path)
    assert again == first
    assert again.texts == first.texts  # what saves bring along


def _running(code: str) -> bytes:
    """A pickle that runs this code, by dotted names that begin in the game's own definitions."""
    name = "dataclass.__builtins__.get"
    parts = [
        b"\x8c" + bytes([len(text)]) + text.encode()
        for text in ("game.titles.wiraqocha.content.definitions", name, "exec")
    ]
    return b"\x80\x04%b%b\x93%b\x85RX%b%b\x85R." % (*parts, len(code).to_bytes(4, "little"), code.encode())


def test_a_kept_file_runs_nothing(tmp_path: Path) -> None:
    content = DATA.load(keep_in=tmp_path)
    (path,) = tmp_path.iterdir()
    path.unlink()
    proof = tmp_path / "proof"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.kit.data.loader.to_json", lambda _: _running(f"open({str(proof)!r}, 'w')"))
        DATA.load(keep_in=tmp_path)
    assert DATA.load(keep_in=tmp_path) == content
    assert not proof.exists()
