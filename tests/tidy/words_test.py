#!/usr/bin/python3
"""Shared type names and struck words are found; families, aliases and comments are no problem."""
import unittest

from load import load

words = load("words")


def types_of(**files):
    types = {}
    for file, text in files.items():
        for space, name, line in words.declared(words.quiet(text), file):
            types.setdefault(name, {})[space] = f"{file}:{line}"
    return types


class SharedNames(unittest.TestCase):
    def shared(self, **files):
        return {name: sorted(spaces) for name, spaces in words.shared(types_of(**files)).items()}

    def test_two_namespaces_share_a_name(self):
        self.assertEqual(self.shared(a="namespace vegas::core {\nclass Table {\n};\n}",
                                     b="namespace vegas::cli { struct Table final : Base {}; }"),
                         {"Table": ["vegas::cli", "vegas::core"]})

    def test_anonymous_namespaces_of_two_files_are_two(self):
        text = "namespace vegas { namespace { enum class Kind : int { a }; } }"
        self.assertEqual(len(self.shared(a=text, b=text)["Kind"]), 2)

    def test_an_alias_counts_unless_it_repeats_a_name(self):
        for alias, count in (("using Text = std::string;", 1), ("using Text = core::Text;", 0)):
            found = self.shared(a="namespace vegas::core { struct Text {}; }",
                                b="namespace vegas::cli { " + alias + " }")
            self.assertEqual(len(found), count, alias)

    def test_parts_of_families_are_alike(self):
        family = "namespace vegas::{} {{ struct View {{}}; }}"
        both = {"a": family.format("las_vegas"), "b": family.format("vegas_1996")}
        self.assertEqual(self.shared(**both), {})
        self.assertIn("View", self.shared(**both, c=family.format("cli")))

    def test_types_within_types_functions_comments_and_strings_do_not_count(self):
        inner = """namespace vegas::core { class Outer { struct Row { int n = 1'000; }; };
            void f() { struct Row {}; }  // struct Row {
            const char* s = "struct Row {"; struct Row; char c = '{'; }"""
        self.assertEqual(types_of(a=inner), {"Outer": {"vegas::core": "a:1"}})


class StruckWords(unittest.TestCase):
    def test_they_are_found_as_parts_of_names(self):
        struck = words.struck_words("| ~~hall~~ | server state |\n| word | |\n")
        self.assertEqual(struck, {"hall"})
        found = list(words.uses("int shallow;\nHall hall_of_fame;\nkHallSize()", struck))
        self.assertEqual(found, [(2, "Hall", "hall"), (2, "hall_of_fame", "hall"),
                                 (3, "kHallSize", "hall")])


if __name__ == "__main__":
    unittest.main()
