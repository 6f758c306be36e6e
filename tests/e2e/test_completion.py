#!/usr/bin/python3
"""What the programs say of themselves: to shells, in manuals, and of settings in a file."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import pyte

from support import ROOT, TIMEOUT_S
from support.server import run_vegas, run_vegasd


def run_checked(name, *words):
    run = {"vegas": run_vegas, "vegasd": run_vegasd}[name]
    return run(*words, check=True).stdout


def list_commands(name):
    listed = run_checked(name, "--help").split("Subcommands:\n")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+) ", listed, re.M)


class ShellTest:
    """What a shell offers at the end of a line, by the program's own script."""

    def test_commands_options_and_words(self):
        self.assertEqual(self.complete("vegas wat"), {"watch"})
        self.assertLessEqual(set(list_commands("vegas")), self.complete("vegas "))
        self.assertEqual(self.complete("vegas play --bot-l"), {"--bot-level"})
        self.assertEqual(self.complete("vegas bot --policy "), {"preview", "random"})
        self.assertEqual(self.complete("vegas play --seats READ"), {"README.md"})
        self.assertEqual(self.complete("vegasd ba"), {"backup"})
        self.assertEqual(self.complete("vegasd --bot-p"), {"--bot-pause-ms"})
        self.assertEqual(self.complete("vegasd --log-format "), {"text", "json"})

    def test_commands_of_commands(self):
        self.assertEqual(self.complete("vegasd admin --data d ba"), {"ban", "bans"})
        self.assertEqual(self.complete("vegasd admin player "), {"show", "forget"})
        self.assertEqual(self.complete("vegasd admin ban --f"), {"--for"})
        self.assertEqual(self.complete("vegasd admin pe"), {"people"})
        self.assertEqual(self.complete("vegasd admin drain --c"), {"--cancel"})


def run_shell(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=TIMEOUT_S,
                          check=True).stdout.decode()


class Bash(ShellTest, unittest.TestCase):
    def complete(self, line):
        words = line.replace("=", " = ").split(" ")
        name = words[0]
        script = run_checked(name, "completion", "bash") + (
            f"COMP_WORDS=({' '.join(words[:-1])} '{words[-1]}'); COMP_CWORD={len(words) - 1}\n"
            f"_{name}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        )
        return set(run_shell("bash", "-c", script).split())

    def test_an_equals_sign_is_a_word_of_its_own(self):
        self.assertEqual(self.complete("vegas bot --policy=pre"), {"preview"})


class Fish(ShellTest, unittest.TestCase):
    def complete(self, line):
        script = run_checked(line.split(" ")[0], "completion", "fish") + "complete -C $argv[1]"
        offers = run_shell("fish", "--no-config", "-c", script, line)
        return {offer.split("\t")[0] for offer in offers.splitlines()}


class Zsh(ShellTest, unittest.TestCase):
    # zsh completes in a terminal only: what it shows there is a row for each offer, in which the
    # separator stands before what the offer is about.
    STARTUP = r"""
        autoload -Uz compinit && compinit -u -D
        source $ZDOTDIR/script
        stty cols 200
        PROMPT='> '
        unsetopt always_last_prompt
        zstyle ':completion:*' list-separator '#'
        zle-line-init() { BUFFER=$LINE CURSOR=$#LINE; zle list-choices; zle -R; echo @end }
        zle -N zle-line-init
    """
    SHOW = """
        zmodload zsh/zpty
        zpty inner zsh -d -i
        zpty -r inner shown '*@end*'
        print -r -- "$shown"
    """

    def complete(self, line):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "script").write_text(run_checked(line.split(" ")[0], "completion", "zsh"))
            (folder / ".zshrc").write_text(self.STARTUP)
            shown = run_shell("env", f"ZDOTDIR={folder}", f"LINE={line}", "TERM=xterm",
                              "zsh", "-f", "-c", self.SHOW)
        screen = pyte.Screen(200, 60)
        pyte.Stream(screen).feed(shown)
        rows = [row.rstrip() for row in screen.display]
        prompts = [i for i, row in enumerate(rows) if row.startswith("> ")]
        offers = rows[prompts[0] + 1:prompts[-1]]
        return {offer for row in offers for offer in row.split("#")[0].split()}


class EveryShell(unittest.TestCase):
    def test_every_shell_has_every_option(self):
        for name in ("vegas", "vegasd"):
            options = {
                command: set(re.findall(r"--([a-z][a-z-]+)",
                                        run_checked(name, command, "--help").split(
                    "\n\nExamples")[0])) for command in list_commands(name)
            }
            for shell in ("bash", "zsh", "fish"):
                script = run_checked(name, "completion", shell)
                for command, names in options.items():
                    self.assertIn(command, script)
                    for option in names:
                        self.assertIn(option, script, f"{shell}: {command} --{option}")


class Manual(unittest.TestCase):
    def test_it_has_every_command(self):
        page = (ROOT / "deploy/man/vegas.1").read_text(encoding="utf-8")
        synopsis, described = page.split(".SH DESCRIPTION")
        for command in list_commands("vegas"):
            self.assertIn(f"\n.B {command}\n", synopsis)
            self.assertIn(f"\n.B {command}\n", described)


class Settings(unittest.TestCase):
    def test_a_file_is_read_and_shown(self):
        with tempfile.TemporaryDirectory() as home:
            file = pathlib.Path(home) / "vegas" / "settings"
            file.parent.mkdir()
            config = {"XDG_CONFIG_HOME": home}
            file.write_text('lang = "de"\nserver = "127.0.0.1:1"\n', encoding="utf-8")
            tables = run_vegas("tables", environment=config)
            self.assertEqual(tables.returncode, 1)
            self.assertIn("ws://127.0.0.1:1", tables.stderr)
            told = json.loads(run_vegas("settings", "--json", environment=config).stdout)
            sources = {one["name"]: one["source"] for one in told["settings"]}
            self.assertEqual(sources["lang"], f"{file}:1")
            self.assertEqual(sources["name"], "default")
            file.write_text('srever = "127.0.0.1:1"\n', encoding="utf-8")
            wrong = run_vegas("tables", environment=config)
            self.assertEqual((wrong.returncode, wrong.stdout), (2, ""))
            self.assertIn(f"{file}:1: srever: there is no such setting; did you mean server?",
                          wrong.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
