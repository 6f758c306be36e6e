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


    def replace_df(self, room):
        """`room`: what it says while there are more copies than two, and then."""
        df = self.folder / "programs" / "df"
        df.write_text("#!/bin/sh\necho Avail\n"
                      f"if [ $(ls {self.copies} | wc -l) -gt 2 ]; then echo {room[0]}; "
                      f"else echo {room[1]}; fi\n", encoding="utf-8")
        df.chmod(0o755)

    def make_old_copies(self):
        names = [f"2020-01-0{day}T000000Z" for day in range(1, 5)]
        for name in names:
            (self.copies / name).mkdir()
        return names

    def test_older_ones_make_room_for_the_new_one(self):
        names = self.make_old_copies()
        needs = int(self.run_command("vegasd", "--config", "", "backup", "--room", self.data))
        self.replace_df((needs - 1, needs))
        output = self.run_command(BACKUP, self.data, self.copies, 9)
        self.assertEqual(self.names()[:2], names[2:])
        self.assertEqual(len(self.names()), 3)
        self.assertEqual(output.splitlines()[:2],
                         [f"event=backup_removed copy={self.copies / name} why=no_room "
                          f"needs={needs}" for name in names[:2]])

    def test_the_newest_stays_however_little_room_there_is(self):
        names = self.make_old_copies()
        needs = int(self.run_command("vegasd", "--config", "", "backup", "--room", self.data))
        self.replace_df((needs - 1, needs - 1))
        self.run_command(BACKUP, self.data, self.copies, 9)  # `df` is wrong
        self.assertEqual(self.names()[0], names[3])
        self.assertEqual(len(self.names()), 2)

    def test_nothing_is_removed_where_that_does_not_help_or_nobody_knows(self):
        names = self.make_old_copies()
        for room in ("0", "-", "none"):
            self.replace_df((room, room))
            self.run_command(BACKUP, self.data, self.copies, 99)
            self.assertEqual(self.names()[:4], names)

    def test_empty_data_stand_for_those_of_the_settings(self):
        self.environment["VEGASD_DATA"] = str(self.data)
        self.run_command(BACKUP, "", self.copies, 3)
        self.assertEqual(len(self.names()), 1)
        self.environment["VEGASD_DATA"] = str(self.folder / "nothing")
        self.assertEqual(self.run_command(BACKUP, "", self.copies, 3),
                         "event=nothing_to_back_up\n")
        self.assertEqual(len(self.names()), 1)

    def test_settings_that_cannot_be_read_or_name_no_data_are_a_failure(self):
        """Otherwise each night looks like one of a machine on which no server has started yet."""
        self.assertEqual(self.run_command(BACKUP, "", self.copies, 3, code=1), "")
        self.environment["VEGASD_DATA"] = str(self.data)
        self.environment["VEGASD_ADMIN_PORT"] = "many"
        self.assertEqual(self.run_command(BACKUP, "", self.copies, 3, code=1), "")
        self.assertEqual(self.names(), [])

    def test_a_database_is_copied_to_a_data_directory(self):
        database = subprocess.Popen([ROOT / "tests/support/postgres_server"],
                                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(database.wait)
        self.addCleanup(database.stdout.close)
        self.addCleanup(database.stdin.close)
        url = database.stdout.readline().strip()
        with subprocess.Popen([VEGASD, "--config", "", "--port", "0", "--data", url],
                              env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True) as server:
            self.assertIn("vegasd ready", server.stdout.readline())
            self.environment["VEGASD_DATA"] = url
            self.run_command(BACKUP, "", self.copies, 3)
            server.terminate()
        [name] = self.names()
        copy = self.copies / name
        self.assertEqual(sorted(path.name for path in copy.iterdir()),
                         ["audit.jsonl", "bans.jsonl", "vegas.db"])
        self.run_command("vegasd", "--config", "", "check", "--games", copy)


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
        self.assertNotIn("warning: ", output)
        cmake = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        version = self.run_command("dpkg-parsechangelog", "-l", self.folder / "changelog",
                                   "-S", "Version").strip()
        self.assertIn(f"project(vegas VERSION {version} ", cmake)


if __name__ == "__main__":
    unittest.main()
