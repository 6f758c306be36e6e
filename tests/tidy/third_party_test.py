#!/usr/bin/python3
"""The check of docs/third-party.md finds what is missing, too much or of another version."""
import unittest

from load import load

third_party = load("third_party")

CMAKE = """
target_link_libraries(vegas_a PUBLIC vegas_flags Boost::headers  # OpenSSL::SSL
    PRIVATE Threads::Threads)
target_link_libraries(vegasd PRIVATE vegas_a)
target_link_libraries(vegas PRIVATE ${CURSES_LIBRARIES})
"""
PACKAGES = {"node_modules/svelte": {"version": "5.0.1", "dependencies": {"clsx": "^2"}},
            "node_modules/clsx": {"version": "2.1.1"}}
PAGE = """
| [Boost](x) | `Boost` | 1.81 | BSL | vegasd | a | b
| [ncurses](x) | `Curses` | 6.4 | MIT | vegas | a | b
| [Svelte](x) | `svelte` | 5.0.1 | MIT | page | a | b
| [clsx](x) | `clsx` | 2.1.1 | MIT | page | a | b
"""


class ThirdParty(unittest.TestCase):
    def faults(self, page=PAGE, cmake=CMAKE):
        imports = third_party.imported('import { x } from "svelte/store";\nimport "./a";', PACKAGES)
        return list(third_party.differences(page, third_party.links(cmake), imports, PACKAGES))

    def test_a_right_table_passes(self):
        self.assertEqual(self.faults(), [])

    def test_libraries(self):
        self.assertEqual(self.faults(PAGE.replace("`Boost`", "`Bost`")),
                         ["vegasd links Boost, which has no row", "vegasd does not link Bost"])
        self.assertEqual(self.faults(PAGE.replace("| vegas |", "| vegasd, vegas |")),
                         ["vegasd does not link Curses"])
        self.assertEqual(self.faults(cmake=CMAKE + "target_link_libraries(vegas_a PUBLIC z)"),
                         ["vegasd links z, which has no row"])

    def test_packages(self):
        self.assertEqual(self.faults(PAGE.replace("`svelte`", "`vue`")),
                         ["the page imports svelte, which has no row",
                          "the page does not import vue"])
        self.assertEqual(self.faults(PAGE.replace("2.1.1", "2.1.0")),
                         ["clsx is 2.1.0 here and 2.1.1 in package-lock.json"])


if __name__ == "__main__":
    unittest.main()
