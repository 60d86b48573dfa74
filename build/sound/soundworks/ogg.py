"""Ogg Vorbis files whose bytes are the same at every build on the same encoder.

The encoder gives every stream a number by chance; it is replaced by the one asked for, and the pages' checksums are
made anew.
"""

import io
import struct

import numpy as np
import soundfile  # type: ignore[import-untyped]

from soundworks.synth import RATE, Wave

_HEADER = struct.Struct("<4sBBqIIIB")
_SERIAL_AT, _CHECKSUM_AT = 14, 22
_POLYNOMIAL = 0x04C11DB7


def _table() -> list[int]:
    entries = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        entries.append(value & 0xFFFFFFFF)
    return entries


_TABLE = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """The same Ogg file with another stream number. Raises ValueError where it is no Ogg file."""
    made, at = bytearray(), 0
    while at < len(data):
        mark, *_, segments = _HEADER.unpack_from(data, at)
        if mark != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        lengths = data[at + _HEADER.size : at + _HEADER.size + segments]
        end = at + _HEADER.size + segments + sum(lengths)
        page = bytearray(data[at:end])
        struct.pack_into("<I", page, _SERIAL_AT, serial)
        struct.pack_into("<I", page, _CHECKSUM_AT, 0)
        struct.pack_into("<I", page, _CHECKSUM_AT, _checksum(bytes(page)))
        made += page
        at = end
    return bytes(made)


def encode(wave: Wave, quality: float, serial: int) -> bytes:
    """An Ogg Vorbis file of the wave; `quality` runs from 0 (small) to 1 (large)."""
    file = io.BytesIO()
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as writer:
        # A long wave in one piece overflows the encoder's stack.
        for start in range(0, wave.shape[0], RATE // 4):
            writer.write(wave[start : start + RATE // 4].astype(np.float32))
    return with_serial(file.getvalue(), serial)
