#!/usr/bin/python3
"""The rules for players say all that engine/rules says, in every language that has a folder."""
import json
import pathlib
import re
import unittest
from collections import Counter

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ROOT / "engine" / "rules"
FOLDER = ROOT / "protocol" / "rules"
SCHEMA = ROOT / "protocol" / "schema" / "rules.json"
RULE = re.compile(r"^ *- \*\*\[([A-Z0-9-]+)\]\*\*(.*?)(?=^ *- \*\*\[|^#|\Z)", re.M | re.S)


def page(name):
    return (RULES / f"{name}.md").read_text(encoding="utf-8")


def rules_of(text):
    """tag -> what it says."""
    return dict(RULE.findall(text))


ROYALE = page("royale")
ALL = {tag: text for path in RULES.glob("*.md") for tag, text in rules_of(page(path.stem)).items()}
# What classic.md takes over from royale.md, and custom.md from both.
TURN = ["RY-20", "RY-22", "RY-23", "RY-24", "RY-31", "RY-33"]
OWN = {
    "royale-basic": set(rules_of(ROYALE.split("## 6.")[0])) - {"RY-34"},  # pays for tiles
    "royale": set(rules_of(ROYALE)),
    "classic": set(rules_of(page("classic"))) | set(TURN),
    "custom": set(rules_of(page("custom"))) | set(TURN) | {"CL-4", "CL-5", "CL-7"},
    "vegas-1996": set(rules_of(page("vegas-1996"))),
}
TOLD = {ruleset: own | {"ALL-5"} for ruleset, own in OWN.items()}
TILES = re.findall(r"^### ([A-H][12]) (.+)$", ROYALE, re.M)


def files():
    """(language, ruleset) -> the text."""
    return {
        (path.parent.name, path.stem): json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.glob("*/*.json"))
    }


def groups(text):
    return text["sections"] + text.get("tiles", [])


def items(text):
    return [item for group in groups(text) for item in group["items"]]


def told(some_items):
    return {tag for item in some_items for tag in item["tags"]}


WORDS = ("title", "name", "summary", "text", "example")
# The words that stay in every language: names of games, tiles and people.
NAMES = {"Las Vegas", "Las Vegas Royale", "VEGAS", "Mary", *(name for _, name in TILES)}
# $80,000 or, with a no-break space, 80.000 $ and 80 000 $.
NUMBER = re.compile("(\\$?)(\\d{1,3}(?:[.,\u00a0\u202f]\\d{3})+|\\d+)((?:[\u00a0\u202f]?\\$)?)")
SPELLED = {word: number for number, word in enumerate(
    "zero one two three four five six seven eight nine ten eleven twelve".split())}
SPELLED |= {"once": 1, "twice": 2, "single": 1, "both": 2, "double": 2}


def form(node):
    """What must be the same in every language: all but the words, and where there are any."""
    if isinstance(node, list):
        return [form(each) for each in node]
    if not isinstance(node, dict):
        return node
    return [(key, "" if key in WORDS else form(value))
            for key, value in node.items() if key != "language"]


def words(node, at=""):
    """where -> what it says there; in the order of the file."""
    if isinstance(node, list):
        pairs = [(each["id"], each) for each in node if isinstance(each, dict)]
    else:
        pairs = node.items() if isinstance(node, dict) else ()
    said = {f"{at}/{key}": value for key, value in pairs if key in WORDS}
    for key, value in pairs:
        said |= words(value, f"{at}/{key}")
    return said


def numbers(said):
    """The numbers in digits, money with a $, however a language writes them."""
    return Counter(
        ("$" if before or after else "") + re.sub(r"\D", "", digits)
        for before, digits, after in NUMBER.findall(said)
    )


def spelled(english):
    """The numbers that the English spells and another language may write in digits."""
    found = re.findall(r"[a-z]+", english.lower())
    return {str(SPELLED[word]) for word in found if word in SPELLED}


def for_each_translation(test):
    """With what each place says in English and in the other language."""
    def run(self):
        texts = files()
        for (language, ruleset), text in texts.items():
            if language == "en":
                continue
            there = words(text)
            for place, english in words(texts["en", ruleset]).items():
                with self.subTest(language=language, ruleset=ruleset, place=place):
                    test(self, english, there[place])
    return run


def for_each_text(test):
    def run(self):
        for (language, ruleset), text in files().items():
            with self.subTest(language=language, ruleset=ruleset):
                test(self, text)
    return run


