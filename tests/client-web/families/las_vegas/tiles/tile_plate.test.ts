import { beforeEach, describe, expect, it } from "vitest";
import { cellsOf, setTileInfo, tileName } from "../../../../../client-web/src/families/las_vegas/tile_info";
import TilePlate from "../../../../../client-web/src/families/las_vegas/tiles/TilePlate.svelte";
import { questionFor, kTiles } from "../../../../../client-web/src/families/las_vegas/tiles/tiles";
import { viewsOf } from "../../../../../client-web/src/model/replay";
import type { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { Tile, TileInfo, View } from "../../../../../client-web/src/protocol/types";
import { allRecorded } from "../../../fixtures/games";
import welcome from "../../../fixtures/tiles.json";
import { hide, show } from "../../../fixtures/page";

const printed = welcome as TileInfo[];
const ids = printed.map(({ id }) => id);

// Tiles that no recorded game has, and every state in which one lies in them, once.
const more = [
    { id: "C1", holder: null },
    { id: "C1", holder: 1 },
    { id: "E2", dice: [] },
    { id: "E2", dice: [{ owner: 1, small: 2, count: 2 }] },
    { id: "G2", dice: [], wins: [null, null] },
    { id: "G2", dice: [{ owner: 0, small: 1, big: 1, count: 3 }], wins: [0, null] },
] as unknown as Tile[];
const seen = new Map<string, Tile>(more.map((tile) => [JSON.stringify(tile), tile]));
for (const { game } of allRecorded()) {
    for (const view of viewsOf(game.file)) {
        for (const { tile } of view.casinos) if (tile) seen.set(JSON.stringify(tile), tile);
    }
}
const lies = (id: string) => [...seen.values()].filter((tile) => tile.id === id);

const table = {
    name: (seat: number) => ["Mira", "Jonas", "Olga"][seat] ?? "?",
    beat: null,
    view: { table: { ruleset: "royale" } },
} as unknown as TableModel;

function draw(tile: Tile): string {
    show(TilePlate, { table, tile, n: 3 });
    const text = document.body.textContent ?? "";
    hide();
    return text.replace(/\s+/g, " ");
}

beforeEach(() => setTileInfo(printed));

describe("a tile", () => {
    it.each(ids)("%s is drawn with its name and without a hole", (id) => {
        expect(lies(id).length).toBeGreaterThan(0);
        for (const tile of lies(id)) {
            const text = draw(tile);
            expect(text).toContain(tileName(id));
            expect(text).not.toMatch(/undefined|NaN|tile\.|\[object/);
        }
    });

    it.each(
        ids.filter((id) =>
            printed.some((tile) => tile.id === id && tile.printed.some((cell) => cell?.dollars !== undefined)),
        ),
    )("%s shows the amounts that the server says, and no others", (id) => {
        const before = lies(id).map(draw);
        setTileInfo(
            printed.map((tile) => ({
                ...tile,
                printed: tile.printed.map((cell) =>
                    cell?.dollars === undefined ? cell : { dollars: cell.dollars * 7 },
                ),
            })),
        );
        const after = lies(id).map(draw);
        expect(after.some((text, n) => text !== before[n])).toBe(true);
    });

    it("says in words what lies on it", () => {
        show(TilePlate, { table, tile: { id: "C1", holder: 1 } as Tile, n: 3 });
        const label = document.querySelector(".cover")?.getAttribute("aria-label");
        const title = document.querySelector(".tile")?.getAttribute("title");
        hide();
        expect(label).toContain("Jonas");
        expect(title).toContain("Jonas");
    });

    it("has a name and cells only from the server", () => {
        setTileInfo([]);
        expect(tileName("G2")).toBe("G2");
        expect(cellsOf("G2")).toEqual([]);
    });

    it("has a row each, and no row is without a tile", () => {
        expect(kTiles.map(({ id }) => id)).toEqual([...ids].sort());
    });

    const view = (...of: string[]) => ({ casinos: of.map((id) => ({ tile: { id } })) }) as unknown as View;

    it("asks what belongs to it", () => {
        expect(questionFor("double_down", view()).tile).toBe("G2");
        expect(questionFor("move", view("F2")).tile).toBe("F2");
        expect(questionFor("of_a_newer_server" as never, view()).Question).toBeNull();
    });

    it("names no tile where two of them give a move", () => {
        expect(questionFor("move", view("F2", "H2")).tile).toBeNull();
        expect(questionFor("move", view("F2", "H2")).Question).not.toBeNull();
    });
});
