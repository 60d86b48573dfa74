"""What happens is told in every language, and tells whom it concerns."""

import re
from dataclasses import fields
from typing import Final, get_args

import pytest

from game.base.i18n.words import FALLBACK, Words, available_languages
from game.core.contract import Advice, Refusal
from game.core.match import Match, Seat
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.inkas.board.emblems import COLOURS
from game.titles.inkas.content.definitions import Ayllu, OfferingName, Victory
from game.titles.inkas.content.led_table import LED_ROWS
from game.titles.inkas.content.led_table import NAMES as NAMED
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.name import NAME
from game.titles.inkas.phrases import advice_text, describe_event, explain, share_text
from game.titles.inkas.result.scene import result_scene
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import perform
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove
from game.titles.inkas.rules.notation.positions import POSITIONS
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.setup import Setup
from tests.shell.i18n.test_locales import own_entries
from tests.support.quest_table import position, quest_data
from tests.support.words import strict_words_of

END: Final[Action] = a.End()
NAMES: Final = {"yellow": "Kusi", "green": "Titu", "blue": "Sisa"}
TOLD: Final[tuple[e.Event, ...]] = (
    e.AylluChosen(0, Ayllu.QUYA, "Q", alone=False),
    e.QuestBegan(1),
    *(e.DieNamed(1, name) for name in NAMED),
    *(e.RowApplied(1, row) for row in LED_ROWS),
    *(e.Rolled(0, face, purpose) for purpose in Purpose for face in (3, 4)),
    *(e.LlamasChanged(2, 3, after, cause) for after in (0, 4) for cause in Cause if cause is not Cause.STORE),
    *(e.OfferingMade(0, offering, "mama_rawa", "simpira") for offering in OfferingName),
    e.WallaPlaced(0, "mama_rawa", "Qa3"),
    e.Moved(0, "mama_rawa", "Qa3", "Qa2"),
    e.Flew(0, "mama_qura", "Qa1", ("Qb1", "T"), "", ""),
    e.Flew(0, "mama_qura", "Qa1", ("Qb1",), "nakaq", "Qa1"),
    e.Transported(0, "mama_uqllu", "Qa1", "Qc3", ()),
    e.Transported(0, "mama_uqllu", "Qa1", "Qc3", ("mama_qura", "mama_waqu")),
    e.Pulled(0, "mama_rawa", "nakaq", "Qa1", "Qa2"),
    e.Travelled(0, "mama_rawa", "Qa3", "T"),
    e.Evoked(0, "secret_ally", "mama_waqu", "overload"),
    e.ProtectionEvoked(0, "secret_ally"),
    e.ProtectionEnded("secret_ally"),
    e.AttackAnnounced(0, "mama_waqu", "nakaq", "Qa2", ""),
    e.AttackAnnounced(0, "mama_waqu", "nakaq", "Qa2", "reach"),
    e.AmaruAttacks("chusaqmama", 0, "mama_waqu", "Qa3"),
    e.BattleBegan(2, 1),
    e.Withstood("nakaq", "mama_waqu"),
    e.Killed("nakaq", "T", "mama_waqu"),
    e.Banished("nakaq", "Qa3"),
    e.Revived(0, "mama_waqu", "Qa3", Cause.WISH),
    e.Exchanged(0, "nakaq", "mama_waqu", "Qa3", ""),
    e.Passed(1),
    e.StaffMoved(StaffMove.DRAWN, "mama_waqu", "hole T", "mama_waqu"),
    e.StaffMoved(StaffMove.TAKEN, "mama_waqu", "mama_rawa", "mama_waqu"),
    e.StaffMoved(StaffMove.GIVEN, "mama_rawa", "mama_waqu", "mama_rawa"),
    e.StaffMoved(StaffMove.STOLEN, "mama_rawa", "hole Qa3", "mama_rawa"),
    e.StaffMoved(StaffMove.PLUNGED, "mama_rawa", "mama_rawa", "hole Qa3"),
    e.StaffMoved(StaffMove.LIFTED, "mama_rawa", "floor Qa2", "mama_rawa"),
    e.StaffMoved(StaffMove.LAID, "mama_rawa", "mama_rawa", "floor Qa2"),
    e.StaffMoved(StaffMove.DROPPED, "mama_rawa", "mama_rawa", "floor Qa2"),
    e.StaffMoved(StaffMove.FETCHED, "mama_rawa", "hole T", "mama_rawa"),
    e.Conquered(0, "Qa3"),
    e.CardUnveiled(0, "mama_rawa", "Qa3", "iqiqu"),
    e.CardUnveiled(0, "mama_rawa", "Qa3", "amaru_wiraqucha"),
    e.CardUnveiled(0, "mama_rawa", "Qa3", ""),
    e.GodMet(0, "mama_rawa", "waqaychaq_mama", friend=True),
    e.GodMet(0, "mama_rawa", "amaru_wiraqucha", friend=False),
    e.AmaruWoke(0, "mama_rawa", "ninamama", "Qa3"),
    e.StayedAway(0, "mama_rawa"),
    e.CardTaken(0, "mama_rawa", "Qa2", "map_1"),
    e.CardTaken(0, "mama_rawa", "Qa2", ""),
    e.CardPlayed(0, "iqiqu", "", "", -1),
    e.CardPlayed(0, "tampu_shield", "mama_rawa", "", -1),
    e.CardPlayed(0, "pacha_mama", "mama_rawa", "T", -1),
    e.CardPlayed(0, "pacha_kamaq", "", "", 1),
    e.ActionFailed(0),
    e.ApprovalGiven(0),
    e.ApprovalCancelled(1),
    *(e.HandSeen(0, 1, cards) for cards in ((), ("map_1", "inti"))),
    *(e.CardSeized(0, 1, card, given, bool(given)) for card, given in (("map_1", ""), ("map_1", "inti"))),
    *(e.CardSeized(0, 1, "", "", exchange) for exchange in (False, True)),
    e.HandLeft(0),
    e.TampuLaid(0, "mama_rawa", "tampu_hatchet"),
    *(e.TampuLost(seat, "mama_rawa", "tampu_shield") for seat in (0, -1)),
    e.Relocated(0, "mama_rawa", "Qa2", "T"),
    *(e.Reborn(0, "mama_rawa", side) for side in (0, 2)),
    e.Recalled(0, "mama_rawa"),
    e.ShapeEvoked(0, "secret_ally", "ninamama", "claws"),
    e.ShapeEnded("secret_ally", "ninamama", "claws"),
    e.PieceCame("ninamama", "Qa2"),
    e.Dominated(0, "ninamama", "Qa2"),
    e.AttackSkipped(0),
    e.PowerInvoked(0, "ninamama", "supervolcano", "illapa", "", "", (), ""),
    e.PowerInvoked(0, "nakaq", "vital_absorption", "illapa", "", "mama_rawa", (), ""),
    *(
        e.StateBegan(state, "mama_rawa", "ninamama", ("C",))
        for state in LastingState
        if state is not LastingState.FIREWALL
    ),
    e.StateBegan("firewall", "mama_uqllu", "", ("Ca2", "Ca1")),
    e.StateEnded("web", "yana_uru", "", ("Ca2",)),
    e.TimeSpent("amsay_rumi", "mama_rawa"),
    e.Shifted("mama_rawa", "sinchi_thupaq", "Qa2", "T"),
    e.AttackTurned(0, "mama_rawa"),
    e.Perished("ninamama", "Qa2", "mama_rawa"),
    e.Devoured("mama_rawa", "qarqacha"),
    e.Disgorged("mama_rawa", "Qa2"),
    e.StaffMoved(StaffMove.SUMMONED, "mama_rawa", "floor Qa2", "mama_rawa"),
    *(e.GoalsDrawn(0, goals) for goals in (("",), ("left",), ("left", "tampus"))),
    e.LlamasStored(0, 2, 5),
    e.AylluDefeated(1),
    e.WallaFallen("mama_rawa"),
    e.GoalMet(0, "hunters_shamans"),
    e.GoalsShown(0, ("left", "amaru")),
    e.QuestStuck(),
    e.DrawOffered(0),
    e.DrawAnswered(1, agreed=True),
    e.DrawAnswered(1, agreed=False),
    e.LendingAsked(0, 2, 1),
    *(e.LendingAnswered(2, agreed) for agreed in (True, False)),
    e.Eliminated(2),
    e.QuestEnded(Victory.QUSQU, (0,)),
    e.QuestEnded(Victory.ELIMINATION, (0,)),
    e.QuestEnded(Victory.FOUNDING, (0,)),
    e.QuestEnded(Victory.FLAGS, (0,)),
    e.QuestEnded(Victory.GOAL, (0,)),
    e.QuestEnded(Victory.DRAW, ()),
    *(e.QuestEnded(victory, (0, 2)) for victory in Victory if victory is not Victory.DRAW),
)


