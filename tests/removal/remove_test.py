#!/usr/bin/python3
"""What is taken out goes by rule or by the list, and what does not fit is said."""
import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest


def load_program():
    sys.dont_write_bytecode = True
    path = pathlib.Path(__file__).with_name("remove")
    loader = importlib.machinery.SourceFileLoader("remove", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("remove", loader))
    sys.modules["remove"] = module
    loader.exec_module(module)
    return module


remove = load_program()

PLAN = r"""
# why
own new_game
most 2
names new_game|NewGame
tags NEW-\d+
drop tests/data/*.txt
text protocol/texts/*.json game/new a

@ engine/list.hpp
- old, new_game
+ old
- void f() {
...
- }

- // the end
"""
FILES = {
    "engine/new_game/rules.cpp": "",
    "engine/rules/new-game.md": "",
    "engine/list.hpp": '#include "engine/old.hpp"\n#include "engine/new_game/rules.hpp"\n'
                       "old, new_game\n// [NEW-1, OLD-2]\nvoid f() {\n    g();\n}\n// the end\n",
    "engine/new_game/rules.hpp": "",
    "engine/old.hpp": "// [NEW-3]\n",
    "engine/CMakeLists.txt": "add_library(engine\n    old.cpp\n    new_game/rules.cpp)\n",
    "page/all.ts": 'import { a } from "../engine/old";\nimport b from "./new_game/b";\n',
    "page/new_game/b.ts": "",
    "protocol/texts/en.json": '{\n    "a": 1,\n    "game": {\n        "new": "N",\n'
                              '        "old": "O"\n    }\n}\n',
    "tests/old_test.cpp": "old",
    "tests/new_test.cpp": "new_game",
    "tests/mixed_test.cpp": "TEST(A, Old) {\n    f();\n}\n\n// Why.\nTEST(A, New) {\n"
                            "    new_game();\n}\n\nTEST(A, Both) {\n    g();\n}\n",
    "tests/mutation/faults.txt": "@ engine/new_game/rules.cpp\n- a\n+ b\n@ engine/old.hpp\n- c\n",
    "tests/support.hpp": "NewGame",
    "tests/data/new.txt": "",
}


def removal(plan=PLAN, files=None):
    files = files or FILES
    return remove.Removal(remove.read_plan(plan, "new"), set(files), files.__getitem__)


class Removal(unittest.TestCase):
    def test_own_files_by_their_names(self):
        self.assertEqual(removal().own, {"engine/new_game/rules.cpp", "engine/new_game/rules.hpp",
                                         "engine/rules/new-game.md", "page/new_game/b.ts"})

    def test_tests_that_name_it(self):
        self.assertEqual(removal().dropped, {"tests/new_test.cpp", "tests/data/new.txt"})
        self.assertEqual(removal().still_named(), ["tests/support.hpp"])

    def test_cases_that_name_it(self):
        self.assertEqual(removal().changed["tests/mixed_test.cpp"],
                         "TEST(A, Old) {\n    f();\n}\n\nTEST(A, Both) {\n    g();\n}\n")
        page = ('describe("a", () => {\n    test("new", () => {\n        new_game();\n    });\n\n'
                '    test("old", async () => {\n        f();\n    });\n});\n')
        self.assertEqual(remove.remove_cases("a.test.ts", page, "new_game"),
                         'describe("a", () => {\n    test("old", async () => {\n        f();\n'
                         "    });\n});\n")
        program = ("class A(T):\n    def test_new(self):\n        new_game()\n\n        f()\n\n"
                   "    async def test_old(self):\n        f()\n")
        self.assertEqual(remove.remove_cases("test_a.py", program, "new_game"),
                         "class A(T):\n    async def test_old(self):\n        f()\n")

    def test_elements_of_lists_that_name_it(self):
        self.assertEqual(remove.remove_rows("f({\n    {old},\n    A{new_game, (1)},\n"
                                            "    {new_game, {\n    }},\n});\nnew_game(),\n",
                                            "new_game"),
                         "f({\n    {old},\n    {new_game, {\n    }},\n});\nnew_game(),\n")

    def test_a_test_that_is_mended_stays(self):
        plan = PLAN + "\n@ tests/new_test.cpp\n- new_game\n+ old\n"
        files = FILES | {"tests/new_test.cpp": "new_game\n"}
        self.assertEqual(removal(plan, files).dropped, {"tests/data/new.txt"})

    def test_edits_and_references(self):
        changed = removal().changed
        self.assertEqual(changed["engine/list.hpp"],
                         '#include "engine/old.hpp"\nold\n// [OLD-2]\n')
        self.assertEqual(changed["engine/CMakeLists.txt"], "add_library(engine\n    old.cpp)\n")
        self.assertEqual(changed["tests/mutation/faults.txt"], "@ engine/old.hpp\n- c\n")
        self.assertEqual(changed["page/all.ts"], 'import { a } from "../engine/old";\n')

    def test_texts(self):
        self.assertEqual(removal().changed["protocol/texts/en.json"],
                         '{\n    "game": {\n        "old": "O"\n    }\n}\n')
        self.assertEqual(remove.remove_key('{\n    "a": {\n        "b": 1\n    },\n    "c": {\n'
                                           '        "d": 1\n    }\n}\n', "c"),
                         '{\n    "a": {\n        "b": 1\n    }\n}\n')

    def test_what_is_counted(self):
        touched = removal().touched()
        self.assertEqual(touched["code"], ["engine/CMakeLists.txt", "engine/list.hpp",
                                           "page/all.ts"])
        self.assertEqual(touched["comments"], ["engine/old.hpp"])
        self.assertEqual(removal().check(), ["new: 3 other files had to be touched; at most 2"])

    def test_deleted_files_count(self):
        touched = removal(PLAN + "delete engine/old.*\n").touched()
        self.assertEqual(touched["code"], ["engine/CMakeLists.txt", "engine/list.hpp",
                                           "engine/old.hpp", "page/all.ts"])

    def test_the_rest_of_a_line(self):
        self.assertEqual(remove.replace_lines("ab\ncd\n", ["a..."], []), "cd\n")

    def assert_misfit(self, addition, part):
        problems = removal(PLAN + addition).problems
        self.assertEqual(len(problems), 1, problems)
        self.assertIn(part, problems[0])

    def test_what_does_not_fit(self):
        self.assert_misfit("\n@ engine/list.hpp\n- gone\n", "is there 0 times: gone")
        self.assert_misfit("\n@ engine/gone.hpp\n- a\n", "no file is engine/gone.hpp")
        self.assert_misfit("text protocol/texts/*.json game/gone", "has no text game/gone")
        self.assert_misfit("drop tests/gone/*", "no file is tests/gone/*")
        self.assert_misfit("drop engine/old.hpp", "engine/old.hpp is no test")
        self.assertIn("no file is named", removal(PLAN.replace("own new_game", "own gone"))
                      .problems[0])
        with self.assertRaises(ValueError):
            remove.read_plan("what", "new")


if __name__ == "__main__":
    unittest.main()
