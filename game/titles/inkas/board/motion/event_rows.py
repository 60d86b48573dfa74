"""Every kind of event, one row each: the animations that show it, its sound, and the places that it speaks of.

A new event needs its row here; a test tells which is missing.
"""

from typing import Final

from game.kit.board.event_table import EventTable, event_table, row
from game.titles.inkas.board.motion import cards, naming, quests, rebirth, scenes, states, wallas
from game.titles.inkas.board.motion import event_places as places
from game.titles.inkas.board.motion.powers.scenes import sound_of, unleashed
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import Victory
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import StaffMove

_OVERLAP: Final = 0.1  # seconds of a turn with the last scene before it
_STAFF_SOUNDS: Final = {
    StaffMove.DRAWN: "inkas/staff-drawn",
    StaffMove.PLUNGED: "inkas/staff-plunged",
    StaffMove.STOLEN: "inkas/rope",
}

ROWS: EventTable[Transition, TableView] = event_table(
    row(e.AylluChosen, sound="inkas/cloth", places=places.head),
    row(e.QuestBegan, sound="inkas/conch", places=places.head),
    row(e.TurnBegan, overlap=_OVERLAP, turns=True, sound="turn-bell", places=places.head),
    row(e.DieNamed, naming.named, sound="inkas/ring-off", places=places.bowl),
    row(e.RowApplied),
    row(e.Rolled, scenes.rolled, sound="inkas/die", places=places.bowl),
    row(e.LlamasChanged, scenes.llamas_changed, sound="inkas/llamas", places=places.llamas),
    row(e.OfferingMade, scenes.offered, sound="inkas/conch", places=places.offering),
    row(e.WallaPlaced, wallas.placed, from_hand=True, sound="inkas/step", areas=places.here),
    row(e.Moved, wallas.moved, from_hand=True, sound="inkas/step", areas=places.way),
    row(e.Flew, wallas.flew, from_hand=True, sound="inkas/wings", areas=places.flight),
    row(e.Transported, wallas.transported, from_hand=True, sound="inkas/fire", areas=places.way),
    row(e.Pulled, wallas.pulled, from_hand=True, sound="inkas/rope", areas=places.way),
    row(e.Travelled, wallas.travelled, from_hand=True, sound="inkas/wings", areas=places.way),
    row(e.Evoked, wallas.at_walla, sound="inkas/breath", places=places.head),
    row(e.ProtectionEvoked, wallas.at_walla, sound="inkas/breath", places=places.head),
    row(e.ProtectionEnded),
    row(e.AttackAnnounced, wallas.announced, from_hand=True, sound="inkas/drum", areas=places.here),
    row(e.AmaruAttacks, wallas.amaru_attacks, sound="inkas/hiss", areas=places.here),
    row(e.BattleBegan, scenes.battle_began, places=places.bowl),
    row(e.Withstood, wallas.withstood, sound="inkas/ring-off", places=places.bowl),
    row(e.Killed, wallas.killed, sound="inkas/fall", areas=places.here),
    row(e.Perished, wallas.perished, sound="inkas/gong", areas=places.here),
    row(e.Devoured, wallas.devoured, sound="inkas/whirl", places=places.head_of_walla),
    row(e.Disgorged, wallas.disgorged, sound="inkas/fall", areas=places.here),
    row(e.Banished, wallas.banished, sound="inkas/gong", areas=places.here),
    row(e.Revived, wallas.revived, sound="inkas/panpipe", areas=places.here),
    row(e.Exchanged, wallas.exchanged, sound="inkas/panpipe", areas=places.here),
    row(e.Passed, places=places.head),
    row(
        e.StaffMoved,
        scenes.staff_moved,
        from_hand=True,
        sound=lambda event: _STAFF_SOUNDS.get(event.how, "inkas/staff"),
        areas=places.staff_way,
    ),
    row(e.Conquered, scenes.conquered, sound="inkas/cloth", areas=places.here),
    row(e.CardUnveiled, scenes.unveiled, sound="inkas/paper", areas=places.here),
    row(e.GodMet, scenes.god_met, sound="inkas/god", places=places.head),
    row(e.AmaruWoke, scenes.amaru_woke, sound="inkas/hiss", areas=places.here),
    row(e.StayedAway, places=places.head),
    row(e.CardTaken, cards.taken, from_hand=True, sound="inkas/paper", areas=places.here),
    row(e.CardPlayed, cards.played, from_hand=True, sound="inkas/paper", places=places.head_and_bowl),
    row(e.ActionFailed, cards.failed, sound="inkas/whirl", places=places.bowl),
    row(e.ApprovalGiven, cards.approval_given, sound="inkas/bell", places=places.bowl),
    row(e.ApprovalCancelled, cards.approval_cancelled, sound="inkas/seal", places=places.bowl),
    row(e.HandSeen, cards.hand_seen, sound="inkas/paper", places=places.both_heads),
    row(e.CardSeized, cards.seized, sound="inkas/swap", places=places.both_heads),
    row(e.HandLeft, places=places.head),
    row(e.TampuLaid, cards.tampu_laid, sound="inkas/tampu", places=places.head),
    row(e.TampuLost, cards.tampu_lost, sound="inkas/tampu", places=places.heads_of_one),
    row(e.Relocated, rebirth.relocated, from_hand=True, sound="inkas/wings", areas=places.way),
    row(
        e.Reborn,
        rebirth.reborn,
        sound=lambda event: "inkas/rises" if event.side else "inkas/waits",
        places=places.hanan,
    ),
    row(e.Recalled, rebirth.recalled, sound="inkas/waits", places=places.head),
    row(e.ShapeEvoked, wallas.at_walla, sound="inkas/breath", places=places.head),
    row(e.ShapeEnded),
    row(e.PieceCame, rebirth.came, areas=places.here),
    row(e.Dominated, rebirth.dominated, sound="inkas/dominated", areas=places.here),
    row(e.AttackSkipped, places=places.head),
    row(e.PowerInvoked, from_hand=True, sound="inkas/paper", places=places.head),
    row(
        e.PowerUnleashed,
        unleashed,
        sound=lambda event: sound_of(event.power),
        areas=places.reached,
    ),
    row(
        e.StateBegan,
        states.began,
        sound=lambda event: "inkas/stilled" if event.state == LastingState.PARALYSED else None,
        places=places.head_of_changed,
    ),
    row(e.StateEnded, states.ended, sound="inkas/state-ends", places=places.head_of_changed),
    row(e.TimeSpent),
    row(e.Shifted, wallas.shifted, sound="inkas/wings", areas=places.way),
    row(e.AttackTurned, sound="inkas/whirl", places=places.head),
    row(e.QuestStuck, sound="inkas/bell", places=places.heads),
    row(e.DrawOffered, sound="inkas/bell", places=places.head),
    row(e.DrawAnswered, sound="inkas/bell", places=places.head),
    row(e.LendingAsked, sound="inkas/bell", places=places.head),
    row(e.LendingAnswered, sound="inkas/bell", places=places.head),
    row(e.GoalsDrawn, sound="inkas/paper", places=places.goals),
    row(e.LlamasStored, quests.stored, sound="inkas/llamas", places=places.stored),
    row(e.AylluDefeated, quests.defeated, sound="inkas/seal", places=places.head),
    row(e.WallaFallen, quests.fallen, sound="inkas/seal", places=places.head_of_walla),
    row(e.GoalMet, quests.met, sound="inkas/dominated", places=places.head),
    row(e.GoalsShown, quests.shown, sound="inkas/paper", places=places.head),
    row(e.Eliminated, scenes.eliminated, sound="inkas/drum-muffled", places=places.head),
    row(
        e.QuestEnded,
        scenes.ended,
        sound=lambda event: "inkas/bell" if event.victory is Victory.DRAW else "inkas/founded",
        places=places.heads,
    ),
)
