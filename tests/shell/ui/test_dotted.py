"""A way on a map is seen from its beginning to its end, and a stretch that is gone twice is drawn once."""

import pygame

from game.ui.dotted import draw_way

RED, WHITE, GREEN = (200, 20, 30), (250, 250, 250), (30, 120, 40)
A, B, C = (20.0, 20.0), (180.0, 20.0), (180.0, 80.0)


def drawn(*points: tuple[float, float]) -> pygame.Surface:
    surface = pygame.Surface((200, 100))
    surface.fill(GREEN)
    draw_way(surface, points, 3, RED, WHITE)
    return surface


def is_marked(surface: pygame.Surface, area: tuple[int, int, int, int]) -> bool:
    x, y, wide, high = area
    return any(surface.get_at((x + dx, y + dy))[:3] != GREEN for dx in range(wide) for dy in range(high))


def test_every_stretch_is_dotted_and_nothing_else() -> None:
    found = drawn(A, B, C)
    assert is_marked(found, (90, 15, 15, 10)) and is_marked(found, (175, 45, 10, 15))
    assert not is_marked(found, (90, 60, 15, 15))


def test_a_way_back_changes_only_where_it_ends() -> None:
    there, back = drawn(A, B, C), drawn(A, B, C, B, C)
    assert pygame.image.tobytes(there, "RGB") == pygame.image.tobytes(back, "RGB")


def test_who_went_nowhere_has_no_way() -> None:
    assert not is_marked(drawn(A), (0, 0, 200, 100)) and not is_marked(drawn(), (0, 0, 200, 100))
