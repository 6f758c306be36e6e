import { describe, expect, it } from "vitest";
import { styleBlocks, type Block } from "./classes";

/** What a block may know of where its component stands: the screen, and the family of its game. */
const kContexts = ["game", "las-vegas", "vegas", "replaying"];
/** Components that stand in one other component only may know it. */
const kParents: Record<string, string[]> = {
    "families/las_vegas/tiles/TilePlate.svelte": ["casino", "sign", "closed"],
};
/** Sizes and places, which a component gives to what it renders; and its own custom properties. */
const kPlaces =
    /^(--.*|grid(-area|-row|-column)?|order|flex(-basis|-grow|-shrink)?|margin.*|(align|justify|place)-self|(min-|max-)?(width|height|block-size|inline-size)|position|inset.*|left|right|top|bottom|z-index|vertical-align|scroll-margin.*)$/;
/** Blocks that still style what other components render: there shall be fewer of them. */
const kOlder = ["OwnerLines", "Payout", "Progress", "RoundTotals", "TilePayments"].map(
    (name) => `families/las_vegas/payout/${name}.svelte`,
);

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string);

/** What a block styles of other components, beyond where it stands and how large it is. */
function strays({ component, selectors, properties }: Block): string[] {
    return selectors.flatMap(({ text, before, after }) => {
        const contexts = [...kContexts, ...(kParents[component] ?? [])];
        const foreign = classesOf(before).filter((name) => !contexts.includes(name));
        const styled = after === "" ? [] : properties.filter((name) => !kPlaces.test(name));
        return foreign.length + styled.length === 0
            ? []
            : [`${component}: ${text} knows ${foreign.join(", ") || "-"}, styles ${styled.join(", ") || "-"}`];
    });
}

describe("the style blocks of components", () => {
    const blocks = styleBlocks();

    it("are read", () => {
        expect(blocks.length).toBeGreaterThan(500);
    });
    it("style nothing that another component renders, but its place and size", () => {
        const found = blocks.filter(({ component }) => !kOlder.includes(component)).flatMap(strays);
        expect(found).toEqual([]);
    });
    it("are listed where they still do", () => {
        const older = blocks.filter((block) => strays(block).length > 0).map(({ component }) => component);
        expect([...new Set(older)]).toEqual(kOlder);
    });
});
