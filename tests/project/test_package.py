"""What is packed for each system, as far as another system can tell: names, commands, icons, the entry in the menu."""

import importlib
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import PROGRAM
from game.base.i18n.words import FALLBACK, Words, available_languages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "build" / "package"
ICON = ROOT / "assets" / "shell" / "pictures" / "app" / "icon.ico"
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def parcel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGE))


def frozen(folder: Path) -> Any:
    """A game that was frozen, as small as can be."""
    from packagers.freeze import Frozen

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
    from packagers.icns import write_icns

    made = write_icns(ROOT / "assets" / "shell" / "pictures" / "app", tmp_path / "icon.icns")
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
    from packagers import macos
    from packagers.freeze import FreezeError

    app, ditto = frozen(tmp_path / "Wiraqocha.app"), Calls()
    monkeypatch.setattr("packagers.macos.subprocess.run", ditto)
    (made,) = macos.make_macos(app, tmp_path / "dist")
    assert made.name == "wiraqocha-1.2.3-macos-x86_64.zip"
    assert ditto.commands == [
        ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(app.folder), str(made)]
    ]
    ditto.code = 1
    with pytest.raises(FreezeError):
        macos.make_macos(app, tmp_path / "dist")


def test_the_app_of_macos_says_who_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = {"VERSION": "1.2.3", "SYSTEM": "macos", "SOURCE": str(ROOT), "ICON": str(tmp_path / "icon.icns")}
    for name, value in told.items():
        monkeypatch.setenv(f"WIRAQOCHA_{name}", value)
    made: dict[str, Any] = {}

    def part(*given: Any, **named: Any) -> Any:
        made.update(named)
        return SimpleNamespace(pure=[], scripts=[], binaries=[], datas=[])

    names = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), part)
    spec = PACKAGE / "wiraqocha.spec"
    exec(compile(spec.read_text("utf-8"), spec, "exec"), {"SPECPATH": str(PACKAGE), **names})
    assert made["name"] == "Wiraqocha.app"
    assert re.fullmatch(r"[a-z]+(\.[A-Za-z0-9-]+){2,}", made["bundle_identifier"])
    assert made["version"] == "1.2.3"
    assert Path(made["icon"]).suffix == ".icns"
    own = plistlib.loads(plistlib.dumps(made["info_plist"]))  # nothing in it that such a file cannot hold
    assert own["CFBundleShortVersionString"] == "1.2.3"
    assert own["NSHighResolutionCapable"] is True
    assert own["CFBundleName"] == own["CFBundleDisplayName"] == PROGRAM


