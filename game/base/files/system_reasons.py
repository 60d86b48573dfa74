"""Why the system could not do something: one text for every sentence that names it."""

import errno
from typing import Final

NOT_REGULAR: Final = "NOT_REGULAR"  # what our own reading and writing of files refuses: a pipe, a device


class SystemReason(str):
    """What the system says, in its own language; `Words` have words of their own for the `name` of the usual ones."""

    __slots__ = ("name",)

    def __new__(cls, said: str, name: str) -> "SystemReason":
        """`name` is that of the error's number, such as `ENOSPC`; empty where it has none."""
        reason = super().__new__(cls, said)
        reason.name = name
        return reason

    name: str


def reason_of(error: BaseException) -> SystemReason:
    """Why something failed, for the gap of a sentence.

    >>> reason_of(FileNotFoundError(2, "No such file or directory")).name
    'ENOENT'
    """
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    name = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return SystemReason(said, NOT_REGULAR if said == NOT_REGULAR else name)
