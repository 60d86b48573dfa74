"""Checks what the files of data say together, and gives it as typed definitions.

Problems that are this title's own, below `problem` in its locale:

- `problem.unknown_source`: {found} is none of {options}
- `problem.pair_twice`: two districts are named as neighbours twice, first on line {first}
- `problem.pair_of_one`: a district is named as its own neighbour
- `problem.not_connected`: {districts} cannot be reached
- `problem.wrong_effect`: {district} has the effect {expected}, found {found}
- `problem.wrong_family`: a district with this effect is of the family {expected}, found {found}
- `problem.wrong_daily`: {expected}, found {found}
- `problem.wrong_district`: a {job} works in {expected}, found {found}
- `problem.wrong_good`: {district} produces {expected}, found {found}
- `problem.row_length`: {have} entries for {count} cards
- `problem.wrong_icons`: expected {expected}
- `problem.tile_twice`: first on line {first}
- `problem.tile_missing`: {tile} is missing
- `problem.few_tiles`: a day may take {need} Moon Tiles, there are {have}
- `problem.keep_more`: {keep} cards are kept of {draw} that are drawn
- `problem.many_returned`: {have} cards would go back, at most {most} can
- `problem.no_milestone`: {field} is none of {options}
- `problem.endless_trade`: {sell} in a full column is more than {buy} from an empty one
- `problem.long_cost`: {have} pieces, there is room for {most}
- `problem.beyond_summit`: field {field} lies beyond the summit {summit}
- `problem.first_day`: the first day {day} comes after the last one, {last}
- `problem.clergy_sum`: the rows have {have} cards, not {need}
"""

from game.base.files.data_files import DataFiles
from game.titles.machu_picchu.content.cards import CardsBook
from game.titles.machu_picchu.content.city import City
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.content.figures import DataFigures, GoodsFigures, check_tiles, read_clergy


def read_content(files: DataFiles) -> CityData | None:
    """What the files say together; None where one could not be read or lacks a part of its own."""
    goods, districts, clergy, cards, game = files.sources
    store = GoodsFigures(goods) if goods else None
    city = City(districts) if districts else None
    rows = read_clergy(clergy) if clergy else None
    deck = CardsBook(cards) if cards else None
    figures = DataFigures(game) if game else None
    if figures and figures.days and deck:
        check_tiles(deck.source, len(deck.moon), figures)
    if files.problems or not (store and store.market and city and rows and deck and figures):
        return None
    if not (figures.start and figures.trail and figures.days and figures.gold_rank):
        return None
    sources = {**store.sources, **city.sources, **rows.sources, **deck.sources, **figures.sources}
    return CityData(
        goods=store.goods,
        market=store.market,
        districts=city.districts,
        adjacent=city.adjacent,
        jobs=city.jobs,
        clergy=rows.rows,
        cards=deck.cards,
        moon=deck.moon,
        players=figures.players,
        start=figures.start,
        trail=figures.trail,
        days=figures.days,
        factors=figures.factors,
        gold_rank=figures.gold_rank,
        sources=sources,
        digest=files.digest,
        texts=files.texts,
    )
