"""Pictures as PNG files, encoded some rows at a time, so that frames can be drawn between."""

import struct
import zlib
from collections.abc import Generator
from typing import Final

import pygame
from pygame import Surface

_HEAD: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 4  # of compression: beyond it a file is hardly smaller, and takes much longer
_ROWS: Final = 50  # that are encoded at a time


def png_bit_by_bit(picture: Surface) -> Generator[None, None, bytes]:
    """The file of a picture; every step encodes some of its rows."""
    width, height = picture.get_size()
    packer, packed = zlib.compressobj(_LEVEL), bytearray()
    for top in range(0, height, _ROWS):
        rows = picture.subsurface((0, top, width, min(_ROWS, height - top)))
        raw, line = pygame.image.tobytes(rows, "RGB"), 3 * width
        packed += packer.compress(b"".join(b"\0" + raw[at : at + line] for at in range(0, len(raw), line)))
        yield
    packed += packer.flush()
    size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)  # eight bits each of red, green and blue
    return _HEAD + _chunk(b"IHDR", size) + _chunk(b"IDAT", bytes(packed)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
