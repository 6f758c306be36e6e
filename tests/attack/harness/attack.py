"""What an attack is, and the three ways in which most go on."""

import asyncio
import re

from support.raw import PING, PONG, frame

from harness.peer import Gone, Peer, connected, guest, word
from harness.tally import Tally
from harness.target import ATTACKER

BREATH_S = 0.02  # after a refusal: whoever attacks does not give up
GLANCE_S = 0.02  # from one thing to the next of one that is brief
EMPTY_PING = bytes([0x80 | PING, 0])  # in no text
PONG_FRAME = frame(b"", PONG)
LONGEST = 80  # bytes, of what shows an answer


class Attack:
    """A subclass's docstring says what it does, and `unit` what is counted."""

    unit = "requests"
    misses = ()  # answers that refuse nothing

    def __init__(self, target, brief=False):
        """`brief`: with what a glance needs, and no more."""
        self.target, self.brief = target, brief
        self.tally = Tally(self.misses)

    def source(self):
        """The address from which the next connection comes."""
        return ATTACKER

    async def prepare(self):
        """What has to be there before time is taken."""

    async def play(self):
        """Goes on until it is cancelled."""
        raise NotImplementedError

    def has_seen_enough(self):
        """Else it goes on for a while when its time is over."""
        return self.tally.attempts > 0 or bool(self.tally.answers)

    @staticmethod
    def wrong(report):
        """What is wrong with the answers that it got, if the attack alone can see that."""
        del report
        return []

    async def again_and_again(self, step, at_once):
        """step(number) over and over, so many side by side."""
        async def one(number):
            while True:
                try:
                    await step(number)
                    await asyncio.sleep(GLANCE_S if self.brief else 0)
                except Gone as gone:
                    self.tally.told(gone.why)
                    await asyncio.sleep(BREATH_S)

        async with asyncio.TaskGroup() as group:
            for number in range(at_once):
                group.create_task(one(number))

    async def refused(self, reply):
        """Whether it is an error; if so it was counted, after a breath."""
        if "error" not in reply:
            return False
        self.tally.told(reply["error"]["code"])
        await asyncio.sleep(BREATH_S)
        return True


class Holding(Attack):
    """Opens connections and keeps them; those that the server closes it opens again."""

    unit = "connections"
    most = 15_000
    at_once = 64
    receive_buffer = None
    reads = True  # what comes is read and dropped
    every_s = None  # so often it does something more with each, if it is not None

    def __init__(self, *about):
        super().__init__(*about)
        self.held = set()
        self._opening = 0

    async def opened(self, peer):
        """What it does with a new one."""

    def do_more(self, peer):
        """What it does with each, every_s."""

    async def play(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self.again_and_again(self._one_more, self.at_once))
            if self.every_s is not None:
                group.create_task(self._do_more_with_each())

    async def _do_more_with_each(self):
        while True:
            await asyncio.sleep(self.every_s)
            for peer in list(self.held):
                self.do_more(peer)

    async def _one_more(self, _):
        if len(self.held) + self._opening >= self.most:
            await asyncio.sleep(BREATH_S)
            return
        self.tally.tried()
        self._opening += 1
        try:
            peer = await connected(self.target, self.opened, self.source(), self.receive_buffer)
        finally:
            self._opening -= 1
        self.held.add(peer)
        if self.reads:
            peer.loop.add_reader(peer.socket, self.heard, peer)

    def heard(self, peer):
        """What has come is dropped; if it is the end, so is the connection."""
        try:
            data = peer.socket.recv(1 << 18)
        except BlockingIOError:
            return
        except OSError as error:
            return self.drop(peer, word(error))
        if not data:
            self.drop(peer, "closed")
        elif found := re.match(rb"HTTP/1.1 ([45]\d\d)", data):
            self.drop(peer, found[1].decode())
        elif EMPTY_PING in data:
            self.write(peer, PONG_FRAME)

    def write(self, peer, data):
        """As much as there is room for."""
        try:
            peer.socket.send(data)
        except BlockingIOError:
            pass
        except OSError as error:
            self.drop(peer, word(error))

    def drop(self, peer, why):
        self.tally.told(why)
        self.held.discard(peer)
        if self.reads:
            peer.loop.remove_reader(peer.socket)
        peer.close()


class Flood(Attack):
    """Writes as fast as the server reads, and reads what it answers. An attempt is what was
    answered: there is no telling how much of what was written still lies in buffers."""

    unit = "messages"
    lines = 8
    # With a code where it is a refusal.
    answer = re.compile(rb'"re":(?:[^,]*,"error":\{"code":"(\w+)")?')
    pause_s = 0.0  # between two writes

    async def open(self, number):
        del number
        return await guest(self.target)

    def bytes_of(self, number):
        """What the line of this number writes next."""
        raise NotImplementedError

    async def play(self):
        await self.again_and_again(self._one_line, self.lines)

    async def _one_line(self, number):
        peer = await self.open(number)
        both = [asyncio.ensure_future(self._write(peer, number)),
                asyncio.ensure_future(self._read(peer))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(both[1:], timeout=1)  # the last words of a line that is cut
            for task in both:
                if task.done():
                    task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            peer.close()

    async def _write(self, peer, number):
        while True:
            data = self.bytes_of(number)
            await peer.send(data)
            self.tally.written += len(data)
            await asyncio.sleep(max(self.pause_s, GLANCE_S) if self.brief else self.pause_s)

    async def _read(self, peer):
        data = b""
        try:
            while True:
                data += await peer.receive()
                data = data[self._count(data, len(data) - LONGEST):]
        finally:
            self._count(data, len(data))

    def _count(self, data, before):
        """Answers that begin before that place. Where the next one may begin."""
        end = 0
        for found in self.answer.finditer(data):
            if found.start() >= before:
                break
            self.tally.tried()
            if found[1]:
                self.tally.told(found[1].decode())
            end = found.end()
        return max(end, before)


class HttpFlood(Flood):
    unit = "requests"
    misses = ("404", "closed")  # after a hundred requests whoever it is has to connect anew
    answer = re.compile(rb"HTTP/1\.1 (?:[23]\d\d|([45]\d\d))")

    async def open(self, number):
        return await Peer.connect(self.target)
