from harness.attack import Holding


class SilentSockets(Holding):
    """Opens as many WebSockets as it can, and never says hello."""

    async def opened(self, peer):
        await peer.upgrade()
