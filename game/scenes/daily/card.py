"""What the postcard of a played day says and shows, and where its picture is kept."""

import io
from pathlib import Path

import pygame
from pygame import Surface

from game.daily import DayResult, PlayedDay, person_of, score
from game.datafiles.whole_files import write_whole
from game.i18n.words import Words
from game.match import Match
from game.profile.folders import pictures_folder
from game.protocol import AnyState
from game.scenes.daily.dates import date_text
from game.scenes.daily.postcard import Postcard
from game.scenes.faces import faces
from game.scenes.seat_colours import emblems_of


def card_of(words: Words, played: PlayedDay, match: Match, state: AnyState) -> Postcard:
    """What stands on the card of a day that ended in this state."""
    assert played.result is not None, "a day without a result has no card"
    shown, seat, emblems, day = faces(played.title), person_of(match), emblems_of(match), played.date
    result, outcome = played.result, match.title.rules.outcome(state)
    winners = words.listed(match.seats[one].name for one in outcome.winners) if outcome is not None else ""
    value, standing = words("daily.points", count=result.score), shown.progress(words, state, seat).text
    how = "won" if result.won else "lost"
    return Postcard(
        heading=words("title.daily"),
        game=words("title.name"),
        date=date_text(words, day),
        postmark=(f"{day.day:02}.{day.month:02}", str(day.year)),
        player=match.seats[seat].name,
        verdict=words(f"daily.verdict.{how}", count=result.rounds, winner=winners),
        standing=standing if standing != value else "",
        value=value,
        note=words("daily.card_note"),
        emblem=emblems[seat],
        draw_map=lambda surface, area, scale: shown.draw_state(surface, state, emblems, area, scale),
    )


def save_card(picture: Surface, played: PlayedDay) -> Path:
    """Keep the picture of a card among the player's pictures; returns where. Raises OSError."""
    path = pictures_folder() / f"{played.title}-{played.day}.png"
    encoded = io.BytesIO()
    pygame.image.save(picture, encoded, path.name)
    write_whole(path, encoded.getvalue())
    return path


def result_of(words: Words, match: Match, state: AnyState) -> DayResult:
    """What the end of a game is worth to the person in it."""
    rules, seat = match.title.rules, person_of(match)
    outcome, rounds = rules.outcome(state), rules.round(state)
    assert outcome is not None, "the game is over"
    way = faces(match.setup.title).progress(words, state, seat).part
    return DayResult(score(outcome, seat, rounds, way), seat in outcome.winners, rounds)
