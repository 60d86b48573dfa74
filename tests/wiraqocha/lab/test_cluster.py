"""Games that a Dask scheduler hands out: the same results as on this machine, and plain words where it fails."""

import json
import multiprocessing
import os
import pickle
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.base.i18n.words import available_languages
from game.core.contract import Refusal
from game.core.lab.cluster import ClusterAddress
from game.core.lab.plain_answers import plain_answers
from game.core.lab.simulate import SimulationRequest, experiment_of, simulate
from game.core.lab.workers import OtherCodeError, results_of
from game.titles.wiraqocha.phrases import explain
from tests.support.command import ROOT, Ran
from tests.support.game_data import CONTENT
from tests.support.lab_requests import ENGLISH, lines_without_clock, request
from tests.support.words import wiraqocha_words

pytestmark = pytest.mark.apart

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def proofs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Certificates as docs/bots.md makes them."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificates")
    folder = tmp_path_factory.mktemp("proofs")
    (commands,) = re.findall(r"(?:    openssl .*\n)+", (ROOT / "docs" / "bots.md").read_text("utf-8"))
    for command in commands.splitlines():
        subprocess.run(shlex.split(command), cwd=folder, check=True, capture_output=True)
    return folder


@contextmanager
def started(folder: Path, *worker: str, tls: Path | None = None) -> Iterator[str]:
    """The address of a scheduler with one worker, each a program of its own as people start them."""
    file = folder / "scheduler.json"
    proof: list[str | Path] = []
    if tls:
        proof = [
            "--tls-ca-file",
            tls / "ca.pem",
            "--tls-cert",
            tls / "cert.pem",
            "--tls-key",
            tls / "key.pem",
        ]
        proof += ["--protocol", "tls"]
    dask = [sys.executable, "-m", "distributed.cli.dask_{}", "--host", "127.0.0.1", "--no-dashboard"]
    more = {"scheduler": ["--port", "0"], "worker": ["--no-nanny", "--nthreads", "2", *worker]}
    programs = []
    try:
        for what, words in more.items():
            command = [word.format(what) for word in dask] + [*words, "--scheduler-file", file, *proof]
            with (folder / f"{what}.log").open("w") as log:
                programs.append(subprocess.Popen(command, stderr=log, stdout=log, cwd=ROOT))
        for _ in range(600):
            if file.exists() and (said := file.read_text("utf-8")).strip().endswith("}"):
                break
            time.sleep(0.1)
        yield json.loads(said)["address"]
    finally:
        for program in programs:
            program.kill()
            program.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("cluster")) as address:
        yield address


@pytest.mark.slow
def test_results_are_those_of_this_machine(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    asked = {"players": 3, "bots": "greedy,cadet,random", "games": 6}
    assert simulate(request(here, **asked), CONTENT, ENGLISH) == 0
    assert simulate(request(there, **{**asked, "games": 2}, cluster=cluster), CONTENT, ENGLISH) == 0
    assert simulate(request(there, **asked, cluster=cluster), CONTENT, ENGLISH) == 0  # goes on
    assert lines_without_clock(there / "games.jsonl") == lines_without_clock(here / "games.jsonl")
    for table in ("bots", "places", "lengths", "cards", "tiles", "luck", "actions"):
        assert (there / f"{table}.csv").read_bytes() == (here / f"{table}.csv").read_bytes()


@pytest.mark.slow
def test_a_bot_of_a_file_plays_there_too(cluster: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "from game.titles.wiraqocha.rules.engine import legal_actions\n"
        "class Mine:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, state):\n        return legal_actions(state)[-1]\n",
        "utf-8",
    )
    found = experiment_of(request(bots=f"random,{path}:Mine"), CONTENT)
    assert not isinstance(found, Refusal)
    here, there = (
        list(results_of(found, CONTENT, range(2), 1, address)) for address in (None, ClusterAddress(cluster))
    )
    assert here == there
    assert not any(player.failed_decisions for result in there for player in result.players)


@pytest.mark.slow
def test_workers_with_other_code_are_not_believed(cluster: str) -> None:
    asked = request(cluster=cluster)
    found = experiment_of(asked, CONTENT)
    assert not isinstance(found, Refusal)
    other = type(found)(**{**{name: getattr(found, name) for name in found.__slots__}, "code": "0" * 12})
    with pytest.raises(OtherCodeError):
        list(results_of(other, CONTENT, range(2), 1, ClusterAddress(cluster)))


@pytest.mark.slow
def test_games_that_nobody_waits_for_any_more_are_dropped(cluster: str) -> None:
    found = experiment_of(request(bots="surveyor", games=400), CONTENT)
    assert not isinstance(found, Refusal)
    coming = results_of(found, CONTENT, range(400), 1, ClusterAddress(cluster))
    assert next(coming).number == 0
    coming.close()
    again = results_of(found, CONTENT, range(1), 1, ClusterAddress(cluster))
    assert next(again).number == 0
    again.close()


def check_refused(asked: SimulationRequest, reason: str, told: str) -> None:
    refused = simulate(asked, CONTENT, ENGLISH)
    assert isinstance(refused, Refusal)
    assert refused.reason == reason
    for language in available_languages():
        said = explain(wiraqocha_words(language), refused)
        assert told in said
        assert "{" not in said
        assert "--cluster" in said


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "localhost:1"])
def test_a_scheduler_that_is_not_there_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.lab.cluster._REACHED", 0.5)
    check_refused(request(cluster=address), "lab_no_cluster", address)


