"""Linux: a tar.xz to unpack anywhere, and a .deb where dpkg-deb is found."""

import lzma
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from packagers.freeze import FreezeError, Frozen

DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)  # pixels of the icon
SUMMARY = "board games of the Andes, with friends or against the computer"

DESKTOP = """\
[Desktop Entry]
Type=Application
Name=Games of the Andes
Name[fr]=Jeux des Andes
Name[it]=Giochi delle Ande
Comment=Board games, with friends or against the computer
Comment[fr]=Des jeux de société, entre amis ou contre l'ordinateur
Comment[it]=Giochi da tavolo, con gli amici o contro il computer
Exec="{program}"
Icon={icon}
Terminal=false
Categories=Game;BoardGame;
StartupWMClass=wiraqocha
"""

INSTALL = """\
#!/bin/sh
# Puts Games of the Andes into this user's menu of programs; `./install.sh --remove` takes it out again.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
entry="${XDG_DATA_HOME:-$HOME/.local/share}/applications/wiraqocha.desktop"
if [ "${1:-}" = --remove ]; then
    rm -f "$entry"
    exit 0
fi
mkdir -p "$(dirname "$entry")"
# What these signs mean in such an entry is undone by others before them.
icon=$(printf '%s' "$here/wiraqocha.png" | sed 's/\\\\/&&/g')
program=$(printf '%s' "$here/wiraqocha" | sed -e 's/\\\\/&&&&/g' -e 's/["`$]/\\\\\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\\n' "$program" ;;
        Icon=*) printf 'Icon=%s\\n' "$icon" ;;
        *) printf '%s\\n' "$line" ;;
    esac
done <"$here/wiraqocha.desktop" >"$entry"
echo "$entry"
"""


def make_linux(frozen: Frozen, out: Path) -> list[Path]:
    """The packages for Linux, in the folder `out`. Raises FreezeError."""
    made = [_tar(frozen, out)]
    if shutil.which("dpkg-deb"):
        made.append(_deb(frozen, out))
    return made


def _tar(frozen: Frozen, out: Path) -> Path:
    """One folder with the program, its entry for the menu and its icon."""
    name = f"wiraqocha-{frozen.version}-linux-{frozen.machine}"
    (frozen.folder / "wiraqocha.desktop").write_text(
        DESKTOP.format(program="wiraqocha", icon="wiraqocha"), encoding="utf-8"
    )
    shutil.copyfile(frozen.icons / "icon.256@1.png", frozen.folder / "wiraqocha.png")
    install = frozen.folder / "install.sh"
    install.write_text(INSTALL, encoding="utf-8")
    install.chmod(0o755)
    target = out / f"{name}.tar.xz"
    with (
        lzma.open(target, "w", preset=frozen.effort) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(frozen.folder, name, filter=_plain)
    return target


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The member as nobody's in particular, readable by every user."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def _deb(frozen: Frozen, out: Path) -> Path:
    """A Debian package: the folder under /usr/lib, a command, an entry in the menu and the icon in its sizes."""
    machine = DEBIAN_NAMES.get(frozen.machine)
    if machine is None:
        raise FreezeError(f"Debian has no name for the machine {frozen.machine}")
    target = out / f"wiraqocha_{frozen.version}_{machine}.deb"
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work) / "tree"
        _fill(frozen, tree)
        _control(frozen, tree, machine)
        _open_to_all(tree)
        packed = ["-Zxz", f"-z{frozen.effort}"]
        command = ["dpkg-deb", "--root-owner-group", *packed, "--build", str(tree), str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FreezeError(f"dpkg-deb: {done.stderr.strip()}")
    return target


def _fill(frozen: Frozen, tree: Path) -> None:
    home = tree / "usr" / "lib" / "wiraqocha"
    ours = shutil.ignore_patterns("wiraqocha.desktop", "wiraqocha.png", "install.sh")
    shutil.copytree(frozen.folder, home, symlinks=True, ignore=ours)
    command = tree / "usr" / "games" / "wiraqocha"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/wiraqocha/wiraqocha")
    entry = tree / "usr" / "share" / "applications" / "wiraqocha.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text(DESKTOP.format(program="/usr/games/wiraqocha", icon="wiraqocha"), encoding="utf-8")
    for size in SIZES:
        icon = tree / "usr" / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "wiraqocha.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(frozen.icons / f"icon.{size}@1.png", icon)
    rights = tree / "usr" / "share" / "doc" / "wiraqocha" / "copyright"
    rights.parent.mkdir(parents=True)
    shutil.copyfile(frozen.root / "LICENSE", rights)


def _control(frozen: Frozen, tree: Path, machine: str) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    version = os.confstr("CS_GNU_LIBC_VERSION")
    assert version is not None, "dpkg-deb is at hand where the C library is that of GNU"
    libc = ".".join(version.split()[1].split(".")[:2])
    fields = {
        "Package": "wiraqocha",
        "Version": frozen.version,
        "Architecture": machine,
        "Maintainer": "The contributors of Games of the Andes <noreply@wiraqocha.invalid>",
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(size),
        "Depends": f"libc6 (>= {libc})",
        "Recommends": "libx11-6 | libwayland-client0",
        "Description": f"{SUMMARY}\n Games of the Andes are unofficial fan adaptations of board games for two to five"
        "\n players, on one computer or against computer players.",
    }
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text("".join(f"{key}: {value}\n" for key, value in fields.items()), encoding="utf-8")


def _open_to_all(tree: Path) -> None:
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
