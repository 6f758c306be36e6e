#!/usr/bin/env bash
# websockets 10.4 for Python (Debian 12): a refused handshake is told ten seconds late.
#
# One would guess that connect() raises InvalidStatusCode as soon as a server has answered with 503,
# and that `open_timeout=1` ends an attempt after a second. Both take ten seconds more when the
# server keeps the TCP connection open, as HTTP/1.1 allows: the failed connection is closed first,
# and for its end connect() waits as long as `close_timeout` says, 10 s by default.
#
# For users: who wants to hear soon why there is no connection gives a short `close_timeout`, too.
# asyncio.timeout() around connect() does not help, for it waits in the same way.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download --quiet=2 python3-websockets=10.4-1
dpkg -x python3-websockets_10.4-1_*.deb .
export PYTHONPATH="$folder/usr/lib/python3/dist-packages"

cat > late.py <<'PY'
import asyncio
import time

import websockets


async def refuse(reader, writer):
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")


async def stay_mute(reader, writer):
    pass


async def seen(answer, **options):
    """What connect() raises, and after how many whole seconds."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    start = time.monotonic()
    try:
        await websockets.connect(f"ws://127.0.0.1:{port}", **options)
    except Exception as error:
        return type(error).__name__, int(time.monotonic() - start)
    finally:
        server.close()


async def main():
    print("websockets", websockets.__version__)
    wanted = {
        "503": (refuse, {"open_timeout": 30}, ("InvalidStatusCode", 10)),
        "503, close_timeout=0": (refuse, {"open_timeout": 30, "close_timeout": 0},
                                 ("InvalidStatusCode", 0)),
        "no answer, open_timeout=1": (stay_mute, {"open_timeout": 1}, ("TimeoutError", 11)),
        "no answer, open_timeout=1, close_timeout=0": (
            stay_mute, {"open_timeout": 1, "close_timeout": 0}, ("TimeoutError", 1)),
    }
    right = websockets.__version__ == "10.4"
    for name, (answer, options, expected) in wanted.items():
        told = await seen(answer, **options)
        print(f"{name}: {told[0]} after {told[1]} s")
        # A busy machine may take a second more, never one less.
        right &= told[0] == expected[0] and expected[1] <= told[1] <= expected[1] + 2
    return 0 if right else 1


raise SystemExit(asyncio.run(main()))
PY
/usr/bin/python3 late.py
