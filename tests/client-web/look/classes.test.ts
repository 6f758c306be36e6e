import { describe, expect, it } from "vitest";
import { animations, selectors, usersOfClasses, type Node } from "./classes";

const cards = "families/las_vegas/";
const chips = "families/vegas_1996/";
/** The components that each sheet is for, by the beginnings of their paths; the first row that fits counts. */
const kSheets: [sheet: string, components: string[]][] = [
    ["las_vegas/tray", [`${cards}tray`, `${cards}question`, `${cards}table`, `${chips}tray`]],
    [
        "las_vegas/question",
        [`${cards}question`, `${cards}tiles`, `${cards}tray`, `${cards}drawing`, `${chips}question`, `${chips}tray`],
    ],
    ["las_vegas/outcome", [`${cards}question`, `${cards}tiles`, `${cards}tray`]],
    ["las_vegas/payout", [`${cards}payout`]],
    ["las_vegas/places", ["families/", "table/"]],
    ["las_vegas/tile", [`${cards}table`, `${cards}tiles`, `${cards}drawing`, `${cards}question`, "screens/rules"]],
    [
        "las_vegas/",
        [`${cards}table`, `${cards}tiles`, `${cards}drawing`, `${cards}tray`, `${cards}question`, `${chips}tray`],
    ],
    ["vegas_1996/", [chips]],
    ["table/", ["table/", "families/", "screens/table", "parts/Phrase"]],
    ["screens/final", ["screens/final", "screens/replay"]],
    ["screens/verify", ["screens/final"]],
    ["screens/replay", ["screens/replay"]],
    ["screens/rules", ["screens/rules"]],
    [
        "screens/",
        [
            "screens/LazyScreen",
            "screens/entry",
            "screens/start",
            "screens/waiting",
            "parts/SegmentedControl",
            "parts/Switch",
        ],
    ],
    ["overlay", ["screens/settings", "screens/rules", "screens/start", "table/"]],
    ["hints", ["hints/", "screens/start", "screens/settings", "screens/rules", `${cards}tray`, `${cards}payout`]],
];
/** What everything stands on. */
const kForAll = ["ground", "games", "screens", "fonts", "tokens", "base", "dice", "note", "keys", "large"];

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
        if (kForAll.includes(sheet.replace(/\.css$/, ""))) return [];
        const components = kSheets.find(([name]) => sheet.startsWith(name))?.[1] ?? [];
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
