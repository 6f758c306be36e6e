#!/usr/bin/python3
"""Each style check finds its fault and leaves good code alone."""
import unittest

from load import load

style = load("style")

GOOD = "// What it is.\n#pragma once\n\nint f(int x) {\n    return x;\n}\n"
LONG_BODY = "    x();\n" * 70


class Style(unittest.TestCase):
    def faults(self, path, text):
        return [message for _, message in style.check_text(path, text)]

    def found(self, path, text, part):
        self.assertTrue(any(part in m for m in self.faults(path, text)), (path, part))

    def test_good_code_passes(self):
        self.assertEqual(self.faults("engine/a.hpp", GOOD), [])

    def test_sizes(self):
        self.found("engine/a.cpp", "int x;" + " " * 95 + "// y\n", "characters")
        self.found("engine/a.cpp", "int x;\n" * 501, "501 lines")
        self.found("engine/a.cpp", "void f() {\n" + LONG_BODY + "}\n", "a function of 72 lines")
        nested = "namespace a {\nint f(\n    int x) const {\n" + LONG_BODY + "}\n}\n"
        self.found("engine/a.cpp", nested, "a function of 72 lines")
        namespace = "namespace a {\n" + "int x;\n" * 90 + "}\n"
        self.assertEqual(self.faults("engine/a.cpp", namespace), [])
        table = "int f() { return 1; }\nconstexpr A k[] = {\n" + "    {1},\n" * 90 + "};\n"
        self.assertEqual(self.faults("engine/a.cpp", table), [])
        built = "A::A(int x)\n    : x_{x}, y_(x) {\n" + LONG_BODY + "}\n"
        self.found("engine/a.cpp", built, "a function of 72 lines")

    def test_sizes_of_the_page(self):
        self.found("client-web/src/a.ts", "const x = 1;" + " " * 120 + "// y\n", "at most 120")
        self.found("client-web/src/a.css", "a {\n" * 501, "501 lines")
        self.found("client-web/src/A.svelte", "<!-- TO" + "DO -->\n", "unfinished")
        wide = "const x = 1; // " + "y" * 90 + "\n"
        self.assertEqual(self.faults("client-web/src/a.ts", wide), [])
        literal = "            const x = `" + "y" * 130 + "`;\n"
        self.assertEqual(self.faults("client-web/src/a.ts", literal), [])
        generated = "protocol/kits/typescript/src/generated.ts"
        self.assertEqual(self.faults(generated, "export type X = 1;\n" * 600), [])

    def test_headers(self):
        self.found("engine/a.hpp", "#pragma once\n", "begins by saying")
        self.found("engine/a.hpp", "// A.\nint x;\n", "#pragma once")

    def test_heavy_headers(self):
        heavy = "// A.\n#pragma once\n#include <nlohmann/json.hpp>\n"
        self.found("protocol/a.hpp", heavy, "heavy")
        self.assertEqual(self.faults("protocol/a.cpp", heavy), [])
        self.assertEqual(self.faults("server/shell/a.hpp", heavy), [])

    def test_clocks_and_prints(self):
        self.found("engine/a.cpp", "auto t = std::chrono::steady_clock::now();\n", "no clock")
        self.found("server/core/a.cpp", "std::random_device r;\n", "no clock")
        self.found("protocol/a.cpp", "auto t = time(nullptr);\n", "no clock")
        self.found("engine/a.cpp", "std::cout << 1;\n", "does not print")
        self.assertEqual(self.faults("server/shell/a.cpp", "steady_clock::now();\n"), [])
        self.assertEqual(self.faults("engine/a.cpp", 'f("steady_clock");  // steady_clock\n'), [])

    def test_paths(self):
        self.found("deploy/a.md", "cd /root/vegas\n", "a path of one machine")
        self.found("tests/e2e/a.py", "ROOT = '/mnt/x'\n", "a path of one machine")
        self.assertEqual(self.faults("protocol/a.md", "GET /api/tables, a/root/b\n"), [])

    def test_words(self):
        self.found("engine/a.cpp", "// TO" + "DO later\n", "unfinished")
        self.found("engine/a.cpp", "using namespace std;\n", "using namespace")
        self.found("engine/a.cpp", "int x; \n", "white space")


if __name__ == "__main__":
    unittest.main()
