"""Why the system could not do something: one text for every sentence that names it."""

import errno


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
    return SystemReason(said, errno.errorcode.get(getattr(error, "errno", None) or 0, ""))
