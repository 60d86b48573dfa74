"""The sounds of a quest: every deed is heard, by a sound that is there, which does not outlast what it belongs to."""

from pathlib import Path

import pytest

from game.kit.board.event_sounds import EventSounds
from game.scenes.title_art import TitleSounds
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.powers.scenes import MOTIFS
from game.titles.inkas.board.motion.powers.scenes import unleashed as power_scene
from game.titles.inkas.board.motion.transition import Snapshot, Transition
from game.titles.inkas.content.definitions import OfferingName, Victory
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import Cause, Purpose, StaffMove
from game.titles.inkas.title import TITLE
from game.ui.sound_manifest import read_manifest
from tests.support.awaited_assets import SOUNDS as AWAITED
from tests.support.ear import Ear
from tests.support.quest_table import QuestTable, position

ROOT = Path(__file__).parents[3] / "assets"
SOUNDS = {f"inkas/{name}": clip for name, clip in read_manifest(ROOT / "inkas" / "sounds").items()}
SHARED = read_manifest(ROOT / "shell" / "sounds")
MUSIC = {"inkas/music-quest", "inkas/music-legend"}
LAKE = "inkas/lake-before-dawn"
POWERS = {f"inkas/power-{power.replace('_', '-')}" for power in MOTIFS}
GRAND = {"inkas/god", "inkas/hiss"}  # gods and Amarus take their time
MANQU = "ayar_manqu"


def table() -> QuestTable:
    keys = {"to_move": "inka", "step": "move", "turn": 5, "llamas": {"inka": 6, "chanka": 6}}
    players = {"inka": "C", "chanka": "Q"}
    return QuestTable(position(players=players, wallas={"ayar_kachi": "Ca2"}, **keys))


def quest_sounds() -> EventSounds:
    return table().board.sounds


def staff(how: StaffMove) -> e.Event:
    return e.StaffMoved(how, MANQU, "hole T", MANQU)


def unleashed(power: str, adding: str = "") -> e.PowerUnleashed:
    return e.PowerUnleashed(0, "ayar_kachi", power, "", (), adding, ("Ca2",))


