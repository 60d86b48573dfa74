"""What the postcard of a played day says and shows, and where its picture is kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.base.files.whole_files import numbered, write_first_free
from game.base.i18n.words import Words
from game.base.profile.folders import pictures_folder
from game.core.contract import AnyState
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.daily.day import person_of
from game.daily.results import DayResult, PlayedDay
from game.daily.scoring import score
from game.scenes.daily.postcard import Postcard, draw_postcard
from game.scenes.title_art import GamePreview
from game.ui.between_frames import Work
from game.ui.look import Look
from game.ui.png_writing import png_bit_by_bit

_SAVED: Final = 1920  # pixels across of the picture that is saved


def card_of(words: Words, played: PlayedDay, match: Match, states: Sequence[AnyState]) -> Postcard:
    """What stands on the card of a day that came through these states to its end."""
    assert played.result is not None, "a day without a result has no card"
    preview, seat, emblems, day = (
        match.title.part(GamePreview),
        person_of(match),
        emblems_of(match),
        played.date,
    )
    state = states[-1]
    result, outcome = played.result, match.title.rules.outcome(state)
    winners = words.listed(match.seats[one].name for one in outcome.winners) if outcome is not None else ""
    value = words("daily.points", count=result.score)
    standing = preview.ended(words, state, seat) or preview.progress(words, state, seat).text
    how = "drawn" if outcome is not None and outcome.drawn else "won" if result.won else "lost"
    return Postcard(
        heading=words("title.daily"),
        game=words("title.name"),
        date=words.day(day),
        postmark=(f"{day.day:02}.{day.month:02}", str(day.year)),
        player=match.seats[seat].name,
        verdict=words(f"daily.verdict.{how}", count=result.rounds, winner=winners),
        standing=standing if standing != value else "",
        value=value,
        note=words("daily.card_note"),
        emblem=emblems[seat],
        draw_map=lambda surface, area, scale: preview.draw_way(
            surface, words, states, seat, emblems, area, scale
        ),
    )


def as_text(card: Postcard) -> str:
    """What the card says, for a message."""
    lines = (
        f"{card.heading} · {card.game} · {card.date}",
        card.player,
        card.verdict,
        card.standing,
        card.value,
    )
    return "\n".join(line for line in lines if line)


def path_of(played: PlayedDay) -> Path:
    """Where the picture of a card is kept, among the player's pictures."""
    return pictures_folder() / f"{played.title}-{played.day}.png"


def save_card(card: Postcard, path: Path, look: Look) -> Work[Path]:
    """Keep the picture of a card in a size that is good for sending, whatever the window's; returns where.

    Another picture that has its name stays. Raises OSError.
    """
    picture = yield from draw_postcard(card, _SAVED, look)
    content = yield from png_bit_by_bit(picture)
    return write_first_free(numbered(path), content)


def result_of(words: Words, match: Match, state: AnyState) -> DayResult:
    """What the end of a game is worth to the person in it."""
    rules, seat = match.title.rules, person_of(match)
    outcome, rounds = rules.outcome(state), rules.round(state)
    assert outcome is not None, "the game is over"
    way = match.title.part(GamePreview).progress(words, state, seat).part
    return DayResult(score(outcome, seat, rounds, way), seat in outcome.winners, rounds)
