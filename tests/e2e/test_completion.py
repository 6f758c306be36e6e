#!/usr/bin/python3
"""What the programs say of themselves: to shells, in manuals, and of settings in a file."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from support import PATIENCE, ROOT
from support.server import vegas, vegasd


def said(name, *words):
    run = {"vegas": vegas, "vegasd": vegasd}[name]
    return run(*words, check=True).stdout


def commands(name):
    listed = said(name, "--help").split("Subcommands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+) ", listed, re.M)


class Completion(unittest.TestCase):
    def complete(self, line):
        words = line.split(" ")
        name = words[0]
        script = said(name, "completion", "bash") + (
            f"COMP_WORDS=({' '.join(words[:-1])} '{words[-1]}'); COMP_CWORD={len(words) - 1}\n"
            f"_{name}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        )
        return set(subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=True,
        ).stdout.split())

    def test_bash_knows_commands_options_and_words(self):
        self.assertEqual(self.complete("vegas wat"), {"watch"})
        self.assertLessEqual(set(commands("vegas")), self.complete("vegas "))
        self.assertEqual(self.complete("vegas play --bot-l"), {"--bot-level"})
        self.assertEqual(self.complete("vegas bot --policy "), {"preview", "random"})
        self.assertEqual(self.complete("vegas bot --policy = pre"), {"preview"})
        self.assertEqual(self.complete("vegas play --seats "), set(os.listdir(".")))
        self.assertEqual(self.complete("vegasd ba"), {"backup"})
        self.assertEqual(self.complete("vegasd --bot-p"), {"--bot-pause-ms"})
        self.assertEqual(self.complete("vegasd --log-format "), {"text", "json"})

    def test_bash_knows_commands_of_commands(self):
        self.assertEqual(self.complete("vegasd admin --data d ba"), {"ban", "bans"})
        self.assertEqual(self.complete("vegasd admin player "), {"show", "forget"})
        self.assertEqual(self.complete("vegasd admin ban --f"), {"--for"})

    def test_every_shell_has_every_option(self):
        for name in ("vegas", "vegasd"):
            options = {
                command: set(re.findall(r"--([a-z][a-z-]+)", said(name, command, "--help").split(
                    "\n\nExamples")[0])) for command in commands(name)
            }
            for shell in ("bash", "zsh", "fish"):
                script = said(name, "completion", shell)
                for command, names in options.items():
                    self.assertIn(command, script)
                    for option in names:
                        self.assertIn(option, script, f"{shell}: {command} --{option}")


class Manual(unittest.TestCase):
    def test_it_has_every_command(self):
        page = (ROOT / "deploy/man/vegas.1").read_text(encoding="utf-8")
        synopsis, described = page.split(".SH DESCRIPTION")
        for command in commands("vegas"):
            self.assertIn(f"\n.B {command}\n", synopsis)
            self.assertIn(f"\n.B {command}\n", described)


class Settings(unittest.TestCase):
    def test_a_file_is_read_and_shown(self):
        with tempfile.TemporaryDirectory() as home:
            file = pathlib.Path(home) / "vegas" / "settings"
            file.parent.mkdir()
            config = {"XDG_CONFIG_HOME": home}
            file.write_text('lang = "de"\nserver = "127.0.0.1:1"\n', encoding="utf-8")
            tables = vegas("tables", environment=config)
            self.assertEqual(tables.returncode, 1)
            self.assertIn("ws://127.0.0.1:1", tables.stderr)
            told = json.loads(vegas("settings", "--json", environment=config).stdout)
            sources = {one["name"]: one["source"] for one in told["settings"]}
            self.assertEqual(sources["lang"], f"{file}:1")
            self.assertEqual(sources["name"], "default")
            file.write_text('srever = "127.0.0.1:1"\n', encoding="utf-8")
            wrong = vegas("tables", environment=config)
            self.assertEqual((wrong.returncode, wrong.stdout), (2, ""))
            self.assertIn(f"{file}:1: srever: there is no such setting; did you mean server?",
                          wrong.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
