"""What an attack is, and the three ways in which most go on."""

import asyncio
import re

from support.raw_socket import PING, PONG, frame

from harness.raw_client import ConnectionFailed, RawClient, connect_and, connect_guest, error_name
from harness.tally import Tally

RETRY_DELAY_S = 0.02  # after a refusal: whoever attacks does not give up
STEP_DELAY_S = 0.02  # from one thing to the next of one that is short
EMPTY_PING = bytes([0x80 | PING, 0])  # in no text
PONG_FRAME = frame(b"", PONG)
MAX_REPLY_BYTES = 80  # bytes, of what shows an answer


class Attack:
    """A subclass's docstring says what it does, and `unit` what is counted."""

    unit = "requests"
    expected_replies = ()  # answers that refuse nothing
    server_options = ()  # what the server is started with
    limit = None  # the refusal that it has to meet
    needs_data = False  # a database, also where the others have none
    has_neighbours = False  # the honest people are a crowd behind the attacker's address

    def __init__(self, target, is_short=False):
        """`is_short`: with what a short look needs, and no more."""
        self.target, self.is_short = target, is_short
        self.tally = Tally(self.expected_replies)

    def source(self):
        """The address from which the next connection comes."""
        return self.target.attacker

    async def prepare(self):
        """What has to be there before time is taken."""

    async def run(self):
        """Goes on until it is cancelled."""
        raise NotImplementedError

    def has_enough(self):
        """Else it goes on for a while when its time is over."""
        if self.limit is not None:
            return self.limit in self.tally.replies
        return self.tally.attempts > 0 or bool(self.tally.replies)

    @classmethod
    def find_problems(cls, report):
        """What is wrong with the answers that it got, if the attack alone can see that."""
        if cls.limit is not None and cls.limit not in report["replies"]:
            yield f"it was never refused with {cls.limit}: {report['replies']}"

    async def repeat(self, step, concurrency):
        """step(number) over and over, so many side by side."""
        async def one(number):
            while True:
                try:
                    await step(number)
                    await asyncio.sleep(STEP_DELAY_S if self.is_short else 0)
                except ConnectionFailed as failure:
                    self.tally.count_reply(failure.reason)
                    await asyncio.sleep(RETRY_DELAY_S)

        async with asyncio.TaskGroup() as group:
            for number in range(concurrency):
                group.create_task(one(number))

    async def count_refusal(self, reply):
        """Whether it is an error; if so it was counted, after a moment."""
        if "error" not in reply:
            return False
        self.tally.count_reply(reply["error"]["code"])
        await asyncio.sleep(RETRY_DELAY_S)
        return True


class ConnectionHolder(Attack):
    """Opens connections and keeps them; those that the server closes it opens again."""

    unit = "connections"
    max_connections = 15_000
    concurrency = 64
    receive_buffer = None
    reads = True  # what comes is read and dropped
    interval_s = None  # so often it does something more with each, if it is not None

    def __init__(self, *about):
        super().__init__(*about)
        self.connections = set()
        self._opening = 0

    async def on_open(self, client):
        """What it does with a new one."""

    def on_interval(self, client):
        """What it does with each, every interval_s."""

    async def run(self):
        async with asyncio.TaskGroup() as group:
            group.create_task(self.repeat(self._open_one, self.concurrency))
            if self.interval_s is not None:
                group.create_task(self._run_interval())

    async def _run_interval(self):
        while True:
            await asyncio.sleep(self.interval_s)
            for client in list(self.connections):
                self.on_interval(client)

    async def _open_one(self, _):
        if len(self.connections) + self._opening >= self.max_connections:
            await asyncio.sleep(RETRY_DELAY_S)
            return
        self.tally.count_attempt()
        self._opening += 1
        try:
            client = await connect_and(self.target, self.on_open, self.source(),
                                       self.receive_buffer)
        finally:
            self._opening -= 1
        self.connections.add(client)
        if self.reads:
            client.loop.add_reader(client.socket, self.on_readable, client)

    def on_readable(self, client):
        """What has come is dropped; if it is the end, so is the connection."""
        try:
            data = client.socket.recv(1 << 18)
        except BlockingIOError:
            return
        except OSError as error:
            return self.drop(client, error_name(error))
        if not data:
            self.drop(client, "closed")
        elif found := re.match(rb"HTTP/1.1 ([45]\d\d)", data):
            self.drop(client, found[1].decode())
        elif EMPTY_PING in data:
            self.write(client, PONG_FRAME)

    def write(self, client, data):
        """As much as there is room for."""
        try:
            client.socket.send(data)
        except BlockingIOError:
            pass
        except OSError as error:
            self.drop(client, error_name(error))

    def drop(self, client, why):
        self.tally.count_reply(why)
        self.connections.discard(client)
        if self.reads:
            client.loop.remove_reader(client.socket)
        client.close()


class Flood(Attack):
    """Writes as fast as the server reads, and reads what it answers. An attempt is what was
    answered: there is no telling how much of what was written still lies in buffers."""

    unit = "messages"
    connection_count = 8
    # With a code where it is a refusal.
    reply_pattern = re.compile(rb'"re":(?:[^,]*,"error":\{"code":"(\w+)")?')
    pause_s = 0.0  # between two writes

    async def open(self, number):
        del number
        return await connect_guest(self.target)

    def next_bytes(self, number):
        """What the line of this number writes next."""
        raise NotImplementedError

    async def run(self):
        await self.repeat(self._run_connection, self.connection_count)

    async def _run_connection(self, number):
        client = await self.open(number)
        tasks = [asyncio.ensure_future(self._write(client, number)),
                 asyncio.ensure_future(self._read(client))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(tasks[1:], timeout=1)  # the last words of a line that is cut
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            client.close()

    async def _write(self, client, number):
        while True:
            data = self.next_bytes(number)
            await client.send(data)
            self.tally.written += len(data)
            await asyncio.sleep(max(self.pause_s, STEP_DELAY_S) if self.is_short else self.pause_s)

    async def _read(self, client):
        data = b""
        try:
            while True:
                data += await client.receive()
                data = data[self._count(data, len(data) - MAX_REPLY_BYTES):]
        finally:
            self._count(data, len(data))

    def _count(self, data, before):
        """Answers that begin before that place. Where the next one may begin."""
        end = 0
        for found in self.reply_pattern.finditer(data):
            if found.start() >= before:
                break
            self.tally.count_attempt()
            if found[1]:
                self.tally.count_reply(found[1].decode())
            end = found.end()
        return max(end, before)


class HttpFlood(Flood):
    unit = "requests"
    expected_replies = ("404", "closed")  # after a hundred requests one has to connect anew
    reply_pattern = re.compile(rb"HTTP/1\.1 (?:[23]\d\d|([45]\d\d))")

    async def open(self, number):
        return await RawClient.connect(self.target)
