"""The Windows installer: an MSI of what a zip holds, made by wixl.

It asks for no rights of an administrator and replaces an older version. It takes away what it has put there and no
more: the player's games lie elsewhere.
"""

import shutil
import subprocess
import tempfile
import uuid
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from packagers.freeze import FreezeError
from packagers.installed import NAME, OBSOLETE, PROGRAM

TREE, ICON = "tree", "icon.ico"  # what wixl reads, beside its script
KEY: Final = "Software\\Wiraqocha"  # of the registry, under the user's own part
UPGRADE_CODE: Final = uuid.UUID("6b3c0a8e-2f0e-4a63-9d55-3b8f1d0c7a10")  # the same for every version
NEWER: Final = (
    f"A newer version of {NAME} is installed. – Une version plus récente de {NAME} est installée. – "
    f"È installata una versione più recente di {NAME}."
)


def make_msi(packed: Path, icon: Path, out: Path) -> Path:
    """The installer of what this zip holds, in the folder `out`. Raises FreezeError."""
    if shutil.which("wixl") is None:
        raise FreezeError("wixl is not installed (apt install wixl)")
    named = packed.stem.split("-")
    target = out / f"{packed.stem}.msi"
    with tempfile.TemporaryDirectory() as work:
        zipfile.ZipFile(packed).extractall(work)
        write_msi(Path(work) / packed.stem, named[1], icon, target)
    return target


def make_older(icon: Path, target: Path) -> None:
    """An installer of an older version with a file that newer ones lack, to try the upgrade. Raises FreezeError."""
    with tempfile.TemporaryDirectory() as work:
        for name in (PROGRAM, OBSOLETE):
            (Path(work) / name).write_bytes(b"older")
        write_msi(Path(work), "0.0.1", icon, target)


def write_msi(folder: Path, version: str, icon: Path, target: Path) -> None:
    """Write the installer of this version of the program, which lies in the folder. Raises FreezeError."""
    if not (folder / PROGRAM).is_file():
        raise FreezeError(f"there is no {PROGRAM} in {folder}")
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / TREE).symlink_to(folder.resolve())  # wixl knows no absolute paths
        shutil.copyfile(icon, Path(work) / ICON)
        source = Path(work) / "wiraqocha.wxs"
        ElementTree.ElementTree(_product(folder, version)).write(source, "utf-8", xml_declaration=True)
        command = ["wixl", "--arch", "x64", "--output", str(target.resolve()), source.name]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FreezeError(f"wixl: {done.stderr.strip()}")


@dataclass
class _Tree:
    """Folders and files as elements, and the components that they are put there by."""

    root: Path
    components: list[str] = field(default_factory=list)

    def fill(self, parent: Element, folder: Path) -> None:
        """Name all that lies in the folder."""
        for path in sorted(folder.iterdir()):
            inside = path.relative_to(self.root).as_posix()
            if path.is_dir():
                self.fill(SubElement(parent, "Directory", Id=_name("d", inside), Name=path.name), path)
                continue
            component = self.component(parent, inside)
            SubElement(
                component,
                "File",
                Id=_name("f", inside),
                Name=path.name,
                Source=f"{TREE}/{inside}",
                KeyPath="yes",
            )

    def component(self, parent: Element, inside: str) -> Element:
        """What is put there or not as a whole."""
        name = _name("c", inside)
        self.components.append(name)
        guid = str(uuid.uuid5(UPGRADE_CODE, inside)).upper()
        return SubElement(parent, "Component", Id=name, Guid=guid, Win64="yes")


def _product(folder: Path, version: str) -> Element:
    wix = Element("Wix", xmlns="http://schemas.microsoft.com/wix/2006/wi")
    product = SubElement(
        wix,
        "Product",
        Id=str(uuid.uuid5(UPGRADE_CODE, f"version {version}")).upper(),
        Name=NAME,
        Language="0",
        Codepage="1252",
        Version=version,
        Manufacturer=f"The contributors of {NAME}",
        UpgradeCode=str(UPGRADE_CODE).upper(),
    )
    SubElement(product, "Package", InstallerVersion="500", Compressed="yes", InstallScope="perUser")
    SubElement(product, "MajorUpgrade", DowngradeErrorMessage=NEWER)
    SubElement(product, "Media", Id="1", Cabinet="wiraqocha.cab", EmbedCab="yes")
    SubElement(product, "Property", Id="ARPPRODUCTICON", Value=ICON)
    SubElement(product, "Property", Id="ARPNOMODIFY", Value="1")
    SubElement(product, "Icon", Id=ICON, SourceFile=ICON)
    kept = SubElement(product, "Property", Id="INSTALLDIR")  # a newer version goes where the older one is
    SubElement(
        kept, "RegistrySearch", Id="kept", Root="HKCU", Key=KEY, Name="folder", Type="raw", Win64="yes"
    )
    tree = _Tree(folder)
    _places(product, tree)
    feature = SubElement(product, "Feature", Id="game", Level="1")
    for name in tree.components:
        SubElement(feature, "ComponentRef", Id=name)
    return wix


def _places(product: Element, tree: _Tree) -> None:
    """The folder of the program, and the entry of the Start menu."""
    target = SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    local = SubElement(target, "Directory", Id="LocalAppDataFolder")
    programs = SubElement(local, "Directory", Id="programs", Name="Programs")
    tree.fill(SubElement(programs, "Directory", Id="INSTALLDIR", Name="Wiraqocha"), tree.root)
    menu = tree.component(SubElement(target, "Directory", Id="ProgramMenuFolder"), "the menu's entry")
    SubElement(
        menu,
        "Shortcut",
        Id="entry",
        Name=NAME,
        Target=f"[INSTALLDIR]{PROGRAM}",
        WorkingDirectory="INSTALLDIR",
        Icon=ICON,
    )
    value = {"Root": "HKCU", "Key": KEY, "Name": "folder", "Type": "string", "Value": "[INSTALLDIR]"}
    SubElement(menu, "RegistryValue", value, KeyPath="yes")


def _name(kind: str, inside: str) -> str:
    """A name for a part of the installer, in the letters and the length that are allowed."""
    return f"{kind}{uuid.uuid5(UPGRADE_CODE, inside).hex}"
