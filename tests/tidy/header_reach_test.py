#!/usr/bin/python3
"""Includes are followed over any number of headers, and each limit finds its headers."""
import unittest

from load import load

header_reach = load("header_reach")

FILES = {
    "engine/a.cpp": ["engine/a.hpp", "engine/list.hpp"],
    "engine/b.cpp": ["engine/list.hpp", "not/ours.hpp"],
    "engine/c.cpp": [],
    "engine/a.hpp": ["engine/tiles/a1.hpp", "engine/list.hpp"],
    "engine/list.hpp": ["engine/tiles/a1.hpp", "engine/a.hpp"],  # a circle ends too
    "engine/tiles/a1.hpp": [],
    "engine/tiles/a2.hpp": [],
}
LIMITED = (("the first", "engine/tiles/a1.hpp", 1), ("all", "engine/list.hpp", None),
           ("the rest", "engine/tiles/*.hpp", 0))


class HeaderReach(unittest.TestCase):
    def test_counts_units_and_no_headers(self):
        counts = header_reach.reach(FILES)
        self.assertEqual(counts, {"engine/a.hpp": 2, "engine/list.hpp": 2,
                                  "engine/tiles/a1.hpp": 2})

    def check(self, counts, limited=LIMITED):
        headers = [path for path in FILES if path.endswith(".hpp")]
        return header_reach.check(header_reach.collections.Counter(counts), headers, limited)

    def test_the_first_line_that_matches_decides(self):
        self.assertEqual(self.check({"engine/tiles/a1.hpp": 1, "engine/list.hpp": 99}), [])
        self.assertEqual(self.check({"engine/tiles/a1.hpp": 2, "engine/tiles/a2.hpp": 1}),
                         ["engine/tiles/a1.hpp: the first in 2 translation units; at most 1",
                          "engine/tiles/a2.hpp: the rest in 1 translation units; at most 0"])

    def test_a_line_that_matches_nothing(self):
        said = self.check({}, (*LIMITED, ("a bot", "engine/bots/*.hpp", 40)))
        self.assertEqual(said, ["header_reach: no header is engine/bots/*.hpp"])

    def test_includes_are_those_in_quotes_that_are_code(self):
        text = ('#include <vector>\n  #  include "engine/a.hpp"  // why\n'
                '// #include "engine/b.hpp"\nconst char* s = R"(\n#include "engine/c.hpp"\n)";\n')
        self.assertEqual(header_reach.includes_of(text), ["engine/a.hpp"])


if __name__ == "__main__":
    unittest.main()
