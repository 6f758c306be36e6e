"""The verifiers of transcripts: `vegas verify`, the script that uses no code of ours, and the page,
which is asked in Node and wants a replay.

Each `ask_` function yields one answer for each file, in the words of transcripts.ANSWERS.
"""

import concurrent.futures
import importlib.util
import json
import re
import sys

from support import ROOT
from support.kits import PACKAGES
from support.server import run_program, run_vegas

SCRIPT = ROOT / "protocol" / "examples" / "verify.py"
UNKNOWN_RULES = "unverified: unknown rules, results not checked"

MOST_FILES = 200  # of one command
PROCESSES = 4  # that run at a time
HAS_PAGE = (PACKAGES / "vite-node").exists()
VERIFIERS = ("vegas", "script", "page")

# What the words of a verifier stand for: the first pattern that fits. Some say it less exactly.
VEGAS = (
    (r"^verified ", "right"), (r"^unverified ", "unchecked"),
    (r"transcript: (not JSON|a member is given twice)| cannot be read$", "json"),
    (r"transcript: (options: (?!is missing)|there is no such rules|this ruleset cannot)", "setup"),
    (r"transcript: actions\[\d+\]: action: (?!is missing)", "action"), (r"transcript: ", "form"),
    (r"^wrong .*server's seed", "commitment"), (r"^wrong .*commitment", "seal"),
    (r"^wrong .*(not over after|has no result|not the result)", "result"),
    (r"^wrong .*action \d+ ", "action"), (r"^wrong .*the digest", "digest"),
)
SCRIPT_WORDS = (
    (r"^verified$", "right"), (r"^unverified: ", "unchecked"), (r"^cannot be read: ", "json"),
    (r"^wrong: a wrong commitment", "commitment"), (r"^wrong: a wrong (option|number)", "setup"),
    (r"^wrong: action \d+ is wrong", "form seal"), (r"^wrong: action \d+ ", "action"),
    (r"^wrong: .*result of", "result"), (r"^wrong: the digest", "digest"), (r"^wrong: ", "form"),
)
PAGE = {
    "commitment": "commitment", "sealed": "seal", "same_game": "setup action result",
    "digest": "form digest", "dice": "action", "SyntaxError": "json",
}


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


def classify(words, patterns):
    for pattern, answer in patterns:
        if re.search(pattern, words, re.M):
            return answer
    return words


def ask_vegas(files):
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        yield from pool.map(_ask_vegas, files)


def _ask_vegas(file):
    done = run_vegas("verify", file, errors="replace")
    answer = classify(done.stdout + done.stderr, VEGAS)
    code = {"right": 0, "json": 2}.get(answer, 1)
    return answer if done.returncode == code else f"exit code {done.returncode}: {answer}"


def ask_script(files):
    for start in range(0, len(files), MOST_FILES):
        names = [str(file) for file in files[start:start + MOST_FILES]]
        said = run_script(*names).stdout
        words = re.split("^(?:" + "|".join(map(re.escape, names)) + "): ", said, flags=re.M)[1:]
        yield from (classify(each.strip(), SCRIPT_WORDS) for each in words)


def ask_page(files):
    command = [PACKAGES / ".bin" / "vite-node", "--config", "vite.config.ts",
               ROOT / "tests" / "client-web" / "verify_files.ts"]
    done = run_program(*command, input="\n".join(map(str, files)), cwd=ROOT / "client-web")
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        yield " ".join(PAGE.get(word, word) for word in json.loads(line)) or "right"
