"""Both verifiers of transcripts: `vegas verify`, and the script that uses no code of ours."""

import importlib.util
import sys

from support import ROOT
from support.server import run_program, run_vegas

SCRIPT = ROOT / "protocol" / "examples" / "verify.py"
UNKNOWN_RULES = "unverified: unknown rules, results not checked"


def load_script():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("verify", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run_script(*words, **more):
    return run_program(sys.executable, "-B", SCRIPT, *words, **more)


def accepts(done):
    """Nothing was found wrong; the script does not know the rules of each game."""
    return done.returncode == 0 or done.stdout.rstrip().endswith(UNKNOWN_RULES)


def run_both(text, **more):
    """What each of them says of this text."""
    return run_vegas("verify", "-", input=text, **more), run_script("-", input=text, **more)
