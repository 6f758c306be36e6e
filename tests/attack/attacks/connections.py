from harness.attack import Holding


class Connections(Holding):
    """Opens as many TCP connections as it can, and says nothing."""
