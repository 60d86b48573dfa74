"""All that is measured of the table: its pictures, a still one, the start, memory, and thinking beside it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.base.i18n.words import Words
from game.bench.frames import busy_frames, still_table
from game.bench.protocol import AnyBench
from game.bench.start import memory, starts
from game.bench.thinking import thinking_times
from game.bench.window import FOUR_K, FULL_HD, p99
from game.core.contract import AnyTitle, GameData

STILL_SECONDS: Final = 30.0


@dataclass(frozen=True, slots=True)
class Measurement:
    """One figure with its target (None: it is a floor or only told); lower is better."""

    name: str
    measured: float
    target: float | None = None
    digits: int = 2

    @property
    def kept(self) -> bool:
        """Whether the target is met."""
        return self.target is None or self.measured <= self.target


def measure(
    title: AnyTitle, bench: AnyBench, data: GameData, words: Words, still_seconds: float = STILL_SECONDS
) -> list[Measurement]:
    """All figures under the video driver that SDL_VIDEODRIVER or the system chooses."""
    lines: list[Measurement] = []
    for size, budget in ((FULL_HD, 16.7), (FOUR_K, 33.0)):
        frames = busy_frames(size, data, words)
        high = size[1]
        lines.append(Measurement(f"floor_{high}", frames.floor))
        typical = 3 * frames.floor + 4 if size == FULL_HD else None
        lines.append(Measurement(f"median_{high}", frames.median, typical))
        lines.append(Measurement(f"p99_{high}", frames.p99, budget))
        lines.append(Measurement(f"longest_{high}", max(frames.times), budget))
    share, drawn = still_table(data, words, still_seconds, alive=False)
    lines += [Measurement("still", share, 2.0), Measurement("still_frames", drawn, 0, 0)]
    share, drawn = still_table(data, words, still_seconds, alive=True)
    lines += [Measurement("alive", share), Measurement("alive_frames", drawn, digits=0)]
    took = starts(title, bench, data, words)
    lines += [
        Measurement("bare_start", took.bare, digits=0),
        Measurement("start", took.first, 4 * took.bare, 0),
        Measurement("start_again", took.again, 4 * took.bare, 0),
    ]
    lines.append(Measurement("memory", memory(title), 300, 0))
    thinking, all_times = thinking_times(title, bench, data, words)
    if thinking:
        lines.append(Measurement("thinking", p99(thinking), 16.7))
    return [
        *lines,
        Measurement("bots_turn", p99(all_times), 16.7),
        Measurement("bots_longest", max(all_times)),
    ]


def report(lines: Sequence[Measurement], words: Callable[..., str], still_seconds: float) -> list[str]:
    """The figures as a table."""
    import pygame

    said = [words("bench.driver", driver=pygame.display.get_driver()), words("bench.table_head")]
    for line in lines:
        verdict = "" if line.target is None else words("bench.kept" if line.kept else "bench.missed")
        said.append(
            words(
                "bench.table_row",
                name=words(f"bench.{line.name}", seconds=f"{still_seconds:.0f}").ljust(44),
                measured=f"{line.measured:10.{line.digits}f}",
                target=" " * 10 if line.target is None else f"{line.target:10.{line.digits}f}",
                verdict=verdict,
            ).rstrip()
        )
    return said
