"""The tables of the statistics: made whole or not at all, and told from others."""

from functools import cache
from typing import Final

from game.core.statistics import challenges, games, medals, puzzles, rival_records
from game.core.statistics import totals_tables as sums
from game.core.statistics.connection import Connection, FileFault, UnusableError

_VERSION: Final = 3  # of the tables
# Which not every file of this version has.
_BESIDE: Final = challenges.TABLE + puzzles.TABLE + rival_records.TABLE

_COLUMNS: Final = """
SELECT tables.name, tables.type, columns.name
FROM pragma_table_list AS tables, pragma_table_xinfo(tables.name) AS columns
WHERE tables.schema = 'main' ORDER BY tables.name, columns.cid
"""


def make_ready(base: Connection) -> None:
    """Make the tables in an empty database, and those that an earlier version lacks in one of ours.

    All of it happens in one transaction: a program that is ended meanwhile leaves the file as it was. Raises
    UnusableError, also for tables that are not ours.
    """
    if _version(base) != _VERSION or not _columns(base).keys() >= _expected().keys():
        with base.transaction():
            _make(base, _version(base))  # asked again: another program may have made them meanwhile
    columns = _columns(base)
    wrong = [table for table, expected in _expected().items() if columns.get(table) != expected]
    if wrong:
        raise UnusableError(FileFault.DAMAGED, f"no table {wrong[0]}")
    if len(base.ask("SELECT ended, key, stale FROM added", kinds=(float, str, int))) != 1:
        raise UnusableError(FileFault.DAMAGED, "no row of what was added")


def _make(base: Connection, version: int) -> None:
    if version == 0:
        if base.ask("SELECT 1 FROM sqlite_master LIMIT 1"):
            raise UnusableError(FileFault.DAMAGED, "tables of another program")
        base.ask_all(f"{games.TABLES}{games.PASSED_OVER}{sums.TABLES} UPDATE added SET stale = 0;")
    base.ask_all(_BESIDE)
    medals.begin(base)
    base.ask(f"PRAGMA user_version = {_VERSION}")


def _version(base: Connection) -> int:
    ((version,),) = base.ask("PRAGMA user_version")
    if version not in (0, _VERSION):
        fault = FileFault.NEWER if version > _VERSION else FileFault.OLDER
        raise UnusableError(fault, f"version {version}")
    return int(version)


def _columns(base: Connection) -> dict[str, list[str]]:
    """The columns of every table; a view is none, whatever its name."""
    found: dict[str, list[str]] = {}
    for table, kind, column in base.ask(_COLUMNS, kinds=(str, str, str)):
        if kind == "table" and not table.startswith("sqlite_"):
            found.setdefault(table, []).append(column)
    return found


@cache
def _expected() -> dict[str, list[str]]:
    base = Connection(None)
    _make(base, 0)
    columns = _columns(base)
    base.close()
    return columns
