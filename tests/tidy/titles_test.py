#!/usr/bin/python3
"""Titles that are in order pass, and others are named."""
import unittest

from load import load

titles = load("titles")


class Titles(unittest.TestCase):
    def test_good_titles_pass(self):
        for title in ("tests: play on until enough games are over",
                      "server, terminal: pass bans on", "page tests: need no clock",
                      "Merge branch 'words'"):
            self.assertIsNone(titles.problem(title), title)

    def test_others_are_refused(self):
        for title, part in (("tests: " + "a" * 54, "61 characters"),
                            ("fix it", "form"), ("Server: mend it", "form"),
                            ("server: Mend it", "form"), ("server: mend it.", "form"),
                            ("server: mended it", "imperative"),
                            ("server: mending it", "imperative"),
                            ("server: mends it", "imperative")):
            self.assertIn(part, titles.problem(title) or "", title)


if __name__ == "__main__":
    unittest.main()