class EveryText(unittest.TestCase):
    @for_each_text
    def test_is_of_the_schema(self, text):
        schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator(schema).validate(text)
        self.assertNotIn("languages", text)  # the server's part

    @for_each_text
    def test_tells_every_rule_of_its_game(self, text):
        self.assertEqual(TOLD[text["ruleset"]] - told(items(text)), set())

    @for_each_text
    def test_tells_no_rule_that_is_none(self, text):
        self.assertEqual(told(items(text)) - set(ALL), set())

    @for_each_text
    def test_tells_every_ruling_as_one(self, text):
        rulings = [item for item in items(text) if "ruling" in item]
        for tag in TOLD[text["ruleset"]]:
            there = sum(tag in item["tags"] for item in rulings)
            self.assertGreaterEqual(there, ALL[tag].count("**Ruling**"), tag)

    @for_each_text
    def test_calls_nothing_else_a_ruling(self, text):
        for item in items(text):
            ours = any("**Ruling**" in ALL[tag] for tag in item["tags"])
            self.assertTrue(ours or "ruling" not in item, item["id"])

    @for_each_text
    def test_has_each_id_once(self, text):
        for ids in ([g["id"] for g in groups(text)], [i["id"] for i in items(text)]):
            self.assertEqual(sorted(ids), sorted(set(ids)))

    @for_each_text
    def test_is_plain(self, text):
        for item in items(text):
            said = item["text"] + item.get("example", "")
            self.assertIsNone(re.search(r"[*_`<>\[\]\\]|  ", said), item["id"])

    @for_each_text
    def test_has_an_entry_for_each_tile_that_tells_the_whole_of_it(self, text):
        tiles = text.get("tiles", [])
        ids = [tile for tile, _ in TILES] if text["ruleset"] == "royale" else []
        self.assertEqual([tile["id"] for tile in tiles], ids)
        for tile in tiles:
            own = {tag for tag in ALL if tag.startswith(tile["id"] + "-")}
            self.assertEqual(own - told(tile["items"]), set())


class Languages(unittest.TestCase):
    def test_each_text_lies_where_it_says(self):
        for place, text in files().items():
            self.assertEqual((text["language"], text["ruleset"]), place)

    def test_english_has_every_ruleset(self):
        listed = re.findall(r"^\| \[.*?\| *(`[^|]*`) *\|", page("README"), re.M)
        rulesets = re.findall(r"`([a-z0-9-]+)`", " ".join(listed))
        self.assertEqual(sorted(rulesets), sorted(OWN))
        there = {ruleset for language, ruleset in files() if language == "en"}
        self.assertEqual(there, set(rulesets))

    def test_each_has_every_file(self):
        there = {}
        for path in FOLDER.glob("*/*"):
            there.setdefault(path.parent.name, set()).add(path.name)
        for language, names in there.items():
            with self.subTest(language=language):
                self.assertEqual(names, there["en"])

    def test_each_has_the_form_of_the_english(self):
        texts = files()
        for (language, ruleset), text in texts.items():
            with self.subTest(language=language, ruleset=ruleset):
                self.assertEqual(form(text), form(texts["en", ruleset]))

    def test_each_calls_the_tiles_by_their_english_names(self):
        for (language, ruleset), text in files().items():
            with self.subTest(language=language, ruleset=ruleset):
                tiles = [(tile["id"], tile["name"]) for tile in text.get("tiles", [])]
                self.assertEqual(tiles, TILES if ruleset == "royale" else [])

    @for_each_translation
    def test_nothing_is_left_in_english(self, english, said):
        self.assertTrue(said != english or english in NAMES, said)

    @for_each_translation
    def test_each_number_stands_in_every_language(self, english, said):
        wanted, there = numbers(english), numbers(said)
        self.assertEqual(wanted - there, Counter())
        self.assertLessEqual(set(there - wanted), spelled(english))

    @for_each_translation
    def test_money_is_not_torn_from_its_sign(self, english, said):
        # A $ stands directly at its amount or behind a no-break space.
        self.assertEqual(said.count("$"), sum(
            count for number, count in numbers(said).items() if number.startswith("$")))

    def test_english_names_every_amount_of_money(self):
        amount = re.compile(r"\$\d+(?:,\d{3})*")
        for (language, ruleset), text in files().items():
            for tag in TOLD[ruleset] if language == "en" else ():
                said = " ".join(item["text"] for item in items(text) if tag in item["tags"])
                with self.subTest(ruleset=ruleset, tag=tag):
                    self.assertEqual(set(amount.findall(ALL[tag])) - set(amount.findall(said)),
                                     set())

    def test_both_games_of_royale_say_the_same_under_one_id(self):
        texts = files()
        for language in {language for language, _ in texts}:
            pair = [texts.get((language, name)) for name in ("royale-basic", "royale")]
            if None in pair:
                continue
            basic, main = ({item["id"]: item for item in items(text)} for text in pair)
            for shared in basic.keys() & main.keys():
                with self.subTest(language=language, id=shared):
                    self.assertEqual(basic[shared], main[shared])


if __name__ == "__main__":
    unittest.main()
