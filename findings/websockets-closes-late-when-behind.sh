#!/usr/bin/env bash
# websockets for Python, 10.4 (Debian 12) and 15.0.1: close() takes ten seconds when messages have
# piled up.
#
# One would guess that close() is done as soon as the other side has answered the close frame, and
# that what came before and nobody read is thrown away.
# What happens: once more messages wait than `max_queue` says (32 in 10.4, 16 in 15), the client
# reads nothing more from the socket, so it never sees the answer. close() waits for all of
# `close_timeout`, 10 s by default. With few unread messages it takes no time.
# What it means: a bot whose handler raises inside `async with connect(...)` seems to hang for ten
# seconds before it ends. A short `close_timeout` helps; the kit of this project gives 0.1 s.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# shellcheck disable=SC2016 # apt's own variable
archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/\?$')
apt-get download --quiet=2 python3-websockets=10.4-1
dpkg -x python3-websockets_10.4-1_*.deb 10.4-1
curl -sSfo new.deb \
    "${archive%/}/pool/main/p/python-websockets/python3-websockets_15.0.1-1_amd64.deb"
dpkg -x new.deb 15.0.1-1

cat >late.py <<'PY'
import asyncio
import sys
import time

from websockets import connect, serve


async def closing(unread, **options):
    """How long close() takes, in whole seconds, with so many messages unread."""
    async def tell(socket, *_):
        for _ in range(unread):
            await socket.send("a message")
        await socket.wait_closed()

    async with serve(tell, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        client = await connect(f"ws://127.0.0.1:{port}", **options)
        await asyncio.sleep(0.5)
        start = time.monotonic()
        await client.close()
        return int(time.monotonic() - start)


async def main():
    seen = [await closing(100), await closing(5), await closing(100, close_timeout=1)]
    print(f"100 unread: {seen[0]} s, 5 unread: {seen[1]} s, 100 and close_timeout=1: {seen[2]} s")
    return seen == [10, 0, 1]


sys.exit(0 if asyncio.run(main()) else "changed")
PY
for package in 10.4-1 15.0.1-1; do
    echo "websockets $package"
    PYTHONPATH=$folder/$package/usr/lib/python3/dist-packages python3 late.py
done
