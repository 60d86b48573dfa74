"""The trial of cards: what it counts, and that it goes on where it was broken off."""

import json
from pathlib import Path

import pytest

from game.titles.inkas.lab import card_trial
from game.titles.inkas.lab.card_trial import CardTrial, main, read, report


def test_a_card_that_is_missed_counts_and_one_that_makes_no_difference_does_not() -> None:
    tried = [
        CardTrial(1, number, "inti", "turn", 9, played, 0.5)
        for number, played in enumerate((0.6, 0.499, 0.4))
    ]
    assert [trial.worse for trial in tried] == [False, False, True]
    assert report(tried).startswith("1 of 3 cards")


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_trial, "POSITIONS", 20)
    monkeypatch.setattr(card_trial, "WORLDS", 2)
    file = tmp_path / "cards.jsonl"
    words = ["--out", str(file), "--bot", "herder", "--seed", "3", "--cards"]
    main([*words, "1"])
    begun = file.read_text("utf-8")
    assert [json.loads(line)["number"] for line in begun.splitlines()] == [1]
    main([*words, "2"])
    found, numbers, _ = read(file)
    assert file.read_text("utf-8").startswith(begun)
    assert [trial.number for trial in found] == [1, 2] and numbers == {3: 2}
