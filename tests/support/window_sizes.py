"""Sizes of windows in which every screen must be whole."""

SIZES = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (1280, 1024),
]
ODD_SIZES = [(1301, 777), (1719, 1441), (2900, 800)]  # a window dragged to any size
