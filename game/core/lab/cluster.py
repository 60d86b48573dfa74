"""The workers of a Dask scheduler: whom this machine trusts with games, and how what they answer is read.

Whoever reaches a scheduler runs code on its workers, so one on another machine is spoken to by TLS alone, with
certificates on both sides. What comes back is text, and nothing of it can run code here.
"""

import ipaddress
import logging
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from game.base.files.disk_questions import is_file
from game.base.files.system_reasons import reason_of
from game.core.contract import Refusal
from game.core.lab.plain_answers import Found, plain_answers

_REACHED: Final = 10.0  # seconds within which a cluster must answer
_FILES: Final = {"tls_ca_file": "ca.pem", "tls_client_cert": "cert.pem", "tls_client_key": "key.pem"}
_KILLED: Final = ("distributed.scheduler", "KilledWorker")


class WorkerLostError(RuntimeError):
    """A process that played games is gone: killed, or out of memory."""


class ClusterError(RuntimeError):
    """The cluster cannot be used; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """The address of a Dask scheduler; `certificates` is the folder of those that prove who one is, None for none."""

    address: str
    certificates: Path | None = None

    def refused(self) -> Refusal | None:
        """Why this is no safe way to a cluster."""
        named: dict[str, object] = {"address": self.address}
        if not _is_address(self.address):
            return Refusal("lab_cluster_address", named)
        encrypted = self.address.startswith("tls://")
        if self.certificates is None:
            if encrypted:
                return Refusal("lab_cluster_certificates", named)
            return None if _is_here(self.address) else Refusal("lab_cluster_open", named)
        if not encrypted:
            return Refusal("lab_cluster_tls", named)
        for name in _FILES.values():
            if not is_file(self.certificates / name):
                return Refusal("lab_certificate", {"file": self.certificates / name})
        return None


def _split(address: str) -> SplitResult:
    """The parts of the address, which Dask reads as one of TCP where it names no protocol. Raises ValueError."""
    return urlsplit(address if "://" in address else f"tcp://{address}")


def _is_address(address: str) -> bool:
    """Whether a scheduler can be at such an address. Dask itself leaves half a client behind where none can be."""
    try:
        parts = _split(address)
        return parts.scheme in ("tcp", "tls") and bool(parts.hostname and parts.port)
    except ValueError:
        return False


def _is_here(address: str) -> bool:
    """Whether the address is one of this machine that no other one can reach."""
    try:
        host = _split(address).hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Cluster:
    """The workers as an executor, how much they do at once, and what of their answers was `refused` so far."""

    executor: Executor
    at_once: int
    address: str
    refused: list[Found]

    def check(self) -> None:
        """Whether all answers could be read. Raises WorkerLostError and ClusterError."""
        if _KILLED in self.refused:
            raise WorkerLostError
        if self.refused:
            raise ClusterError(Refusal("lab_worker_failed", {"address": self.address}))


@contextmanager
def cluster_at(
    place: ClusterAddress, modules: Iterable[str] = (), believed: bool = False
) -> Iterator[Cluster]:
    """The cluster at this address, whose workers get the files of these modules first.

    Where they are `believed`, answers may be more than plain values. Raises ClusterError and WorkerLostError.
    """
    if refusal := place.refused():
        raise ClusterError(refusal)
    try:
        from distributed import Client
        from distributed.security import Security
    except ImportError:
        raise ClusterError(Refusal("lab_no_dask", {})) from None
    proofs: dict[str, Any] = {}
    if place.certificates is not None:
        proofs = {name: str(place.certificates / file) for name, file in _FILES.items()}
    with _quietly(), _any_answers() if believed else plain_answers() as refused:
        try:
            security = Security(require_encryption=bool(proofs), **proofs)
            client = Client(place.address, timeout=_REACHED, set_as_default=False, security=security)
        except (OSError, ValueError) as error:  # a time that runs out is an OSError
            raise ClusterError(
                Refusal("lab_no_cluster", {"address": place.address, "why": reason_of(error)})
            ) from error
        with _closed_in_the_end(client):
            try:
                client.wait_for_workers(1, timeout=_REACHED)
            except TimeoutError:
                raise ClusterError(Refusal("lab_idle_cluster", {"address": place.address})) from None
            for module in modules:
                client.upload_file(module)
            executor = client.get_executor(pure=False)
            yield Cluster(executor, sum(client.nthreads().values()), place.address, refused)


@contextmanager
def _closed_in_the_end(client: Any) -> Iterator[None]:
    try:
        yield
    finally:
        with suppress(Exception):  # an answer that could not be read is met again here
            client.close()


@contextmanager
def _any_answers() -> Iterator[list[Found]]:
    yield []


@contextmanager
def _quietly() -> Iterator[None]:
    """Dask tells of each answer that cannot be read, at length; what happened is told once."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
