"""Memory that was let go, back to the system."""

import sys


def give_back() -> None:
    """Give the system the memory of pictures that are gone: glibc would keep it, others give it back by themselves."""
    if sys.platform != "linux":
        return
    import ctypes  # asked for late: no first picture needs it

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
