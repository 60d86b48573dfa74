"""Ways in which a file is spoilt: by a worn disk, by an editor, by another program, or on purpose."""

import base64
import json
import random
import re
import zlib
from collections.abc import Callable
from functools import cache

Spoil = Callable[[bytes, random.Random], bytes]

_HUGE = ("9" * 9, "9" * 40, "9" * 5000, "-1", "1e999", "0" * 300, "18446744073709551616")
_VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "../../../../etc/passwd",
    "\u202e\u0000\x1b[2J",
    "漢字🎲",
    [],
    {},
    [[[[]]]] * 50,
    {"a": {"b": {}}},
    ["caves"] * 500,
)
_OTHERS = (
    b"",
    b"\n",
    b"{}\n",
    b"[]\n",
    b"null\n",
    b'{"format": 2}\n',
    b"[" * 200_000 + b"\n",
    b'{"a":' * 100_000 + b"\n",
    b"!!python/object/apply:os.system ['touch spoilt']\n",
    b"- name: a scenario\n  clauses: [W-7.1]\n  players: [red, green]\n",
    b"a: &a [x]\nb: [*a, *a, *a, *a]\n",
    b"cos\nsystem\n(S'touch spoilt'\ntR.\n",
    b"\x80\x04\x95\x1c\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94\x8c\x06system\x94\x93\x94.",
    b"PK\x03\x04" + b"\x00" * 500,
    b"\x00" * 100_000,
    b"\xff" * 100_000,
    b"x" * 1_000_000,
    b"\n" * 200_000,
    b"roll  #1 abcdef012345\n" * 50_000,
)


def flip_bits(content: bytes, chance: random.Random) -> bytes:
    """Some bits are turned."""
    spoilt = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 2, 8, 64))):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def cut(content: bytes, chance: random.Random) -> bytes:
    """The end is missing."""
    return content[: chance.randrange(len(content))]


def cut_out(content: bytes, chance: random.Random) -> bytes:
    """A piece in the middle is missing, or zeros are in its place."""
    start = chance.randrange(len(content))
    end = min(len(content), start + chance.choice((1, 10, 512, 4096)))
    filling = b"\x00" * (end - start) if chance.random() < 0.5 else b""
    return content[:start] + filling + content[end:]


def swap_lines(content: bytes, chance: random.Random) -> bytes:
    """Two lines stand in each other's place."""
    lines = content.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def repeat_or_drop_line(content: bytes, chance: random.Random) -> bytes:
    """A line is missing, or stands there many times."""
    lines = content.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    lines[at : at + 1] = [lines[at]] * chance.choice((0, 2, 3, 1000, 30_000))
    return b"".join(lines)


def huge_number(content: bytes, chance: random.Random) -> bytes:
    """A number is another one, most often far too large."""
    found = list(re.finditer(rb"[0-9]+", content))
    number = chance.choice(found)
    return content[: number.start()] + chance.choice(_HUGE).encode() + content[number.end() :]


def other_encoding(content: bytes, chance: random.Random) -> bytes:
    """An editor has written it anew in its own way."""
    text = content.decode("utf-8")
    way = chance.choice(("utf-16", "utf-16-le", "utf-32", "latin-1", "utf-8-sig", "utf-7", "crlf"))
    if way == "crlf":
        return content.replace(b"\n", b"\r\n")
    return text.encode(way, "replace")


def other_file(content: bytes, chance: random.Random) -> bytes:
    """It is no journal at all, or one after something else."""
    other = chance.choice(_OTHERS)
    return other if chance.random() < 0.7 else other + content


def other_header(content: bytes, chance: random.Random) -> bytes:
    """The first line says something else: a key is missing, has another value, or there is one too many."""
    first, _, rest = content.partition(b"\n")
    fields = json.loads(first)
    inner = chance.choice((fields, fields, fields["setup"], fields["players"][0]))
    keys = [*inner, "more"]
    key = chance.choice(keys)
    if chance.random() < 0.2:
        inner.pop(key, None)
    else:
        inner[key] = chance.choice(_VALUES)
    return json.dumps(fields, ensure_ascii=chance.random() < 0.5).encode("utf-8", "replace") + b"\n" + rest


def other_content(content: bytes, chance: random.Random) -> bytes:
    """The data that the file brings are others, damaged, or made to fill the memory."""
    first, _, rest = content.partition(b"\n")
    fields = json.loads(first)
    fields["data"] = "0" * 16
    raw = zlib.decompress(base64.b64decode(fields["content"]))
    made = chance.choice(("bits", "number", "bomb", "deep", "text"))
    if made == "bits":
        raw = flip_bits(raw, chance)
    elif made == "number":
        raw = huge_number(raw + b" 1", chance)
    elif made == "deep":
        raw = json.dumps(["[" * 5000, "{a: " * 5000, "&a [*a]"]).encode()
    else:
        raw = json.dumps([chance.choice(("", "!!python/name:os.system", "a: 1")) for _ in range(3)]).encode()
    word = _bomb() if made == "bomb" else zlib.compress(raw)
    fields["content"] = base64.b64encode(word).decode()
    return json.dumps(fields).encode() + b"\n" + rest


@cache
def _bomb() -> bytes:
    """A few bytes that unpack into half a gigabyte."""
    packing = zlib.compressobj(9)
    parts = [packing.compress(b"[" + b" " * 1_000_000) for _ in range(500)]
    return b"".join([*parts, packing.flush()])


WAYS: tuple[Spoil, ...] = (
    flip_bits,
    cut,
    cut_out,
    swap_lines,
    repeat_or_drop_line,
    huge_number,
    other_encoding,
    other_file,
    other_header,
    other_content,
)