@pytest.mark.parametrize("address", ["localhost", "tcp://127.0.0.1", "tcp://[::1]:"])
def test_an_address_without_a_port_is_none(address: str) -> None:
    check_refused(request(cluster=address), "lab_cluster_address", address)


def test_a_scheduler_without_workers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.lab.cluster._REACHED", 1.0)
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0", processes=True) as idle:
        check_refused(request(cluster=idle.scheduler_address), "lab_idle_cluster", idle.scheduler_address)


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    check_refused(request(cluster="tcp://localhost:8786"), "lab_no_dask", "pip install")


BOMB = """
class Bomb:
    def __reduce__(self):
        return exec, (f"import os; open({str(FILE)!r}, 'a').write(str(os.getpid()) + ' ')",)
"""


@pytest.mark.slow
@pytest.mark.parametrize("deed", ["return Bomb()", "raise ValueError(Bomb())"])
def test_a_worker_runs_nothing_where_the_games_are_asked_for(tmp_path: Path, deed: str) -> None:
    """Its answer, or its error, is a pickle that notes who reads it."""
    (tmp_path / "hostile.py").write_text(
        f"import game.core.lab.workers\nFILE = {str(tmp_path / 'read_by')!r}\n{BOMB}\n"
        f"def answer(job, number):\n    {deed}\n\ngame.core.lab.workers._play_there = answer\n",
        "utf-8",
    )
    with started(tmp_path, "--preload", str(tmp_path / "hostile.py")) as address:
        check_refused(request(cluster=address), "lab_worker_failed", address)
    read_by = tmp_path / "read_by"
    assert not read_by.exists() or str(os.getpid()) not in read_by.read_text().split()


def test_no_pickle_runs_anything_while_a_cluster_answers(tmp_path: Path) -> None:
    found: dict[str, object] = {"FILE": tmp_path / "read_by"}
    exec(BOMB, found)
    bomb = pickle.dumps(found["Bomb"]())  # type: ignore[operator]
    with plain_answers() as refused:
        assert pickle.loads(pickle.dumps(["a text", 1, {"b": (None, 2.5)}])) == [
            "a text",
            1,
            {"b": (None, 2.5)},
        ]
        with pytest.raises(pickle.UnpicklingError):
            pickle.loads(bomb)
    assert refused == [("builtins", "exec")]
    assert not (tmp_path / "read_by").exists()


@pytest.mark.slow
def test_a_cluster_with_certificates_plays_for_who_has_them(
    tmp_path: Path, proofs: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.core.lab.cluster._REACHED", 5.0)
    others = tmp_path / "others"
    others.mkdir()
    for command in re.findall(r"    (openssl .*)\n", (ROOT / "docs" / "bots.md").read_text("utf-8")):
        subprocess.run(shlex.split(command), cwd=others, check=True, capture_output=True)
    with started(tmp_path, tls=proofs) as address:
        assert address.startswith("tls://")
        asked = request(games=1, cluster=address, certificates=proofs, journals=tmp_path / "games")
        assert simulate(asked, CONTENT, ENGLISH) == 0
        assert [path.name for path in (tmp_path / "games").iterdir()] == ["game-1.journal"]
        check_refused(request(cluster=address, certificates=others), "lab_no_cluster", address)
        plain = address.replace("tls://", "tcp://")
        check_refused(request(cluster=plain), "lab_no_cluster", plain)


@pytest.mark.parametrize(
    "address",
    [
        "tcp://10.0.0.5:8786",
        "10.0.0.5:8786",
        "nowhere:1",
        "tcp://[::]:1",
        "tcp://0.0.0.0:1",
    ],
)
def test_what_others_can_reach_asks_for_certificates(address: str) -> None:
    check_refused(request(cluster=address), "lab_cluster_open", address)


def test_what_is_encrypted_asks_for_the_folder_of_certificates() -> None:
    address = "tls://127.0.0.1:1"
    check_refused(request(cluster=address), "lab_cluster_certificates", address)


@pytest.mark.parametrize(
    "address", ["", "tcp://127.0.0.1:port", "http://127.0.0.1:1", "ws://h:1", "tcp://", "tcp://[:1"]
)
def test_what_is_no_address_is_said(address: str) -> None:
    """Dask itself tells of half a client at length when the program ends."""
    check_refused(request(cluster=address), "lab_cluster_address", address)


def test_what_is_wrong_with_certificates_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("ca.pem", "cert.pem"):
        (tmp_path / name).write_text("", "utf-8")
    tls = ("simulate", "--cluster", "tls://10.0.0.5:1", "--certificates", tmp_path)
    assert f"{tmp_path / 'key.pem'} is missing" in Ran(capsys, *tls).err
    (tmp_path / "key.pem").write_text("", "utf-8")
    ran = Ran(capsys, *tls)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    plain = ("simulate", "--cluster", "tcp://127.0.0.1:1", "--certificates", tmp_path)
    assert "must begin with tls://" in Ran(capsys, *plain).err
    assert "--cluster" in Ran(capsys, "simulate", "--certificates", tmp_path).err


def test_a_bot_from_a_file_plays_nowhere_where_it_can_have_no_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as in a worker that a nanny watches."""
    config = multiprocessing.current_process()._config  # type: ignore[attr-defined]
    monkeypatch.setitem(config, "daemon", True)
    (tmp_path / "mine.py").write_text("raise SystemExit\n", "utf-8")
    ran = Ran(capsys, "simulate", "--players", "2", "--bots", f"random,{tmp_path / 'mine.py'}:Mine")
    assert ran.code == 2
    assert "--no-nanny" in ran.err