def test_the_icon_of_macos_is_read_by_another_library(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image", reason="pip install '.[art]'")
    from packagers.icns import write_icns

    with image.open(
        write_icns(ROOT / "assets" / "shell" / "pictures" / "app", tmp_path / "icon.icns")
    ) as icon:
        assert icon.format == "ICNS"
        assert max(icon.info["sizes"])[:2] == (512, 512)
        icon.load()


# Windows


def test_windows_gets_a_zip(tmp_path: Path) -> None:
    from packagers import windows

    (made,) = windows.make_windows(frozen(tmp_path / "tray" / "wiraqocha"), tmp_path)
    with zipfile.ZipFile(made) as archive:
        assert set(archive.namelist()) == {
            "wiraqocha-1.2.3-windows-x86_64/wiraqocha",
            "wiraqocha-1.2.3-windows-x86_64/lib/part.so",
        }


@pytest.fixture
def installer(tmp_path: Path) -> Path:
    """The installer of a small game of version 1.2.3, and what it was made of, in the folder `tree`."""
    if shutil.which("wixl") is None or shutil.which("msiinfo") is None:
        pytest.skip("no installer without wixl and msitools: apt install wixl msitools")
    from packagers import msi

    tree = tmp_path / "tree"
    (tree / "_internal" / "game" / "é à").mkdir(parents=True)
    for name in (
        "wiraqocha.exe",
        "wiraqocha-cli.exe",
        "_internal/game/rules.pyd",
        "_internal/game/é à/a b.yaml",
    ):
        (tree / name).write_bytes(name.encode())
    msi.write_msi(tree, "1.2.3", ICON, tmp_path / "wiraqocha.msi")
    return tmp_path / "wiraqocha.msi"


def table(installer: Path, name: str) -> list[list[str]]:
    """The rows of a table in an installer."""
    told = subprocess.run(["msiinfo", "export", str(installer), name], capture_output=True, check=True)
    return [line.split("\t") for line in told.stdout.decode("cp1252").splitlines()[3:]]


def test_the_installer_asks_for_no_administrator_and_replaces_older_versions(installer: Path) -> None:
    summary = subprocess.run(
        ["msiinfo", "suminfo", str(installer)], capture_output=True, text=True, check=True
    )
    assert re.search(
        r"^Source: 10 ", summary.stdout, re.M
    )  # 2: packed, 8: needs no more rights than the user has
    properties = dict(table(installer, "Property"))
    assert "ALLUSERS" not in properties
    assert properties["ProductVersion"] == "1.2.3"
    assert properties["ProductName"] == PROGRAM
    assert {row[0] for row in table(installer, "Upgrade")} == {properties["UpgradeCode"]}
    assert any(row[0] == "RemoveExistingProducts" for row in table(installer, "InstallExecuteSequence"))
    folders = {row[0]: row[1] for row in table(installer, "Directory")}
    above, places = "INSTALLDIR", []
    while above != "TARGETDIR":
        places.append(above)
        above = folders[above]
    assert places == ["INSTALLDIR", "programs", "LocalAppDataFolder"]  # the player's games lie elsewhere


def test_the_installer_puts_every_file_there_and_the_program_into_the_start_menu(installer: Path) -> None:
    names = sorted(row[2].split("|")[-1] for row in table(installer, "File"))
    assert names == ["a b.yaml", "rules.pyd", "wiraqocha-cli.exe", "wiraqocha.exe"]
    ((_, folder, name, _, target, *_),) = table(installer, "Shortcut")
    assert (folder, name.split("|")[-1], target) == (
        "ProgramMenuFolder",
        PROGRAM,
        "[INSTALLDIR]wiraqocha.exe",
    )
    assert 'name="wiraqocha"' in (PACKAGE / "wiraqocha.spec").read_text("utf-8")
    (kept,) = table(installer, "Registry")
    assert kept[-2:] == ["[INSTALLDIR]", kept[-1]]  # a newer version goes to the same folder
    ((_, root, key, value, *_),) = table(installer, "RegLocator")
    assert (root, key, value) == tuple(kept[1:4])


def test_where_there_is_no_program_there_is_no_installer(tmp_path: Path) -> None:
    from packagers.freeze import FreezeError
    from packagers.msi import write_msi

    with pytest.raises(FreezeError, match=r"wiraqocha\.exe"):
        write_msi(tmp_path, "1.2.3", ICON, tmp_path / "wiraqocha.msi")


# every system


@pytest.mark.parametrize(("name", "known"), [("Linux", "linux"), ("Windows", "windows"), ("Darwin", "macos")])
def test_the_system_is_known(name: str, known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from packagers import freeze

    monkeypatch.setattr("packagers.freeze.platform.system", lambda: name)
    assert freeze.system() == known


def test_elsewhere_it_is_said_that_no_package_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    from packagers import freeze

    monkeypatch.setattr("packagers.freeze.platform.system", lambda: "Plan9")
    with pytest.raises(freeze.FreezeError, match="Plan9"):
        freeze.system()


@pytest.mark.parametrize(
    "script", ["make.py", "try_out.py", "first_picture.py", "installer.py", "windows/on_linux.py"]
)
def test_a_maker_is_told_what_a_script_does(script: str) -> None:
    told = subprocess.run([sys.executable, str(PACKAGE / script), "--help"], capture_output=True, text=True)
    assert told.returncode == 0
    assert "usage" in told.stdout


@pytest.mark.parametrize(
    ("lacking", "told"),
    [
        ({"MINOR": "2.7"}, "this needs Python 2.7, as what is made there; "),
        ({"COMPILING": ("no_such_package",)}, "not installed: the packages of the `compile` extra; "),
    ],
)
def test_the_windows_package_is_not_begun_without_what_compiles_its_rules(
    lacking: dict[str, object],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGE / "windows"))
    on_linux = importlib.import_module("on_linux")
    for name, value in {"MINOR": ".".join(map(str, sys.version_info[:2])), **lacking}.items():
        monkeypatch.setattr(on_linux, name, value)
    monkeypatch.setattr(sys, "argv", ["on_linux.py", "--out", str(tmp_path / "dist")])
    monkeypatch.setattr(on_linux.subprocess, "run", lambda *_, **__: pytest.fail("something was begun"))
    assert on_linux.main() == 3
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert captured.err.startswith(f"on_linux: {told}")
    assert not (tmp_path / "dist").exists()


def test_rules_that_do_not_compile_stop_the_windows_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from packagers import freeze

    monkeypatch.syspath_prepend(str(PACKAGE / "windows"))
    on_linux = importlib.import_module("on_linux")
    monkeypatch.setattr(freeze, "copy_game", lambda *_: None)
    failed = SimpleNamespace(returncode=1, stdout="", stderr="a fault\n")
    monkeypatch.setattr(on_linux.subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(freeze.FreezeError, match="cannot be compiled: a fault"):
        on_linux._compiled(SimpleNamespace(python=tmp_path), tmp_path, quick=True)


def test_the_rules_of_every_title_are_tried_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGE / "windows"))
    import on_linux

    suites = on_linux.suites()
    assert "tests/shell/record" in suites
    for package in (ROOT / "game" / "titles").glob("*/__init__.py"):
        title = package.parent.name
        assert f"tests/{title}/rules" in suites and f"tests/{title}/test_formats.py" in suites
    assert all((ROOT / suite).exists() for suite in suites)


# Linux


@pytest.mark.skipif(sys.platform == "win32", reason="the package of another system")
@pytest.mark.parametrize("filters", [True, False])
def test_a_package_is_unpacked_by_every_python_that_the_game_needs(
    filters: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from packagers import linux, unpack

    monkeypatch.setattr("packagers.linux.shutil.which", lambda name: None)
    (made,) = linux.make_linux(frozen(tmp_path / "wiraqocha"), tmp_path)
    if not filters:
        plain_extract = tarfile.TarFile.extractall
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
        monkeypatch.setattr(tarfile.TarFile, "extractall", lambda tar, path: plain_extract(tar, path))
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


def named_in(entry: str) -> dict[str, str]:
    """The program's name in each language of an entry; without one it is English."""
    return {lang or FALLBACK: name for lang, name in re.findall(r"^Name(?:\[(\w+)\])?=(.*)$", entry, re.M)}


@pytest.mark.skipif(sys.platform != "linux", reason="the package of another system")
@pytest.mark.parametrize("folder", ["games", "Jeux à moi, è così", '100 % "gold" $5 `x` \\o/'])
def test_the_menu_starts_the_program_wherever_it_lies(folder: str, tmp_path: Path) -> None:
    from packagers import linux

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
    assert named_in(text) == {lang: Words.load(lang)("menu.program") for lang in available_languages()}
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run([*install, "--remove"], env=around, check=True)
    assert not entry.exists()
