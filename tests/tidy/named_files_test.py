#!/usr/bin/python3
"""The check of named files finds paths between back quotes, and those that are missing."""
import unittest
from unittest import mock

from load import load

named_files = load("named_files")

PAGE = """See `engine/game.hpp` and `tests/run`, not `hall/call.hpp` or `engine`.
```
`engine/none.hpp`
```
Each `engine/<family>/events.hpp`; `build/release/x`.
"""


class NamedFiles(unittest.TestCase):
    def test_paths_are_found(self):
        self.assertEqual(list(named_files.named(PAGE, {"engine", "tests", "build"})),
                         [(1, "engine/game.hpp"), (1, "tests/run"),
                          (5, "engine/<family>/events.hpp")])

    def test_what_is_missing(self):
        for path in ("engine/game.hpp", "engine/", "engine/<family>/events.hpp", "engine/*/*.hpp"):
            self.assertTrue(named_files.is_there(path), path)
        for path in ("engine/none.hpp", "engine/*/none.hpp"):
            self.assertFalse(named_files.is_there(path), path)

    def test_each_family_has_what_all_have(self):
        with mock.patch.object(named_files, "FAMILIES", ("las_vegas", "bots")):
            self.assertFalse(named_files.is_there("engine/<family>/rulesets.hpp"))


if __name__ == "__main__":
    unittest.main()
