"""What the end-to-end tests share: a real server, the Python kit, and oracles of our own.

Nothing here is taken from the server's code: it is written from protocol/docs and the rules.
"""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "protocol" / "kits" / "python"))

# A file that this machine has for a server of its own does not count.
os.environ["VEGASD_CONFIG"] = ""

# Seconds that a test waits for what must come; only one that fails waits so long.
TIMEOUT_S = float(os.environ.get("VEGAS_PATIENCE", "60"))
