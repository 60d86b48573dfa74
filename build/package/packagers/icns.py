"""The icon as macOS wants it: one file with the pictures of all sizes, as they are."""

from pathlib import Path

KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}  # by pixels


def write_icns(icons: Path, target: Path) -> Path:
    """Write the icon from the pictures of a folder; the file."""
    pictures = {kind: (icons / f"icon.{side}@1.png").read_bytes() for side, kind in KINDS.items()}
    parts = [kind + (len(data) + 8).to_bytes(4, "big") + data for kind, data in pictures.items()]
    body = b"".join(parts)
    target.write_bytes(b"icns" + (len(body) + 8).to_bytes(4, "big") + body)
    return target
