#!/usr/bin/python3
"""The picture of the house shows each arrow, and each that may not be is a fault."""
import unittest

from load import load

rooms = load("rooms")
PLAN = """
library low
2 door    low/door.*
1 left    low/left/
1 right   low/right/
0 root    low/*
alone low/left/*.cpp

library high
uses low
outside boost/
0 all     high/
0 files   high/files/ <disk/

library side
uses low/root
0 all     side/
"""
GOOD = {
    "low/root.hpp": ["#include <vector>"],
    "low/left/a.cpp": ['#include "low/root.hpp"'],
    "low/right/b.hpp": ['#include "low/root.hpp"'],
    "low/door.hpp": ['#include "low/left/a.cpp"', '#include "low/right/b.hpp"'],
    "high/x.hpp": ['#include "low/door.hpp"', "#include <boost/x.hpp>", "#include <sys/types.h>"],
    "high/x.cpp": ['#include "high/x.hpp"'],
    "high/files/y.hpp": ["#include <disk/y.hpp>", "#include <boost/y.hpp>"],
    "side/z.hpp": ['#include "low/root.hpp"'],
}


class Rooms(unittest.TestCase):
    def violations(self, plan=PLAN, **more):
        files = GOOD | {name.replace("__", "/") + ".hpp": lines for name, lines in more.items()}
        return [f"{path}:{line}: {message}"
                for path, line, message in rooms.IncludeChecker(plan, files).violations()]

    def assert_violation(self, part, **more):
        said = self.violations(**more)
        self.assertEqual(len(said), 1, said)
        self.assertIn(part, said[0])

    def test_what_keeps_to_the_plan_passes(self):
        self.assertEqual(self.violations(), [])

    def test_an_arrow_back_up(self):
        self.assert_violation("low/root.hpp:2: an arrow back up, from root to door",
                              low__root=["", '#include "low/door.hpp"'])

    def test_equals_do_not_see_each_other(self):
        self.assert_violation("right and left are equals",
                              low__right__c=['#include "low/left/a.cpp"'])

    def test_libraries_that_are_not_used(self):
        self.assert_violation("low does not use high/all", low__root=['#include "high/x.hpp"'])
        self.assert_violation("side does not use low/door", side__z=['#include "low/door.hpp"'])
        self.assert_violation("low/root does not use <boost/x.hpp>",
                              low__root=["#include <boost/x.hpp>"])
        self.assert_violation("high/all does not use <disk/y.hpp>",
                              high__x=["#include <disk/y.hpp>"])
        self.assertEqual(self.violations(PLAN.replace("side/\n", "side/ <low/door.hpp\n"),
                                         side__z=['#include "low/door.hpp"']), [])
        self.assert_violation("is no file of the tree", low__root=['#include "other.hpp"'])

    def test_a_file_without_a_room(self):
        self.assert_violation("is in no room", elsewhere__x=[])
        self.assert_violation("is in no room", low__new__x=[])

    def test_a_room_without_files(self):
        said = self.violations(PLAN + "1 attic  side/attic/\n")
        self.assertEqual(said, ["rooms.txt:1: nothing is in side/attic"])

    def test_units_without_a_header(self):
        checker = rooms.IncludeChecker(PLAN, GOOD | {"high/y.cpp": []})
        self.assertEqual(list(checker.violations()),
                         [("high/y.cpp", 1, "has no header of its name")])
        said = self.violations(PLAN + "alone high/*.cpp\n")
        self.assertEqual(said, ["rooms.txt:1: nothing stands alone as high/*.cpp"])

    def test_the_longest_pattern_decides(self):
        checker = rooms.IncludeChecker(PLAN, GOOD)
        self.assertEqual(checker.room_of["low/door.hpp"].name, "door")
        self.assertEqual(checker.room_of["low/root.hpp"].name, "root")

    def test_a_plan_that_says_nothing_clear(self):
        for line in ("uses nobody", "uses low/attic", "1", "library low", "room x"):
            with self.assertRaises(ValueError):
                rooms.read_plan(PLAN + line)

    def test_the_picture(self):
        checker = rooms.IncludeChecker(PLAN, GOOD)
        self.assertEqual(list(checker.violations()), [])
        lines = list(checker.diagram())
        self.assertEqual(lines[0], "low: uses the standard library only")
        self.assertEqual(lines[1], "  2  door           1 files -> left 1, right 1")
        self.assertEqual(lines[-1], "arrows back up: none")


if __name__ == "__main__":
    unittest.main()
