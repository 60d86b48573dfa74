"""What is packed for each system, as far as another system can tell: names, commands, icons, the entry in the menu."""

import re
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "build" / "package"
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def parcel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGE))


def frozen(folder: Path) -> Any:
    """A game that was frozen, as small as can be."""
    from parcel.freeze import Frozen

    (folder / "lib").mkdir(parents=True)
    (folder / "wiraqocha").write_text("#!/bin/sh\necho plays\n")
    (folder / "wiraqocha").chmod(0o755)
    (folder / "lib" / "part.so").write_bytes(b"part")
    return Frozen(ROOT, folder, "1.2.3", "x86_64")


class Calls:
    """Takes the place of programs of other systems, and remembers how they were called."""

    def __init__(self, code: int = 0) -> None:
        self.commands: list[list[str]] = []
        self.code = code

    def __call__(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(command)
        return subprocess.CompletedProcess(command, self.code)


# macOS


def test_the_icon_of_macos_holds_each_size_and_needs_no_other_library(tmp_path: Path) -> None:
    from parcel.icns import write_icns

    made = write_icns(ROOT / "assets" / "pictures" / "app", tmp_path / "icon.icns")
    data = made.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    at, sides = 8, []
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        picture = data[at + 8 : at + length]
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        sides.append(struct.unpack(">II", picture[16:24]))
        at += length
    assert sides == [(side, side) for side in (16, 32, 64, 128, 256, 512)]
    icon = pytest.importorskip("PyInstaller.building.icon", reason="pip install '.[package]'")
    assert icon.normalize_icon_type(str(made), ("icns",), "icns", str(tmp_path)) == str(made)


def test_the_app_of_macos_is_zipped_with_its_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parcel import macos
    from parcel.freeze import FreezeError

    app, ditto = frozen(tmp_path / "Wiraqocha.app"), Calls()
    monkeypatch.setattr(macos.subprocess, "run", ditto)
    (made,) = macos.make_macos(app, tmp_path / "dist")
    assert made.name == "wiraqocha-1.2.3-macos-x86_64.zip"
    assert ditto.commands == [
        ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(app.folder), str(made)]
    ]
    ditto.code = 1
    with pytest.raises(FreezeError):
        macos.make_macos(app, tmp_path / "dist")


# Windows


def test_windows_gets_a_zip_and_an_installer_where_its_compiler_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from parcel import windows

    game, compiler, out = frozen(tmp_path / "tray" / "wiraqocha"), Calls(), tmp_path
    monkeypatch.setattr(windows.subprocess, "run", compiler)
    monkeypatch.setattr(windows.shutil, "which", lambda name: None)
    (made,) = windows.make_windows(game, out)
    with zipfile.ZipFile(made) as archive:
        assert set(archive.namelist()) == {
            "wiraqocha-1.2.3-windows-x86_64/wiraqocha",
            "wiraqocha-1.2.3-windows-x86_64/lib/part.so",
        }
    monkeypatch.setattr(
        windows.shutil, "which", lambda name: "C:\\Inno\\ISCC.exe" if name == "ISCC" else None
    )
    made, setup = windows.make_windows(game, out)
    assert setup.name == "wiraqocha-1.2.3-setup.exe"
    ((program, *options, script),) = compiler.commands
    assert program == "C:\\Inno\\ISCC.exe"
    assert set(options) == {"/Q", "/DVersion=1.2.3", f"/DFolder={game.folder}", f"/DOut={out}"}
    assert Path(script).is_file()


def test_the_installer_names_what_is_there() -> None:
    script = PACKAGE / "windows" / "installer.iss"
    text = script.read_text("utf-8")
    icon = re.search(r"SetupIconFile=(.+)", text)
    assert icon is not None
    assert (script.parent / icon[1].replace("\\", "/")).resolve().read_bytes()[:4] == b"\x00\x00\x01\x00"
    assert set(re.findall(r"\{#(\w+)\}", text)) == {"Version", "Folder", "Out"}  # what the maker tells it
    assert "OutputBaseFilename=wiraqocha-{#Version}-setup" in text
    programs = set(re.findall(r"\{app\}\\(\S+?\.exe)", text))
    assert programs == {"wiraqocha.exe"}
    assert 'name="wiraqocha"' in (PACKAGE / "wiraqocha.spec").read_text("utf-8")


