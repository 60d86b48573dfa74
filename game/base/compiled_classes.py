"""What is said to the compiler of the core in the source: `build/compile/make.py` heeds it, plain Python does not."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """The same class: `allow_interpreted_subclasses` lets people's own classes build on a compiled one."""
        return lambda kind: kind