def words_of(language: str) -> Words:
    return strict_words_of(NAME, language)


@pytest.mark.parametrize("language", available_languages())
def test_tips_of_powers_and_offerings_take_their_figures_from_the_data(language: str) -> None:
    """A mod may change a price or a gain, and the tip must not say the old one."""
    told = {
        key: text
        for key, text in own_entries(NAME, language).items()
        if key.startswith(("tips.does.", "tips.offering.", "tips.protected"))
    }
    assert told and [key for key, text in told.items() if re.search(r"\d", str(text))] == []


@pytest.mark.parametrize("language", available_languages())
def test_every_event_is_told_but_the_beginning_of_a_turn_and_a_power_that_was_told_before(
    language: str,
) -> None:
    words = words_of(language)
    untold = {type(event) for event in TOLD if not describe_event(words, event, NAMES)}
    assert untold == set()
    assert {*get_args(e.Event)} - {type(event) for event in TOLD} == {e.TurnBegan, e.PowerUnleashed}


@pytest.mark.parametrize("language", available_languages())
def test_a_sentence_names_the_walla_that_acts_and_where_it_is_now(language: str) -> None:
    words = words_of(language)
    for event in TOLD:
        said = describe_event(words, event, NAMES) or ""
        walla = getattr(event, "walla", "")
        if walla and not re.match("duplication|dropped", str(_case_of(event))):
            assert words(f"walla.{walla}") in said, event
        if isinstance(event, e.Moved | e.WallaPlaced | e.Transported | e.Pulled):
            assert event.wamani in said, event
        assert said[0].isupper(), said
        assert said.endswith("."), said


