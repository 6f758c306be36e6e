#!/usr/bin/python3
"""What the terminal client says of itself: to shells, in its manual, and who has settings."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from support import PATIENCE, ROOT
from support.server import program


def vegas(*words, **environment):
    return subprocess.run(
        [program("VEGAS_CLI"), *words], capture_output=True, text=True, timeout=PATIENCE,
        check=False, env={**os.environ, "LANG": "C.UTF-8", **environment},
    )


def commands():
    said = vegas("--help").stdout.split("Subcommands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+) ", said, re.M)


class Completion(unittest.TestCase):
    def complete(self, line):
        words = line.split(" ")
        script = vegas("completion", "bash").stdout + (
            f"COMP_WORDS=({' '.join(words[:-1])} '{words[-1]}'); COMP_CWORD={len(words) - 1}\n"
            "_vegas; printf '%s\\n' \"${COMPREPLY[@]}\""
        )
        return set(subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=True,
        ).stdout.split())

    def test_bash_knows_commands_options_and_words(self):
        self.assertEqual(self.complete("vegas wat"), {"watch"})
        self.assertLessEqual(set(commands()), self.complete("vegas "))
        self.assertEqual(self.complete("vegas play --bot-l"), {"--bot-level"})
        self.assertEqual(self.complete("vegas bot --policy "), {"preview", "random"})
        self.assertEqual(self.complete("vegas play --seats "), set(os.listdir(".")))

    def test_every_shell_has_every_option(self):
        options = {
            command: set(re.findall(r"--([a-z][a-z-]+)", vegas(command, "--help").stdout.split(
                "\n\nExamples")[0])) for command in commands()
        }
        for shell in ("bash", "zsh", "fish"):
            script = vegas("completion", shell).stdout
            for command, names in options.items():
                self.assertIn(command, script)
                for name in names:
                    self.assertIn(name, script, f"{shell}: {command} --{name}")


class Manual(unittest.TestCase):
    def test_it_has_every_command(self):
        page = (ROOT / "deploy/man/vegas.1").read_text(encoding="utf-8")
        synopsis, described = page.split(".SH DESCRIPTION")
        for command in commands():
            self.assertIn(f"\n.B {command}\n", synopsis)
            self.assertIn(f"\n.B {command}\n", described)


class Settings(unittest.TestCase):
    def test_a_file_is_read_and_shown(self):
        with tempfile.TemporaryDirectory() as home:
            file = pathlib.Path(home) / "vegas" / "settings"
            file.parent.mkdir()
            file.write_text('lang = "de"\nserver = "127.0.0.1:1"\n', encoding="utf-8")
            tables = vegas("tables", XDG_CONFIG_HOME=home)
            self.assertEqual(tables.returncode, 1)
            self.assertIn("ws://127.0.0.1:1", tables.stderr)
            told = json.loads(vegas("settings", "--json", XDG_CONFIG_HOME=home).stdout)
            sources = {one["name"]: one["source"] for one in told["settings"]}
            self.assertEqual(sources["lang"], f"{file}:1")
            self.assertEqual(sources["name"], "default")
            file.write_text('srever = "127.0.0.1:1"\n', encoding="utf-8")
            wrong = vegas("tables", XDG_CONFIG_HOME=home)
            self.assertEqual((wrong.returncode, wrong.stdout), (2, ""))
            self.assertIn(f"{file}:1: srever: there is no such setting; did you mean server?",
                          wrong.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
