from harness.attack import ConnectionHolder


class SilentSockets(ConnectionHolder):
    """Opens as many WebSockets as it can, and never says hello."""

    async def on_open(self, client):
        await client.upgrade()
