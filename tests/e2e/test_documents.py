#!/usr/bin/python3
"""What protocol/ says agrees: prose, schemas, AsyncAPI, the recorded session, the tutorial.

And every link between documents leads somewhere.
"""

import json
import re
import shlex
import subprocess
import sys
import unittest

import jsonschema

from support import ROOT, schemas
from support.kits import PYTHON
from support.patch import apply_to_copy
from support.server import ServerTest, run_program, run_vegas

DOCS = {page.name: page.read_text() for page in (ROOT / "protocol" / "docs").glob("*.md")}


def table(name):
    """The table of the reference between its marks."""
    marks = rf"<!-- generated: {name} -->\n(.*?)<!-- end -->"
    return re.search(marks, DOCS["reference.md"], re.S)[1]


def first_cells(text):
    """The `words` in the first column of every table row."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.M)
    return [word for row in rows for word in re.findall(r"`([a-z_.]+)`", row)]


def const_of(file, *path):
    value = schemas.files()[file]
    for part in path:
        value = value[part]
    return value


def messages_of(entry):
    """The files to which the entry leads, also by its own definitions."""
    def files(branches):
        for branch in branches:
            name = branch["$ref"]
            inside = name.removeprefix("#/$defs/")
            if inside == name:
                yield name
            else:
                yield from files(const_of(entry, "$defs", inside, "oneOf"))
    return set(files(const_of(entry, "oneOf")))


class Schemas(unittest.TestCase):
    def test_each_is_a_schema(self):
        for name, schema in schemas.files().items():
            with self.subTest(name):
                jsonschema.Draft202012Validator.check_schema(schema)
                self.assertEqual(schema["$id"], name)

    def test_each_reference_leads_somewhere(self):
        for reference in re.findall(r'"\$ref": "([^"]+)"', json.dumps(schemas.bundle())):
            with self.subTest(reference):
                schemas.resolve(reference)

    def test_the_entries_list_every_message(self):
        for entry, key in (("client_message.json", "op"), ("server_message.json", "ev")):
            listed = messages_of(entry)
            files = {
                name for name, schema in schemas.files().items()
                if key in schema.get("properties", {})
            }
            if key == "ev":
                files |= {"reply.json", "error.json"}
            self.assertEqual(listed, files)

    def test_error_codes_are_those_of_the_prose(self):
        codes = first_cells(table("errors"))
        self.assertEqual(codes, const_of("common.json", "$defs", "error_code", "enum"))
        branches = const_of("error.json", "properties", "error", "oneOf")
        words = [b["properties"]["code"] for b in branches]
        listed = [c for w in words for c in (w.get("enum") or [w["const"]])]
        self.assertEqual(sorted(listed), sorted(codes))

    def test_ops_are_those_of_the_prose(self):
        files = {branch["$ref"] for branch in const_of("client_message.json", "oneOf")}
        self.assertEqual({f"{op}.json" for op in first_cells(table("ops"))}, files)

    def test_events_are_those_of_the_prose(self):
        told = [kind for of in ("table", "las_vegas", "vegas_1996")
                for kind in first_cells(table(f"events_{of}"))]
        self.assertEqual(set(told), set(const_of("event.json", "$defs")))

    def test_questions_and_actions_are_those_of_the_prose(self):
        kinds = const_of("common.json", "$defs", "ask", "enum")
        self.assertEqual(first_cells(table("asks")), kinds)
        actions = {branch["$ref"].split("/")[-1] for branch in const_of("action.json", "oneOf")}
        self.assertEqual(set(first_cells(table("actions"))), actions)

    def test_tiles_rulesets_and_levels_are_those_of_the_prose(self):
        ids = re.findall(r"^\| `(\w\d)` \|", table("tiles"), re.M)
        self.assertEqual(ids, const_of("common.json", "$defs", "tile_id", "enum"))
        rulesets = re.findall(r"^\| `([^`]+)` \|", table("rulesets"), re.M)
        known = const_of("common.json", "$defs", "ruleset", "enum")
        self.assertEqual(sorted(rulesets), sorted(known))
        levels = const_of("table.add_bot.json", "properties", "level", "$ref").split("/")[-1]
        self.assertEqual(first_cells(table("levels")),
                         const_of("common.json", "$defs", levels, "enum"))

    def test_messages_are_those_of_the_prose(self):
        files = messages_of("server_message.json") - {"reply.json", "error.json"}
        said = {f"{ev}.json" for ev in first_cells(table("server_messages"))}
        self.assertEqual(said, files)

    def test_a_wrong_message_is_found(self):
        good = {"ev": "left", "table": "k3f9xq", "reason": "left"}
        schemas.check_server_text("good", good)
        for wrong in ({**good, "why": 1}, {**good, "reason": "bored"}, {"ev": "left"}):
            with self.assertRaises(AssertionError):
                schemas.check_server_text(json.dumps(wrong), wrong)
        with self.assertRaises(AssertionError):
            schemas.check_request({"op": "lobby.watch", "tables": True})

    def test_examples_of_the_prose_are_requests(self):
        said = re.findall(r"^→ (\{.*\})$", "".join(DOCS.values()), re.M)
        self.assertTrue(said)
        for text in said:
            schemas.check_request(json.loads(text))


def anchors(page):
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(), re.M)
    return [re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads]


class Links(unittest.TestCase):
    def test_each_leads_somewhere(self):
        names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT,
                               capture_output=True, text=True, check=True).stdout.split()
        self.assertIn("protocol/docs/reference.md", names)
        for name in names:
            prose = re.sub(r"^```.*?^```", "", (ROOT / name).read_text(), flags=re.S | re.M)
            for path, anchor in re.findall(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)", prose):
                with self.subTest(page=name, path=path, anchor=anchor):
                    target = (ROOT / name).parent / path if path else ROOT / name
                    self.assertTrue(target.exists())
                    if anchor:
                        self.assertIn(anchor, anchors(target))


class AsyncApi(unittest.TestCase):
    text = (ROOT / "protocol" / "asyncapi.yaml").read_text()

    def test_every_message_has_its_schema(self):
        referred = set(re.findall(r"\$ref: 'schema/([^']+)'", self.text))
        expected = messages_of("client_message.json") | messages_of("server_message.json")
        self.assertEqual(referred, expected)

    def test_every_reference_inside_leads_somewhere(self):
        messages = set(re.findall(r"^    (\w+):\n      name:", self.text, re.M))
        for place in ("#/components/messages/", "#/channels/ws/messages/"):
            self.assertEqual(set(re.findall(rf"'{place}(\w+)'", self.text)) - messages, set())
        self.assertIn("asyncapi: 3.0.0", self.text)


class Limits(unittest.TestCase):
    def test_those_of_the_guide_are_the_settings(self):
        """`NUMBER ... (`setting`)` is the setting's usual value."""
        part = re.search(r"## How much is too much\n(.*?)\n## ", DOCS["first-bot.md"], re.S)[1]
        told = re.findall(r"(\d+)[^()|]*\(`([a-z_]+)`\)", part)
        page = (ROOT / "deploy" / "settings.md").read_text()
        usual = dict(re.findall(r"^\| `([a-z_]+)` \| [^|]* \| `(\d+)` \|", page, re.M))
        self.assertGreater(len(told), 12)
        for number, setting in told:
            with self.subTest(setting):
                self.assertEqual(number, usual[setting])


