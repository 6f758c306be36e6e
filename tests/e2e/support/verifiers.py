"""Both verifiers of transcripts: `vegas verify`, and the script that uses no code of ours."""

import sys

from support import ROOT
from support.server import run, vegas

SCRIPT = ROOT / "protocol" / "examples" / "verify.py"


def script(*words, **more):
    return run(sys.executable, "-B", SCRIPT, *words, **more)


def both(text, **more):
    """What each of them says of this text."""
    return vegas("verify", "-", input=text, **more), script("-", input=text, **more)
