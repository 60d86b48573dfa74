"""A notice stays as long as it takes to be read."""

from game.ui.notices import Toast


def seconds_shown(text: str, seconds: float = 4.0) -> float:
    toast = Toast()
    toast.show(text, seconds, warn=False)
    shown = 0.0
    while not toast.update(0.1):
        shown += 0.1
    return shown


def test_a_long_notice_stays_longer_than_a_short_one() -> None:
    assert 3.5 < seconds_shown("Not now.") < 4.5
    assert seconds_shown("word " * 20) > 8


def test_one_that_is_to_stay_longer_does() -> None:
    assert seconds_shown("Saved.", 8.0) > 7.5
