"""Waiting, but not for ever: who waits in vain says for what."""

import asyncio

from support import TIMEOUT_S
from support.table_tracker import Violation


async def with_timeout(awaitable, what):
    """What comes of it. It hears of every cancellation, which asyncio.wait_for() forgets when what
    it waits for comes at the same moment (python/cpython#86296)."""
    clock = asyncio.timeout(TIMEOUT_S)
    try:
        async with clock:
            return await awaitable
    except TimeoutError:
        if not clock.expired():
            raise
        raise Violation(f"waited {TIMEOUT_S} s in vain for {what}") from None


async def cancel_all(tasks):
    """Cancels them, until it is so: libraries use wait_for(), and forget the first time."""
    async def all_ended():
        left = set(tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=0.5)

    names = ", ".join(sorted(task.get_name() for task in tasks))
    await with_timeout(all_ended(), f"the end of {names}")
