import { describe, expect, test } from "vitest";
import { href, parse, type Route } from "../../../client-web/src/app/route.svelte";

const kRoutes: Route[] = [
    { at: "start" },
    { at: "join", invite: "abc234xyz" },
    { at: "table", table: "k3f9xq" },
    { at: "table", table: "k3f9xq", invite: "abc234xyz" },
    { at: "game", game: "k3f9xq-1" },
    { at: "game", game: "k3f9xq-1", invite: "abc234xyz", step: 12 },
    { at: "rules" },
    { at: "rules", ruleset: "vegas-1996" },
    { at: "rules", ruleset: "royale", item: "A2" },
];

test("every address leads where it was made for", () => {
    for (const route of kRoutes) expect(parse(href(route))).toEqual(route);
});

describe("an address that is not ours", () => {
    test("is the start page where there is nothing", () => {
        for (const hash of ["", "#", "#/"]) expect(parse(hash)).toEqual({ at: "start" });
    });
    test("is lost, whatever stands in it", () => {
        for (const hash of [
            "#/nowhere",
            "#/join",
            "#/join/",
            "#/join/<b>",
            "#/table/..%2f",
            "#/table/ABC",
            `#/table/${"a".repeat(41)}`,
            "#/lobby/abcd",
        ])
            expect(parse(hash)).toEqual({ at: "lost" });
    });
    test("loses only the part that makes no sense", () => {
        expect(parse("#/table/k3f9xq?invite=<script>")).toEqual({
            at: "table",
            table: "k3f9xq",
        });
        expect(parse("#/game/k3f9xq-1?step=-3")).toEqual({
            at: "game",
            game: "k3f9xq-1",
        });
        expect(parse("#/game/k3f9xq-1?step=many&x=1")).toEqual({
            at: "game",
            game: "k3f9xq-1",
        });
    });
});
