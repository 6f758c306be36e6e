import { describe, expect, it } from "vitest";
import { animations, selectors, usersOfClasses, type Node } from "./classes";

const family = "families/las_vegas/";
/** The components that each sheet is for, by the beginnings of their paths; the first row that fits counts. */
const kSheets: [sheet: string, components: string[]][] = [
    [`${family}look/outcome`, [`${family}question`, `${family}tiles`, `${family}tray`]],
    ["look/table/", ["table/", "families/", "screens/table", "screens/rules", "parts/Phrase"]],
    ["look/screens/final", ["screens/final", "screens/replay"]],
    ["look/screens/verify", ["screens/final"]],
    ["look/screens/replay", ["screens/replay"]],
    ["look/screens/rules", ["screens/rules"]],
    [
        "look/screens/",
        [
            "screens/LazyScreen",
            "screens/entry",
            "screens/start",
            "screens/waiting",
            "parts/SegmentedControl",
            "parts/Switch",
        ],
    ],
    ["look/overlay", ["screens/settings", "screens/rules", "screens/start", "table/"]],
    [
        "look/hints",
        ["hints/", "screens/start", "screens/settings", "screens/rules", `${family}tray`, `${family}payout`],
    ],
];

/** A family's sheet is for its components, and that of a tile for those beside it. */
function componentsOf(sheet: string): string[] {
    const row = kSheets.find(([name]) => sheet.startsWith(name));
    return row?.[1] ?? [sheet.slice(0, sheet.lastIndexOf("/") + 1).replace(/\/look\/$/, "/")];
}
/** What everything stands on. */
const kForAll = /^look\/(ground|games|ends|screens|fonts|tokens|base|dice|note|keys|large|contrast)\.css$/;

/** What a sheet styles in components that it is not for. */
function strays(users: Map<string, Set<string>>): string[] {
    const others = (name: string, components: string[]) =>
        [...(users.get(name) ?? [])].filter((user) => !components.some((of) => user.startsWith(of)));
    /** It names something that only these components have. */
    const isOwn = (node: Node, components: string[]): boolean => {
        const some = (member: string) => (node[member] as Node[]).some((each) => isOwn(each, components));
        switch (node.type) {
            case "ComplexSelector":
                return some("children");
            case "RelativeSelector":
                return some("selectors");
            case "ClassSelector":
                return others(String(node["name"]), components).length === 0;
            case "PseudoClassSelector": {
                const { children = [] } = (node["args"] ?? {}) as { children?: Node[] };
                return node["name"] !== "not" && children.length > 0 && children.every((one) => isOwn(one, components));
            }
            default:
                return (
                    node.type === "IdSelector" ||
                    (node.type === "AttributeSelector" && /^data-/.test(`${node["name"]}`))
                );
        }
    };
    return selectors().flatMap(({ sheet, line, text, tree }) => {
        if (kForAll.test(sheet)) return [];
        const components = componentsOf(sheet);
        if (isOwn(tree, components)) return [];
        const classes = [...text.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => others(name as string, components));
        return [`${sheet}:${line} ${text} is for ${[...new Set(classes)].join(", ") || "everything"} too`];
    });
}

describe("the sheets, which hold for the whole page,", () => {
    const users = usersOfClasses();

    it("are read with the classes of the components", () => {
        expect([...(users.get("slot") ?? [])]).toContain("families/las_vegas/tray/SlotField.svelte");
        expect(selectors().length).toBeGreaterThan(1000);
    });
    it("style nothing of another screen", () => {
        expect(strays(users)).toEqual([]);
    });
    it("have one animation of each name", () => {
        const names = animations();
        expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    });
});
