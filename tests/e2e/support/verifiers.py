"""Both verifiers of transcripts: `vegas verify`, and the script that uses no code of ours."""

import subprocess
import sys

from support import PATIENCE, ROOT
from support.server import program

SCRIPT = ROOT / "protocol" / "examples" / "verify.py"


def run(*command, **more):
    how = {"capture_output": True, "text": True, "timeout": PATIENCE, "check": False, **more}
    return subprocess.run(command, **how)


def vegas(*words, **more):
    return run(program("VEGAS_CLI"), *words, **more)


def script(*words, **more):
    return run(sys.executable, "-B", str(SCRIPT), *words, **more)


def both(text, **more):
    """What each of them says of this text."""
    return vegas("verify", "-", input=text, **more), script("-", input=text, **more)