def _case_of(event: e.Event) -> object:
    return next(
        (getattr(event, field.name) for field in fields(event) if field.name in ("offering", "how")), ""
    )


def test_a_roll_says_what_it_decides_and_a_number_that_counts_stands_alone() -> None:
    words = words_of(FALLBACK)
    assert describe_event(words, e.Rolled(0, 4, Purpose.BATTLE), NAMES) == "Kusi rolls a 4: approved."
    assert describe_event(words, e.Rolled(0, 3, Purpose.STAFF), NAMES) == "Kusi rolls a 3: refused."
    assert describe_event(words, e.Rolled(0, 3, Purpose.LLAMAS), NAMES) == "Kusi rolls a 3."
    assert describe_event(words, e.Rolled(0, 0, Purpose.LLAMAS), NAMES) is None


def test_llamas_are_told_as_what_came_or_went_and_what_is_left() -> None:
    words = words_of(FALLBACK)
    assert (
        describe_event(words, e.LlamasChanged(1, 1, 0, Cause.POWER), NAMES)
        == "Titu pays 1 llama and has 0 left."
    )
    assert (
        describe_event(words, e.LlamasChanged(1, 0, 6, Cause.WISH), NAMES)
        == "Titu gets 6 llamas and has 6 now."
    )


def test_the_staff_is_told_by_whom_it_leaves_and_where_it_stands() -> None:
    words = words_of(FALLBACK)
    stolen = e.StaffMoved(StaffMove.STOLEN, "mama_rawa", "nakaq", "mama_rawa")
    assert describe_event(words, stolen, NAMES) == "Mama Rawa steals the staff from Ñak’aq."
    plunged = e.StaffMoved(StaffMove.PLUNGED, "mama_rawa", "mama_rawa", "hole T")
    assert describe_event(words, plunged, NAMES) == "Mama Rawa plunges the staff into Titiqaqa."


def test_who_gives_the_staff_is_told_as_the_giver() -> None:
    wallas = {"ayar_kachi": "Ca2", "ayar_manqu": "Ca2"}
    at = position(
        players={"inka": "C", "chanka": "Q"},
        step="placement",
        active="ayar_kachi",
        wallas=wallas,
        staff="ayar_kachi",
    )
    given = perform(at, a.Give("ayar_kachi", "ayar_manqu")).events
    told = [text for event in given if (text := describe_event(words_of(FALLBACK), event, NAMES))]
    assert told == ["Ayar Kachi gives the staff to Ayar Manqu."]


def test_without_names_a_seat_has_its_number() -> None:
    assert describe_event(words_of(FALLBACK), e.Conquered(1, "Qa3")) == "Apu 2 conquers Qa3."


