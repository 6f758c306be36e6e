#!/usr/bin/python3
"""Bodies without braces are found and get them; what is in order stays as it is."""
import re
import unittest

from load import load

braces = load("braces")

GOOD = """
#define F(x) if (x) \\
    y();
void f() {
    if (a) return;  // here
    for (int i = 0; i < 3; ++i) g({i}, [] { return 1; });
    while (next()) continue;
    if (a) {
        b();
    } else if constexpr (c) {
        d();
    } else {
        e();
    }
    do {
        b();
    } while (a);
    // if (a)
    //     b();
    const char* s = "if (a)" R"(
        if (a)
            b();)";
    int x = 60'000; if (a) b('"', '\\'', "'");
}
"""


class Braces(unittest.TestCase):
    def assert_fixed(self, text, wanted, *lines):
        """These lines lack braces; with them it is what is wanted, but for the layout."""
        self.assertEqual(braces.missing_braces(text), list(lines))
        after = braces.with_braces(text)
        self.assertEqual(" ".join(after.split()), wanted)
        self.assertEqual(braces.missing_braces(re.sub(r"\}\s*else", "} else", after)), [])

    def test_good_code_passes(self):
        self.assertEqual(braces.missing_braces(GOOD), [])
        self.assertEqual(braces.with_braces(GOOD), GOOD)

    def test_a_body_on_the_next_line(self):
        self.assert_fixed("if (a)\n    b();\nc();", "if (a) { b(); } c();", 1)
        self.assert_fixed("while (a)\n    b();\n", "while (a) { b(); }", 1)

    def test_a_head_of_two_lines(self):
        self.assert_fixed("for (auto a :\n     b) c();\n", "for (auto a : b) { c(); }", 1)

    def test_a_body_of_two_lines(self):
        self.assert_fixed("if (a) return b +\n    c;\n", "if (a) { return b + c; }", 1)

    def test_bodies_in_bodies(self):
        both = "for (;;) { if (a) { b(); } }"
        self.assert_fixed("for (;;)\n    if (a)\n        b();\n", both, 1, 2)
        self.assert_fixed("for (;;) {\n    if (a)\n        b();\n}\n", both, 2)
        self.assert_fixed("for (;;)\n    switch (a) {\n    case 1: if (b)\n c();\n}",
                          "for (;;) { switch (a) { case 1: if (b) { c(); } } }", 1, 3)

    def test_all_branches_or_none(self):
        both = "if (a) { b(); } else { c(); }"
        self.assert_fixed("if (a) {\n    b();\n} else\n    c();\n", both, 3)
        self.assert_fixed("if (a) b();\nelse c();\n", both, 1, 2)
        self.assert_fixed("if (a)\n    b();\nelse if (c)\n    d();\nelse {\n    e();\n}",
                          "if (a) { b(); } else if (c) { d(); } else { e(); }", 1, 3)

    def test_an_else_belongs_to_the_last_if(self):
        self.assert_fixed("if (a)\n    if (b)\n        c();\n    else\n        d();\n",
                          "if (a) { if (b) { c(); } else { d(); } }", 1, 2, 4)

    def test_comments_stay_at_their_statements(self):
        after = braces.with_braces("if (a)  // why\n    b();  // how\nc();\n")
        self.assertEqual(after, "if (a) {  // why\n    b();  // how\n}\nc();\n")

    def test_attributes_and_lambdas(self):
        self.assert_fixed("if (a) [[likely]] {\n    b();\n}\n", "if (a) [[likely]] { b(); }")
        self.assert_fixed("if (a)\n    f([&] {\n        if (b) c();\n    });\n",
                          "if (a) { f([&] { if (b) c(); }); }", 1)


if __name__ == "__main__":
    unittest.main()
