"""Checks a PNG picture without drawing it: that it is one, whole, and no larger than it may be."""

import struct
import zlib
from typing import Final, NamedTuple

from game.base.files.problems import Problem
from game.kit.data.mods.limits import PICTURE_SHAPE, PICTURE_SIDE

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_SAMPLES: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # in one pixel, by kind of colour
_DEPTHS: Final = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}


class PngError(Exception):
    """The picture cannot be used; `reason` is a locale key below `problem`, `details` fill its gaps."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason, self.details = reason, details

    def problem(self, file: str) -> Problem:
        """The fault as a problem of this file."""
        return Problem(file, 0, "", f"problem.{self.reason}", self.details)


class _Head(NamedTuple):
    width: int
    height: int
    depth: int
    colour: int
    compression: int
    filtering: int
    interlaced: int


def check_png(raw: bytes) -> tuple[int, int]:
    """The width and height of a picture in pixels. Raises PngError."""
    if not raw.startswith(_SIGNATURE):
        raise PngError("png_content")
    chunks = _chunks(raw)
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13 or chunks[-1][0] != b"IEND":
        raise PngError("png_broken")
    head = _Head(*struct.unpack(">IIBBBBB", chunks[0][1]))
    if not (1 <= head.width <= PICTURE_SIDE and 1 <= head.height <= PICTURE_SIDE):
        raise PngError("png_size", width=head.width, height=head.height, most=PICTURE_SIDE)
    if max(head.width, head.height) > PICTURE_SHAPE * min(head.width, head.height):
        raise PngError("png_shape", width=head.width, height=head.height, most=PICTURE_SHAPE)
    if (
        head.depth not in _DEPTHS.get(head.colour, ())
        or head.compression
        or head.filtering
        or head.interlaced
    ):
        raise PngError("png_kind")
    if head.colour == 3 and not any(name == b"PLTE" for name, _ in chunks):
        raise PngError("png_broken")
    _check_pixels(head, b"".join(body for name, body in chunks if name == b"IDAT"))
    return head.width, head.height


def _chunks(raw: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of the file with their names, each with a sum that holds."""
    found = []
    at = len(_SIGNATURE)
    while at < len(raw):
        if at + 12 > len(raw):
            raise PngError("png_broken")
        (length,) = struct.unpack_from(">I", raw, at)
        end = at + 8 + length
        if end + 4 > len(raw) or struct.unpack_from(">I", raw, end)[0] != zlib.crc32(raw[at + 4 : end]):
            raise PngError("png_broken")
        found.append((raw[at + 4 : at + 8], raw[at + 8 : end]))
        at = end + 4
        if found[-1][0] == b"IEND":
            break
    return found


def _check_pixels(head: _Head, packed: bytes) -> None:
    """The packed pixels are as many as the head says, and not a byte more is unpacked."""
    line = 1 + (head.width * _SAMPLES[head.colour] * head.depth + 7) // 8
    unpacker = zlib.decompressobj()
    try:
        unpacked = unpacker.decompress(packed, line * head.height + 1)
    except zlib.error as error:
        raise PngError("png_broken") from error
    if len(unpacked) != line * head.height:
        raise PngError("png_broken")
