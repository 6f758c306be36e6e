#!/usr/bin/python3
"""What of the packages needs the programs: the daily copies, the settings and the man page."""

import gzip
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
VEGASD = pathlib.Path(os.environ["VEGASD"])
BACKUP = ROOT / "deploy/systemd/backup"


class FolderTest(unittest.TestCase):
    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = pathlib.Path(made.name)
        programs = self.folder / "programs"
        programs.mkdir()
        (programs / "vegasd").symlink_to(VEGASD)
        (programs / "vegas").symlink_to(os.environ["VEGAS_CLI"])
        self.environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
        self.environment.pop("VEGASD")  # it is no setting

    def run_command(self, *command, code=0):
        done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, env=self.environment)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout


class CppExceptions(unittest.TestCase):
    def test_pass_through_every_function(self):
        """Where the unwinder is told of a function without a byte, it may take it for the next
        one, and ends the program."""
        for program in (VEGASD, os.environ["VEGAS_CLI"]):
            told = subprocess.run(["readelf", "--debug-dump=frames", program], check=True,
                                  capture_output=True, text=True).stdout
            functions = re.findall(r"pc=([0-9a-f]+)\.\.([0-9a-f]+)$", told, re.M)
            self.assertGreater(len(functions), 1000)
            self.assertEqual([], [start for start, end in functions if start == end])


class DailyCopies(FolderTest):
    def setUp(self):
        super().setUp()
        self.data, self.copies = self.folder / "data", self.folder / "copies"
        self.copies.mkdir()
        server = subprocess.Popen(
            [VEGASD, "--config", "", "--port", "0", "--data", self.data], env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.assertIn("vegasd ready", server.stdout.readline())

    def names(self):
        return sorted(path.name for path in self.copies.iterdir())

    def test_a_copy_is_a_data_directory(self):
        self.run_command("vegasd", "--config", "", "admin", "--data", self.data, "ban", "192.0.2.7")
        self.run_command(BACKUP, self.data, self.copies, 3)
        [name] = self.names()
        copy = self.copies / name
        self.assertEqual(sorted(path.name for path in copy.iterdir()),
                         ["audit.jsonl", "bans.jsonl", "vegas.db"])
        self.assertIn("192.0.2.7", (copy / "bans.jsonl").read_text(encoding="utf-8"))
        self.run_command("vegasd", "--config", "", "check", "--games", copy)

    def test_the_newest_stay(self):
        others = ["2020-01-01T000000Z", "2020-01-02T000000Z", "by-hand"]
        for name in others:
            (self.copies / name).mkdir()
        self.run_command(BACKUP, self.data, self.copies, 2)
        names = self.names()
        self.assertEqual((names[0], names[2]), (others[1], others[2]))
        self.assertGreater(names[1], others[1])

    def test_two_in_one_second_are_two(self):
        for _ in range(3):
            self.run_command(BACKUP, self.data, self.copies, 9)
        self.assertEqual(len(self.names()), 3)

    def test_nothing_is_removed_where_no_copy_was_made(self):
        (self.copies / "2020-01-01T000000Z").mkdir()
        self.run_command(BACKUP, self.folder / "nothing", self.copies, 1, code=2)
        self.assertIn("2020-01-01T000000Z", self.names())
        self.run_command(BACKUP, self.data, self.copies, 0, code=2)
        self.assertEqual(self.names(), ["2020-01-01T000000Z"])
        (self.copies / ".new").mkdir()  # what a run left that was killed
        self.run_command(BACKUP, self.data, self.copies, 1)
        self.assertEqual(len(self.names()), 1)


class WrittenFiles(FolderTest):
    def setUp(self):
        super().setUp()
        self.run_command(ROOT / "deploy/debian/write", self.folder, VEGASD,
                         "Anna <anna@example.org>")

    def test_settings_are_those_of_the_package(self):
        file = self.folder / "vegasd.toml"
        output = self.run_command("vegasd", "config", "print", "--config", file)
        self.assertIn('data = "/var/lib/vegasd"', output)
        self.assertIn("admin_port = 8081", output)

    def test_the_man_page_has_every_setting(self):
        page = gzip.decompress((self.folder / "vegasd.8.gz").read_bytes()).decode()
        for option in ("bot\\-pause\\-ms", "max\\-connections", "admin\\-socket"):
            self.assertIn(f"\\-\\-{option}", page)
        output = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=page, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True).stdout
        self.assertEqual(output, "")

    def test_debian_understands_the_changelog(self):
        text = gzip.decompress((self.folder / "changelog.gz").read_bytes()).decode()
        (self.folder / "changelog").write_text(text, encoding="utf-8")
        output = self.run_command("dpkg-parsechangelog", "-l", self.folder / "changelog", "--all")
        self.assertIn("Maintainer: Anna <anna@example.org>", output)
        self.assertNotIn("warning", output)
        cmake = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        version = self.run_command("dpkg-parsechangelog", "-l", self.folder / "changelog",
                                   "-S", "Version").strip()
        self.assertIn(f"project(vegas VERSION {version} ", cmake)


if __name__ == "__main__":
    unittest.main()
