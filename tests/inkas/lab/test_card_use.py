"""The use of cards: what is counted of each, and that it goes on where it was broken off."""

from pathlib import Path

from game.titles.inkas.content.load import DATA
from game.titles.inkas.lab.card_use import CardDecision, held_cards, looked_at, main, read, report


def test_each_card_is_counted_where_it_could_be_played_was_played_and_was_best() -> None:
    found = [
        CardDecision(1, 1, "turn", ("illapa", "inti"), "illapa", ""),
        CardDecision(1, 2, "answer", ("inti",), "", "inti"),
        CardDecision(1, 3, "turn", ("illapa", "inti"), "", ""),
    ]
    head, *lines = report(found, ["illapa", "inti", "iqiqu"]).splitlines()
    assert head.startswith("3 decisions")
    assert lines == [
        "illapa: playable 2, played 1, best 0",
        "inti: playable 3, played 0, best 1",
        "iqiqu: playable 0, played 0, best 0",
    ]


def test_pieces_of_the_map_and_cards_that_no_hand_has_are_not_among_them() -> None:
    cards = held_cards(DATA.load())
    assert "illapa" in cards and not any(card.startswith("map") for card in cards)


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "use.jsonl"
    words = [
        "--out",
        str(file),
        "--bot",
        "herder",
        "--top",
        "sage@20n",
        "--seed",
        "3",
        "--every",
        "2",
        "--decisions",
    ]
    main([*words, "2"])
    begun = file.read_text("utf-8")
    main([*words, "4"])
    assert file.read_text("utf-8").startswith(begun)
    assert [(one.seed, one.number) for one in read(file)] == [(3, number) for number in (2, 4, 6, 8)]
    assert all(one.played in ("", *one.playable) and one.best in ("", *one.playable) for one in read(file))


def test_of_legendary_powers_are_counted_in_place_of_cards() -> None:
    data = DATA.load()
    found = next(looked_at(data, "herder", "sage@20n", 2, 3, 1, powers=True))
    names = {kind.name for kind in data.legends.values()}
    assert found.playable and names.issuperset(found.playable)
    assert names.issuperset({found.played, found.best} - {""})
