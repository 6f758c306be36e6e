#!/usr/bin/python3
"""What web_rooms refuses, and what it leaves alone."""
import unittest

from load import load

web_rooms = load("web_rooms")
TYPES = {
    "protocol/types.ts":
        'import type { P } from "../../../protocol/kits/typescript/src/generated";\n',
}


class WebRooms(unittest.TestCase):
    def violations(self, files):
        return web_rooms.check({**TYPES, **files})[0]

    def assert_refused(self, path, text, part, *others):
        violations = self.violations({path: text, **{other: "" for other in others}})
        self.assertEqual(len(violations), 1, violations)
        self.assertIn(part, violations[0])

    def test_down_is_fine(self):
        files = {
            "model/a.ts": 'import { b } from "../app/b.svelte";\n'
                          'import type { T } from "../protocol/types";\n',
            "app/b.svelte.ts": 'import { untrack } from "svelte";\n',
            "App.svelte": '<script>\n    import "./look/look.css";\n'
                          '    import { a } from "./model/a";\n</script>\n',
        }
        violations, uses = web_rooms.check({**TYPES, **files})
        self.assertEqual(violations, [])
        self.assertEqual(uses["model"], {"app", "protocol"})
        self.assertEqual(uses["."], {"look", "model"})

    def test_up_is_refused(self):
        for text in ('import { b } from "../model/b";\n',
                     'import type { B } from "../model/b";\n',
                     'export * from "../model/b";\n',
                     'const b = await import("../model/b");\n',
                     'import {\n    b,\n    c,\n} from "../model/b";\n'):
            self.assert_refused("app/a.ts", text, "not below", "model/b.ts")
        script = "<script>\n    import b from '../model/b';\n</script>\n"
        self.assert_refused("app/A.svelte", script, "not below", "model/b.ts")

    def test_rooms_of_a_floor_do_not_use_each_other(self):
        tiles = "families/las_vegas/tiles"
        violations = self.violations({
            f"{tiles}/a1/Q.svelte": '<script>import { b } from "../b1/b";</script>',
            f"{tiles}/b1/b.ts": "",
        })
        self.assertEqual(len(violations), 2, violations)

    def test_a_tile_is_named_by_nothing(self):
        tiles = "families/las_vegas/tiles"
        self.assert_refused(f"{tiles}/tiles.ts", 'import { a } from "./a1/tile";\n', "is named",
                            f"{tiles}/a1/tile.ts")
        glob = 'import.meta.glob("./*/tile.ts");\n'
        files = {f"{tiles}/tiles.ts": glob, f"{tiles}/a1/tile.ts": ""}
        self.assertEqual(self.violations(files), [])

    def test_a_family_has_doors(self):
        self.assert_refused("screens/a.ts", 'import "../families/las_vegas/table/b";\n', "inside",
                            "families/las_vegas/table/b.ts")
        self.assert_refused("screens/a.ts", 'import "../families/las_vegas/screens";\n', "inside",
                            "families/las_vegas/screens.ts")
        glob = 'import.meta.glob("../families/*/screens.ts");\n'
        files = {"screens/a.ts": glob, "families/las_vegas/screens.ts": ""}
        self.assertEqual(self.violations(files), [])

    def test_families_do_not_use_each_other(self):
        violations = self.violations({
            "families/las_vegas/table/a.ts": 'import { b } from "../../vegas_1996/board/b";\n',
            "families/vegas_1996/board/b.ts": "",
        })
        self.assertEqual(len(violations), 1, violations)
        self.assertIn("las_vegas does not use vegas_1996", violations[0])

    def test_a_file_that_is_a_room(self):
        family, tile = "families/las_vegas", "families/las_vegas/tiles/a1"
        glob = 'import.meta.glob("./tiles/*/events.ts");\n'
        files = {f"{family}/events.ts": glob, f"{family}/parts.ts": "",
                 f"{tile}/events.ts": 'import { a } from "../../parts";\n', f"{tile}/Q.svelte": ""}
        self.assertEqual(self.violations(files), [])
        self.assert_refused(f"{family}/parts.ts", glob, "not below")
        self.assert_refused(f"{tile}/events.ts", 'import Q from "./Q.svelte";\n', "not below",
                            f"{tile}/Q.svelte")

    def test_what_is_outside(self):
        shared = 'import.meta.glob("../../../protocol/texts/*.json");\n'
        self.assertEqual(self.violations({"texts/a.ts": shared + "/* over */ const b = 1;\n"}), [])
        self.assert_refused("app/a.ts", shared, "does not use protocol/texts")
        self.assert_refused("app/a.ts", 'import { x } from "lodash";\n', "package lodash")
        kit = 'import type { P } from "../../../protocol/kits/typescript/src/generated";\n'
        self.assert_refused("app/a.ts", kit, "does not use protocol/kits/typescript/src/generated")

    def test_what_is_not_there(self):
        self.assert_refused("app/a.ts", 'import { b } from "./b";\n', "there is no app/b")
        self.assert_refused("attic/a.ts", "", "has no floor")

    def test_comments_import_nothing(self):
        text = '// import { b } from "../model/b";\n/* import "../model/b"; */\nconst c = "//";\n'
        self.assertEqual(self.violations({"app/a.ts": text, "model/b.ts": ""}), [])


if __name__ == "__main__":
    unittest.main()