class Session(unittest.TestCase):
    text = (ROOT / "protocol" / "session.md").read_text()

    def messages(self, arrow):
        return [json.loads(line) for line in re.findall(rf"^{arrow} (\{{.*\}})$", self.text, re.M)]

    def test_every_message_is_of_the_contract(self):
        said, heard = self.messages("→"), self.messages("←")
        self.assertGreater(len(said), 8)
        self.assertGreater(len(heard), 15)
        for message in said:
            schemas.check_request(message)
        for message in heard:
            schemas.check_server_text(json.dumps(message), message)

    def test_the_patches_that_are_shown_apply(self):
        view, v = None, None
        for message in self.messages("←"):
            if message.get("ev") == "snapshot":
                view, v = message["view"], message["v"]
            elif message.get("ev") == "update" and message["v"] == v + 1:
                view = apply_to_copy(view, message["patch"], message.get("private", {}))
                v = message["v"]
        self.assertEqual(view["table"]["status"], "finished")

    def test_it_shows_what_a_reader_looks_for(self):
        heard = self.messages("←")
        self.assertTrue(any(m.get("private") for m in heard))
        self.assertTrue(any("actions" in (m.get("prompt") or {}) for m in heard))
        self.assertTrue(any(m.get("ev") == "update" and "re" in m for m in heard))
        self.assertTrue(any("error" in m for m in heard))


class WriteABot(ServerTest):
    """The programs of the tutorial do what it says."""

    options = ("--lab",)

    def run_program(self, text):
        text = text.replace("ws://127.0.0.1:8080/ws", self.server.ws)
        ended = run_program(sys.executable, "-B", "-c", text, cwd=PYTHON)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        return ended.stdout

    def test_each_program(self):
        bot, chooses, many, contestant, hello = re.findall(r"```python\n(.*?)```",
                                                           DOCS["first-bot.md"], re.S)
        usual = 'def choose(view, prompt):\n    return random.choice(prompt["actions"])\n'
        self.assertEqual(bot.count(usual), 1)
        for text in (bot, bot.replace(usual, chooses)):
            self.assertRegex(self.run_program(text), r"(?m)^winners: [012]( [012])*\n\Z")
        main = re.search(r"async def main\(\):\n.*?\n\n", bot, re.S)[0]
        self.assertEqual(many.count("range(1000)"), 1)
        text = bot.replace(main, many.replace("range(1000)", "range(3)") + "\n\n")
        self.assertRegex(self.run_program(text), r"^won [0123] of 1000\n\Z")
        self.assertIn("'ev': 'welcome'", self.run_program(hello))
        command = shlex.join([sys.executable, "-B", "-c", contestant])
        self.assertRegex(self.run_arena(command), r"\nmine +8 +[0-9.]+ ")

    def run_arena(self, command):
        """What the arena prints of the tutorial's contestant."""
        bots, = re.findall(r"vegas arena --program mine=.* (--bots .*) --games 1000\n",
                           DOCS["first-bot.md"])
        return run_vegas("arena", "--program", f"mine={command}", *bots.split(), "--games", "8",
                         cwd=PYTHON, check=True).stdout


if __name__ == "__main__":
    unittest.main(verbosity=2)
