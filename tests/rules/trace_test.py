#!/usr/bin/python3
"""The trace finds what is missing: a made-up project with one fault of each kind."""
import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
loader = importlib.machinery.SourceFileLoader("trace", str(HERE / "trace"))
trace = importlib.util.module_from_spec(importlib.util.spec_from_loader("trace", loader))
loader.exec_module(trace)


class Trace(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.addCleanup(self.folder.cleanup)

    def write(self, path, text):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def problems(self, scope):
        tags = trace.rule_tags(self.root / "engine" / "rules")
        code = trace.citations(self.root, trace.CODE)
        tests = trace.citations(self.root, ("tests",))
        return trace.problems(tags, scope, code, tests)

    def test_finds_each_fault(self):
        self.write("engine/rules/a.md",
                   "- **[RY-1]** One.\n- **[RY-2]** Two.\n- **[A1-1]** Three.\n")
        self.write("engine/rules/examples.md", "| EX-RY-1 | a | b |\n")
        self.write("engine/a.cpp", "// [RY-1, A1-1] and a[i] and [7]\n")
        self.write("tests/a_test.cpp", "// [RY-2]\n// [EX-RY-1]\n// [RY-9]\n")
        self.assertEqual(self.problems(["RY-*", "EX-RY-1", "CL-1"]), [
            "scope.txt names CL-1, which no rule has",
            "RY-1 has no test",
            "RY-2 has no code",
            "tests/a_test.cpp:3 cites RY-9, which no rule has",
        ])

    def test_is_content_when_all_is_there(self):
        self.write("engine/rules/a.md", "- **[RY-1]** One.\n")
        self.write("engine/a.cpp", "// [RY-1]\n")
        self.write("tests/a_test.cpp", "// [RY-1]\n")
        self.assertEqual(self.problems(["RY-1"]), [])


if __name__ == "__main__":
    unittest.main()