def test_a_nation_wins_as_two() -> None:
    told = describe_event(words_of(FALLBACK), e.QuestEnded(Victory.FOUNDING, (0, 2)), NAMES)
    assert told == "Kusi and Sisa found Qusqu and win the quest."
    state = POSITIONS.parse(quest_data(), WON_BY_TWO)
    seats = tuple(Seat(name, "", "") for name in ("Kusi", "Titu", "Sisa", "Wari"))
    match = Match(Setup(COLOURS, 1, mode=state.game.mode, alliance=True), seats)
    scene = result_scene(words_of(FALLBACK), match, state, ResultCallbacks(lambda: None, lambda: None))
    assert scene.sheet.headline == "Inka and Quya win (Kusi and Sisa)"
    assert scene.sheet.lines[0].text == "All enemy ayllus are out. The last nation rules Tawantinsuyu."


WON_BY_TWO: Final = """
alliance: true
players: {inka: C, chanka: A, quya: Q, supay: K}
wallas: {ayar_kachi: Ca2, yawar_supay: ukhu, wayra_sumaq: ukhu, yana_uru: ukhu, sinchi_thupaq: ukhu, amsay_rumi: ukhu,
  simpira: ukhu, qarqacha: ukhu, ukumari: ukhu, manchay: ukhu, nakaq: ukhu}
victory: elimination
winner: [inka, quya]
out: [chanka, supay]
"""


def test_what_the_shell_refuses_is_said_as_it_is() -> None:
    words = words_of(FALLBACK)
    details = {"found": "x", "known": "y"}
    assert explain(words, Refusal("bot_level", details)) == words("refusal.bot_level", **details)


@pytest.mark.parametrize("language", available_languages())
def test_every_reason_is_said(language: str) -> None:
    details = {
        "expected": "walla",
        "found": "x",
        "action": "x",
        "seat": 0,
        "question": "attack",
        "ayllu": "quya",
        "suyu": "C",
        "walla": "nakaq",
        "enemy": "simpira",
        "power": "flight",
        "need": 2,
        "count": 1,
        "most": 2,
        "room": 5,
        "wamani": "Ca3",
        "offering": "duplication",
        "card": "inti",
    }
    words = words_of(language)
    for reason in Reason:
        assert explain(words, Refusal(reason, details), NAMES), reason


@pytest.mark.parametrize("language", available_languages())
def test_every_question_and_every_step_has_a_name(language: str) -> None:
    words = words_of(language)
    for question in (*Question, "offering", "move", "attack", "placement"):
        assert words(f"question.{question}")


@pytest.mark.parametrize("language", available_languages())
def test_an_advice_names_wallas_places_and_offerings(language: str) -> None:
    words = words_of(language)
    nearer = Advice(END, "nearer", {"walla": "nakaq", "wamani": "T"})
    assert "Ñak’aq" in advice_text(words, nearer)
    assert "Titiqaqa" in advice_text(words, nearer)
    offer = Advice(END, "offer", {"offering": "resurrection"})
    assert words("offering.resurrection") in advice_text(words, offer)
    plunge = Advice(END, "plunge", {"walla": "nakaq", "count": 4})
    assert "4" in advice_text(words, plunge)


@pytest.mark.parametrize("language", available_languages())
def test_whose_llamas_pay_and_who_gains_is_told_by_name(language: str) -> None:
    """What the log tells alike, an analysis tells apart by this, not in notation."""
    words = strict_words_of(NAME, language)
    players = {"inka": "C", "chanka": "A", "quya": "Q", "supay": "K"}
    state = position(mode="advanced", players=players, alliance=True, turn=5)
    names = {"yellow": "Kusi", "blue": "Titu", "green": "Sisa", "red": "Yana"}
    partner = state.game.ayllus[state.game.partners[state.mover]].value
    own, lent = (
        a.Offer(OfferingName.DUPLICATION),
        a.Offer(OfferingName.DUPLICATION, partner=partner, borrowing=2),
    )
    said = [share_text(words, state, one, names) for one in (own, lent)]
    seats = [*names.values()]
    assert seats[state.mover] in said[0] and seats[state.game.partners[state.mover]] in said[1]
    assert words("amount.llamas", count=2) in said[1] and "offer" not in said[1].split()
    assert not share_text(words, position(players={"inka": "C", "chanka": "Q"}), a.End(), names)
