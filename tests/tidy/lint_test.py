#!/usr/bin/python3
"""A short lint leaves out no unit whose own text changed."""
import unittest

from load import load

lint = load("lint")
UNITS = {
    "a/one.cpp": '#include "a/one.hpp"\n#include "a/both.hpp"\n',
    "a/two.cpp": '#include "a/both.hpp"\n',
    "b/three.cpp": "#include <vector>\n",
}


class Lint(unittest.TestCase):
    def of(self, *changed):
        return sorted(lint.units_of(set(changed), UNITS))

    def test_a_unit_that_changed(self):
        self.assertEqual(self.of("a/two.cpp", "README.md"), ["a/two.cpp"])

    def test_a_header_brings_the_unit_of_its_name(self):
        self.assertEqual(self.of("a/one.hpp"), ["a/one.cpp"])

    def test_a_header_without_a_unit_brings_one_that_includes_it(self):
        self.assertEqual(self.of("a/both.hpp"), ["a/one.cpp"])

    def test_what_nobody_compiles_brings_nothing(self):
        self.assertEqual(self.of("a/gone.cpp", "a/unused.hpp", "run"), [])

    def test_other_rules_bring_all(self):
        self.assertEqual(self.of(".clang-tidy"), sorted(UNITS))

    def test_a_unit_is_read_with_what_it_includes_and_what_that_includes(self):
        files = {"a/one.cpp": '#include "a/one.hpp"\n#include <vector>\n',
                 "a/one.hpp": '#include "a/both.hpp"\n',
                 "a/both.hpp": '#include "a/one.hpp"\n', "a/two.hpp": ""}
        self.assertEqual(sorted(lint.read_includes("a/one.cpp", lambda name: files.get(name, ""))),
                         ["a/both.hpp", "a/one.cpp", "a/one.hpp", "vector"])

    def test_who_loses_a_header_is_compiled_though_a_precompiled_one_has_it(self):
        before = {**UNITS, "a/one.hpp": "", "a/both.hpp": "#include <map>\n#include <set>\n"}
        now = {**before, "a/both.hpp": "#include <set>\n#include <deque>\n",
               "a/one.hpp": "#include <map>\n"}

        def read(files):
            return lambda name: files.get(name, "")
        self.assertEqual(lint.with_fewer_includes(UNITS, read(now), read(before)), {"a/two.cpp"})
        self.assertEqual(lint.with_fewer_includes(UNITS, read(before), read(before)), set())


if __name__ == "__main__":
    unittest.main()