# every system


@pytest.mark.parametrize(("name", "known"), [("Linux", "linux"), ("Windows", "windows"), ("Darwin", "macos")])
def test_the_system_is_known(name: str, known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from parcel import freeze

    monkeypatch.setattr(freeze.platform, "system", lambda: name)
    assert freeze.system() == known


def test_elsewhere_it_is_said_that_no_package_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    from parcel import freeze

    monkeypatch.setattr(freeze.platform, "system", lambda: "Plan9")
    with pytest.raises(freeze.FreezeError, match="Plan9"):
        freeze.system()


@pytest.mark.parametrize("script", ["make.py", "try_out.py", "first_picture.py"])
def test_a_maker_is_told_what_a_script_does(script: str) -> None:
    told = subprocess.run([sys.executable, str(PACKAGE / script), "--help"], capture_output=True, text=True)
    assert told.returncode == 0
    assert "usage" in told.stdout


# Linux


@pytest.mark.parametrize("filters", [True, False])
def test_a_package_is_unpacked_by_every_python_that_the_game_needs(
    filters: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from parcel import linux, unpack

    monkeypatch.setattr(linux.shutil, "which", lambda name: None)
    (made,) = linux.make_linux(frozen(tmp_path / "wiraqocha"), tmp_path)
    if not filters:
        plain_extract = unpack.tarfile.TarFile.extractall
        monkeypatch.delattr(unpack.tarfile, "data_filter", raising=False)
        monkeypatch.setattr(unpack.tarfile.TarFile, "extractall", lambda tar, path: plain_extract(tar, path))
    unpack.unpack_tar(made, tmp_path / "there")
    program = tmp_path / "there" / "wiraqocha-1.2.3-linux-x86_64" / "wiraqocha"
    assert subprocess.run([str(program)], capture_output=True, text=True).stdout == "plays\n"
    assert (program.parent / "install.sh").stat().st_mode & 0o111


def plain(value: str) -> str:
    """A text of an entry as a desktop reads it."""
    return value.replace("\\\\", "\\")


def program_of(entry: str) -> str:
    """The program that an entry starts: its text undone, then its quotes, then its per cent signs."""
    line = re.search(r"^Exec=(.*)$", entry, re.M)
    assert line is not None
    quoted = plain(line[1])
    assert quoted[0] == quoted[-1] == '"'
    return re.sub(r'\\(["`$\\])', r"\1", quoted[1:-1]).replace("%%", "%")


@pytest.mark.skipif(sys.platform != "linux", reason="the package of another system")
@pytest.mark.parametrize("folder", ["games", "Jeux à moi, è così", '100 % "gold" $5 `x` \\o/'])
def test_the_menu_starts_the_program_wherever_it_lies(folder: str, tmp_path: Path) -> None:
    from parcel import linux

    game = frozen(tmp_path / folder / "wiraqocha")
    linux.make_linux(game, tmp_path)
    home = tmp_path / "home"
    around = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    install = [str(game.folder / "install.sh")]
    told = subprocess.run(install, env=around, capture_output=True, text=True, check=True)
    entry = home / ".local" / "share" / "applications" / "wiraqocha.desktop"
    assert told.stdout.strip() == str(entry)
    text = entry.read_text("utf-8")
    assert program_of(text) == str(game.folder / "wiraqocha")
    icon = re.search(r"^Icon=(.*)$", text, re.M)
    assert icon is not None
    assert Path(plain(icon[1])).is_file()
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run([*install, "--remove"], env=around, check=True)
    assert not entry.exists()