EVENTS: list[tuple[e.Event, str | None]] = [
    (e.AylluChosen(0, "inka", "C", False), "inkas/cloth"),
    (e.QuestBegan(0), "inkas/conch"),
    (e.TurnBegan(0, 1, 1), "turn-bell"),
    (e.Rolled(0, 4, Purpose.BATTLE), "inkas/die"),
    (e.LlamasChanged(0, 6, 5, Cause.OFFERING), "inkas/llamas"),
    (e.OfferingMade(0, next(iter(OfferingName)), MANQU, ""), "inkas/conch"),
    (e.WallaPlaced(0, MANQU, "Ca3"), "inkas/step"),
    (e.Moved(0, MANQU, "Ca3", "Ca2"), "inkas/step"),
    (e.Flew(0, MANQU, "Ca3", ("Ca2", "Ca1"), "", ""), "inkas/wings"),
    (e.Transported(0, MANQU, "Ca3", "Cb3", ()), "inkas/fire"),
    (e.Pulled(0, MANQU, "usqu", "Ca3", "Ca2"), "inkas/rope"),
    (e.Travelled(0, MANQU, "Ca3", "Qa3"), "inkas/wings"),
    (e.Evoked(0, MANQU, "ayar_kachi", "flight"), "inkas/breath"),
    (e.ProtectionEvoked(0, MANQU), "inkas/breath"),
    (e.ProtectionEnded(MANQU), None),
    (e.AttackAnnounced(0, MANQU, "usqu", "Ca2", ""), "inkas/drum"),
    (e.AmaruAttacks("ninamama", 0, MANQU, "Ca2"), "inkas/hiss"),
    (e.BattleBegan(1, 1), None),
    (e.Withstood(MANQU, "usqu"), "inkas/ring-off"),
    (e.Killed(MANQU, "Ca2", "usqu"), "inkas/fall"),
    (e.Banished(MANQU, "Ca2"), "inkas/gong"),
    (e.Revived(0, MANQU, "Ca2", Cause.POWER), "inkas/panpipe"),
    (e.Exchanged(0, "usqu", MANQU, "Ca2", ""), "inkas/panpipe"),
    (e.Passed(0), None),
    (staff(StaffMove.DRAWN), "inkas/staff-drawn"),
    (staff(StaffMove.PLUNGED), "inkas/staff-plunged"),
    (staff(StaffMove.STOLEN), "inkas/rope"),
    (staff(StaffMove.DROPPED), "inkas/staff"),
    (e.Conquered(0, "Ca3"), "inkas/cloth"),
    (e.CardUnveiled(0, MANQU, "Ca3", "iqiqu"), "inkas/paper"),
    (e.GodMet(0, MANQU, "illapa", True), "inkas/god"),
    (e.AmaruWoke(0, MANQU, "ninamama", "Ca3"), "inkas/hiss"),
    (e.StayedAway(0, MANQU), None),
    (e.CardTaken(0, MANQU, "Ca2", ""), "inkas/paper"),
    (e.CardPlayed(0, "pacha_mama", MANQU, "Qa1", -1), "inkas/paper"),
    (e.ActionFailed(0), "inkas/whirl"),
    (e.ApprovalGiven(0), "inkas/bell"),
    (e.ApprovalCancelled(1), "inkas/seal"),
    (e.HandSeen(0, 1, ()), "inkas/paper"),
    (e.CardSeized(0, 1, "", "", True), "inkas/swap"),
    (e.HandLeft(0), None),
    (e.TampuLaid(0, MANQU, "tampu_shield"), "inkas/tampu"),
    (e.TampuLost(-1, MANQU, "tampu_shield"), "inkas/tampu"),
    (e.Relocated(0, MANQU, "Ca2", "Qa1"), "inkas/wings"),
    (e.Reborn(0, MANQU, 2), "inkas/rises"),
    (e.Reborn(0, MANQU, 0), "inkas/waits"),
    (e.Recalled(0, MANQU), "inkas/waits"),
    (e.ShapeEvoked(0, MANQU, "ninamama", "claws"), "inkas/breath"),
    (e.ShapeEnded(MANQU, "ninamama", "claws"), None),
    (e.PieceCame("ninamama", "Ca2"), None),
    (e.Dominated(0, "ninamama", "Ca2"), "inkas/dominated"),
    (e.AttackSkipped(0), None),
    (e.PowerInvoked(0, MANQU, "light_shield", "illapa", "", "", (), ""), "inkas/paper"),
    *((unleashed(power), f"inkas/power-{power.replace('_', '-')}") for power in MOTIFS),
    (unleashed("power_of_a_mod"), "inkas/fire"),
    (e.StateBegan("web", MANQU, "", ()), None),
    (e.StateBegan("paralysed", MANQU, "ayar_kachi", ()), "inkas/stilled"),
    (e.StateEnded("web", MANQU, "", ()), "inkas/state-ends"),
    (e.TimeSpent(MANQU, "usqu"), None),
    (e.Shifted(MANQU, "usqu", "Ca2", "Ca1"), "inkas/wings"),
    (e.AttackTurned(0, MANQU), "inkas/whirl"),
    (e.Perished("ninamama", "Ca2", MANQU), "inkas/gong"),
    (e.Devoured(MANQU, "qarqacha"), "inkas/whirl"),
    (e.Disgorged(MANQU, "Ca2"), "inkas/fall"),
    (e.DieNamed(0, "fighter"), "inkas/ring-off"),
    (e.RowApplied(0, "M3"), None),
    (e.GoalsDrawn(0, ("",)), "inkas/paper"),
    (e.LlamasStored(0, 0, 2), "inkas/llamas"),
    (e.AylluDefeated(0), "inkas/seal"),
    (e.WallaFallen(MANQU), "inkas/seal"),
    (e.GoalMet(0, "left"), "inkas/dominated"),
    (e.GoalsShown(0, ("left",)), "inkas/paper"),
    (e.QuestStuck(), "inkas/bell"),
    (e.DrawOffered(0), "inkas/bell"),
    (e.DrawAnswered(0, True), "inkas/bell"),
    (e.LendingAsked(0, 2, 1), "inkas/bell"),
    (e.LendingAnswered(2, True), "inkas/bell"),
    (e.Eliminated(0), "inkas/drum-muffled"),
    (e.QuestEnded(Victory.QUSQU, (0,)), "inkas/founded"),
    (e.QuestEnded(Victory.ELIMINATION, (0,)), "inkas/founded"),
    (e.QuestEnded(Victory.DRAW, ()), "inkas/bell"),
]


@pytest.mark.parametrize(("event", "name"), EVENTS, ids=lambda value: type(value).__name__)
def test_what_happens_is_heard(event: e.Event, name: str | None) -> None:
    at, ear = table(), Ear()
    at.scene.sound._sounds = ear
    at.scene.sound.play_sound(event)
    effects = [heard for heard in ear.heard if heard not in MUSIC]
    assert effects == ([] if name is None else [name])
    assert all(heard in SOUNDS or heard in SHARED for heard in effects)


def test_every_kind_of_event_is_asked_about_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(ROWS)


