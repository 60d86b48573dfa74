"""The newspaper as files: a picture for each page, and all of it as one HTML file."""

import base64
import io
from html import escape
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.files.whole_files import write_together
from game.chronicle.articles import Article, Picture
from game.scenes.chronicle.pages import PAGES, Newspaper, blank_page, print_page
from game.ui.between_frames import Work
from game.ui.look import Look
from game.ui.png_writing import png_bit_by_bit
from game.ui.scale import Scale

_HTML: Final = "chronicle.html"
_WIDTH: Final = 2400  # of the picture of a page, whatever the window's size
_VIGNETTE: Final = (840, 600)
_STYLE: Final = """
body{background:#f0e1bc;color:#2b1a10;font:18px/1.5 Georgia,serif;max-width:1100px;margin:2em auto;padding:0 1.5em}
h1,h2,h3,.deck,.kicker,figcaption,header p{text-align:center}
h1{font-size:3.2em;margin:0}h2{font-size:2.2em;margin:.4em 0}
.deck,figcaption,header p{font-style:italic;color:#5a4028}.deck{font-size:1.3em}
header{border-bottom:3px double #5a4028}main{columns:2;column-gap:2.5em}
article{break-inside:avoid;border-bottom:1px solid #c9a468;padding-bottom:1em}
figure{margin:0}img{width:100%;border:3px double #2b1a10;box-sizing:border-box}
p{text-align:justify}.kicker{font-weight:bold;margin:.6em 0 0}@media(max-width:700px){main{columns:1}}
"""


def save_chronicle(paper: Newspaper, folder: Path, look: Look) -> Work[Path]:
    """Write all files into a folder once all of them are made, or, where it has another newspaper, into a numbered one
    beside it; returns which. Raises OSError.
    """
    files = yield from _files(paper, look)
    return write_together(folder, files)


def _files(paper: Newspaper, look: Look) -> Work[dict[str, bytes]]:
    """The files of a newspaper by their names."""
    files: dict[str, bytes] = {}
    for number in range(PAGES):
        picture = blank_page(_WIDTH, look)
        yield
        yield from print_page(paper, number, picture, look)
        files[f"page-{number + 1}.png"] = yield from png_bit_by_bit(picture)
    html = yield from html_of(paper, look)
    return {_HTML: html.encode(), **files}


def html_of(paper: Newspaper, look: Look) -> Work[str]:
    """The newspaper as a page of its own, with its pictures in it."""
    said = paper.chronicle
    told = []
    for article in said.articles:
        told.append(_article(paper, article, look))
        yield
    articles = "\n".join(told)
    return (
        f'<!DOCTYPE html>\n<html lang="{paper.words.language}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(said.headline.text)}</title>\n'
        f"<style>{_STYLE}</style></head>\n<body><header><h1>{escape(said.name)}</h1>"
        f"<p>{escape(said.edition)} · {escape(said.motto)}</p></header>\n"
        f'<h2>{escape(said.headline.text)}</h2><p class="deck">{escape(said.deck.text)}</p>\n'
        f"<main>\n{articles}\n</main></body></html>\n"
    )


def _article(paper: Newspaper, article: Article, look: Look) -> str:
    kicker = f'<p class="kicker">{escape(article.kicker)}</p>' if article.kicker else ""
    heading = f"<h3>{escape(article.heading)}</h3>" if article.heading else ""
    figure = _figure(paper, article.picture, look) if article.picture is not None else ""
    told = "".join(f"<p>{escape(text)}</p>" for text in article.paragraphs)
    return f"<article>{kicker}{heading}{figure}{told}</article>"


def _figure(paper: Newspaper, picture: Picture, look: Look) -> str:
    drawn = Surface(_VIGNETTE)
    drawn.fill(look.palette.parchment_light)
    paper.draw_vignette(drawn, picture, Rect((0, 0), _VIGNETTE), Scale(1920, 1080, look=look))
    encoded = io.BytesIO()
    pygame.image.save(drawn, encoded, "vignette.jpg")
    data = base64.b64encode(encoded.getvalue()).decode()
    said = escape(picture.caption.text) if picture.caption is not None else ""
    source = f"data:image/jpeg;base64,{data}"
    return f'<figure><img src="{source}" alt="{said}"><figcaption>{said}</figcaption></figure>'
