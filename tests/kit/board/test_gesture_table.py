"""The table of what a hand can do, and the questions where a gesture may mean several things."""

from collections.abc import Iterator

from game.core.contract import Refusal
from game.kit.board.gesture_outcome import Choice, NotAllowed, OpenQuestion, PlayAction, judge, narrow
from game.kit.board.gesture_table import Gesture, GestureTable, toggled


def read(action: str) -> Iterator[Gesture[str, int]]:
    """An action is written PIECE PLACE HOW; `wait` has no gesture, and what is done slowly is also clicked."""
    if action != "wait":
        piece, place, way = action.split()
        yield Gesture(piece, int(place), int(place) if way == "slow" else None)


TABLE = GestureTable(("wait", "boat 1 fast", "boat 1 slow", "boat 2 slow", "cart 2 slow"), read)


def test_each_piece_has_its_places_with_all_that_this_may_mean() -> None:
    assert set(TABLE.pieces) == {"boat", "cart"}
    assert TABLE.places("boat") == {1: ["boat 1 fast", "boat 1 slow"], 2: ["boat 2 slow"]}
    assert TABLE.places("bell") == {}
    assert TABLE.clicks == {1: ["boat 1 slow"], 2: ["boat 2 slow", "cart 2 slow"]}


def test_while_others_act_nothing_can_be_done() -> None:
    idle: GestureTable[str, int, str] = GestureTable()
    assert not idle.pieces
    assert not idle.clicks
    assert not idle.actions


def test_what_tells_actions_apart_is_asked_in_order() -> None:
    questions = (("piece", lambda action: action.split()[0]), ("way", lambda action: action.split()[2]))
    assert narrow((), questions) is None
    assert narrow(("boat 2 slow",), questions) == PlayAction("boat 2 slow")
    first = narrow(("boat 2 slow", "cart 2 slow"), questions)
    assert first == OpenQuestion(
        "piece", (Choice("boat", ("boat 2 slow",)), Choice("cart", ("cart 2 slow",)))
    )
    ways = narrow(TABLE.places("boat")[1], questions)
    assert ways == OpenQuestion("way", (Choice("fast", ("boat 1 fast",)), Choice("slow", ("boat 1 slow",))))


def test_what_is_meant_but_not_offered_is_played_or_refused_by_the_rules() -> None:
    def refusal(action: str) -> Refusal | None:
        return None if "boat" in action else Refusal("no_boat", {})

    assert judge("boat 3 slow", refusal) == PlayAction("boat 3 slow")
    assert judge("cart 3 slow", refusal) == NotAllowed(Refusal("no_boat", {}))


def test_pieces_are_picked_one_after_another_and_let_go_again() -> None:
    both = toggled(toggled((), "boat"), "cart")
    assert both == ("boat", "cart")
    assert toggled(both, "boat") == ("cart",)
