"""A client for programs that play: `Client` comes to tables, `Table` is one of them, `Line` is a
bare connection, `check_own_seed` tells whether our seed is in a game, `arena` is for programs that
`vegas arena` starts, and `types` has all that is said. It needs Python 3.11 and the package
`websockets`."""

from vegas import arena, types
from vegas.client import Client, Forgotten
from vegas.connect_error import ConnectCode, ConnectError
from vegas.line import Line, Lost
from vegas.refused import Refused
from vegas.seeds import SeedCheck, SeedEvidence, SeedGiver, check_own_seed
from vegas.table import Choose, Left, Table

__all__ = ["Choose", "Client", "ConnectCode", "ConnectError", "Forgotten", "Left", "Line", "Lost",
           "Refused", "SeedCheck", "SeedEvidence", "SeedGiver", "Table", "arena", "check_own_seed",
           "types"]
