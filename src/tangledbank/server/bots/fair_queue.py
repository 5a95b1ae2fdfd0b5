"""A queue of questions to bots: addresses take turns, and so do the people of one address.

A player with thirty tables gets one answer for each answer that a player with one table gets.
"""

import asyncio
from collections import OrderedDict, deque

from tangledbank.server.bot_task import Task, Thought


class Waiting:
    """A question waiting for its answer, in a queue or in a process."""

    __slots__ = ("answer", "task", "timer", "tries", "until")

    def __init__(self, task: Task, answer: "asyncio.Future[Thought]") -> None:
        self.task = task
        self.answer = answer
        self.tries = 0
        self.until = 0.0  # the loop's time by which its own bot should have answered
        self.timer: asyncio.TimerHandle | None = None

    def settle(self, thought: Thought) -> None:
        """Set the answer, unless there is one already."""
        if not self.answer.done():
            self.answer.set_result(thought)


class FairQueue:
    """Waiting questions; `take` returns the next one in turn."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.waiting_from(address) for address in self._addresses)

    @property
    def addresses(self) -> list[str]:
        return list(self._addresses)

    def waiting_from(self, address: str) -> int:
        """How many questions from an address are waiting."""
        return sum(len(queue) for queue in self._addresses.get(address, {}).values())

    def put(self, waiting: Waiting, first: bool = False) -> None:
        """Add it at the end of its person's queue, or at the very front for a retry."""
        address, person = waiting.task.client
        people = self._addresses.setdefault(address, OrderedDict())
        queue = people.setdefault(person, deque())
        if first:
            queue.appendleft(waiting)
            people.move_to_end(person, last=False)
            self._addresses.move_to_end(address, last=False)
        else:
            queue.append(waiting)

    def take(self) -> Waiting | None:
        """The next question that still needs an answer."""
        while self._addresses:
            address, people = next(iter(self._addresses.items()))
            person, queue = next(iter(people.items()))
            waiting = queue.popleft()
            people.move_to_end(person)
            self._addresses.move_to_end(address)
            self._drop_empty(address, person)
            if not waiting.answer.done():
                return waiting
        return None

    def remove(self, waiting: Waiting) -> bool:
        """Drop a question nobody needs answered; true if it was in the queue."""
        address, person = waiting.task.client
        queue = self._addresses.get(address, OrderedDict()).get(person, deque())
        if waiting not in queue:
            return False
        queue.remove(waiting)
        self._drop_empty(address, person)
        return True

    def clear(self) -> list[Waiting]:
        """Empty the queue; returns its contents."""
        found = [
            waiting
            for people in self._addresses.values()
            for queue in people.values()
            for waiting in queue
        ]
        self._addresses.clear()
        return found

    def _drop_empty(self, address: str, person: str) -> None:
        people = self._addresses[address]
        if not people[person]:
            del people[person]
        if not people:
            del self._addresses[address]
