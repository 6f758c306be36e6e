from harness.attack import ConnectionHolder


class Connections(ConnectionHolder):
    """Opens as many TCP connections as it can, and says nothing."""