def test_every_sound_that_is_shipped_is_heard_some_time() -> None:
    awaited = {f"inkas/{name}" for name in AWAITED["inkas"]}
    heard = {*(name for _, name in EVENTS), *quest_sounds().gestures.values()}
    assert {name for name in heard if name in SOUNDS} == SOUNDS.keys() - MUSIC - {LAKE} - awaited
    assert set(quest_sounds().gestures.values()) <= SOUNDS.keys() | SHARED.keys()


def test_the_quest_and_its_end_have_music_and_the_lake_its_dawn() -> None:
    assert {name for name, clip in SOUNDS.items() if clip.streamed} == MUSIC
    assert {name for name, clip in SOUNDS.items() if clip.looped} == {*MUSIC, LAKE}
    assert TITLE.part(TitleSounds) == TitleSounds(LAKE, "inkas/music-quest", "inkas/music-legend")


def test_a_sound_of_a_quest_under_way_lasts_less_than_a_moment() -> None:
    long = {name for name, clip in SOUNDS.items() if not clip.looped and clip.seconds >= 0.8}
    assert long - POWERS == GRAND | {"inkas/founded"}
    assert all(SOUNDS[name].seconds < 2 for name in POWERS)


def test_no_two_powers_nor_second_parts_share_a_sound() -> None:
    files = [ROOT / "inkas" / "sounds" / f"{name.partition('/')[2]}.ogg" for name in POWERS]
    assert len(POWERS) == len(MOTIFS) == len({file.read_bytes() for file in files})


def test_a_second_part_is_heard_after_its_power() -> None:
    at = table()
    now = Snapshot.of(at.board.view)
    first, second = power_scene(Transition(now, now), unleashed("berserker_fury", "pain"))
    assert first.sound is None, "the row says it"
    assert second.sound is not None and second.sound.name == "inkas/power-pain"
    assert second.delay >= first.seconds


def test_all_of_it_is_small() -> None:
    assert sum(path.stat().st_size for path in (ROOT / "inkas" / "sounds").iterdir()) <= 2_500_000


def test_a_sound_comes_from_the_side_where_it_happens() -> None:
    sounds = quest_sounds()
    sides = {name: sounds.side(name) for name in ("T", "Ca3", "Cc3", "Aa3", "Ac3", "Qb3", "Kb3")}
    assert all(-1 <= side <= 1 for side in sides.values())
    assert sides["T"] == 0
    assert min(sides.values()) < -0.3
    assert max(sides.values()) > 0.3


# at the table


def test_a_walla_that_is_lifted_and_put_back_is_heard() -> None:
    at, ear = table(), Ear()
    at.scene.sound._sounds = ear
    at.click(at.walla("ayar_kachi"))
    assert ear.heard == ["button"]
    at.drag(at.walla("ayar_kachi"), at.wamani("Qb3"))
    assert ear.heard.count("button") > 1


def test_a_quest_is_played_to_its_music_before_the_lake() -> None:
    at, ear = table(), Ear()
    at.scene.sound._sounds = ear
    at.scene.sound.begin()
    assert ear.heard == [f"bed {LAKE}", "inkas/music-quest"]


def test_a_quest_that_is_over_leaves_the_music_of_its_end_alone() -> None:
    text = (ROOT / "inkas" / "examples" / "end.yaml").read_text("utf-8")
    at, ear = QuestTable(TITLE.positions.parse(TITLE.data.load(), text)), Ear()
    assert at.state.victory
    at.scene.sound._sounds = ear
    at.scene.sound.begin()
    assert ear.heard == [f"bed {LAKE}"]


def test_the_bell_rings_for_persons_alone_where_computers_play_too() -> None:
    at = QuestTable(table().state, bots={1: "random"})
    assert at.board.sounds.cue(e.TurnBegan(0, 3, 2)) is not None
    assert at.board.sounds.cue(e.TurnBegan(1, 4, 2)) is None


@pytest.mark.parametrize(
    ("end", "name"),
    [
        (e.QuestEnded(Victory.QUSQU, (0,)), "inkas/founded"),
        (e.QuestEnded(Victory.QUSQU, (1,)), "inkas/drum-muffled"),
        (e.QuestEnded(Victory.ELIMINATION, (1,)), "inkas/drum-muffled"),
        (e.QuestEnded(Victory.DRAW, ()), "inkas/bell"),
    ],
)
def test_a_quest_that_a_computer_player_wins_does_not_end_like_a_victory(end: e.Event, name: str) -> None:
    at = QuestTable(table().state, bots={1: "random"})
    cue = at.board.sounds.cue(end)
    assert cue is not None and cue.name == name
