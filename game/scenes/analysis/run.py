"""An analysis that goes on beside the window, move by move."""

from game.core.analysis.kept import KeptAnalyses
from game.core.analysis.work import AnalysisWork
from game.core.bots.service import JudgeReply, JudgeRequest, ThinkingService


class AnalysisRun:
    """Has a game judged by those who think; what was found stays with its work, and is kept once that is done or
    left.
    """

    def __init__(self, work: AnalysisWork, service: ThinkingService, kept: KeptAnalyses | None) -> None:
        self.work = work
        self.failed = False
        self._service = service
        self._kept = kept
        self._asked = -1  # the number of the task that is thought about
        self._new = 0  # judgements that are not kept yet

    @property
    def running(self) -> bool:
        """Whether anything is still to come."""
        return not self.work.done and not self.failed

    def update(self) -> bool:
        """Take what was found and ask for more; whether there is something new."""
        if not self.running:
            return False
        found = False
        number = len(self.work.judged)
        if self._asked == number:
            answer = self._service.answer()
            if isinstance(answer, JudgeReply):
                found = True
                self._take(answer)
        self._ask()
        return found

    def _take(self, answer: JudgeReply) -> None:
        if answer.judged is None:
            self.failed = True
            return
        self.work.take(answer.judged)
        self._new += 1
        if self.work.done:
            self._keep()

    def _keep(self) -> None:
        self._new = 0
        if self._kept is not None:
            self._kept.keep(self.work)

    def _ask(self) -> None:
        task, number = self.work.next, len(self.work.judged)
        if task is not None and self.running and self._asked != number:
            self._asked = number
            self._service.ask(JudgeRequest(task.state, task.played, self.work.positions, task.deals))

    def close(self) -> None:
        """Nobody thinks about it any more; what was found is kept for another time."""
        if self._new:
            self._keep()
        self._service.close()
