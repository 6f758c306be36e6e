import { describe, expect, test } from "vitest";
import { href, parseRoute, type Route } from "../../../client-web/src/app/route.svelte";

const kRoutes: Route[] = [
    { screen: "start" },
    { screen: "join", invite: "abc234xyz" },
    { screen: "link", code: "abcd-e2f7" },
    { screen: "table", table: "k3f9xq" },
    { screen: "table", table: "k3f9xq", invite: "abc234xyz" },
    { screen: "game", game: "k3f9xq-1" },
    { screen: "game", game: "k3f9xq-1", invite: "abc234xyz", step: 12 },
    { screen: "rules" },
    { screen: "rules", ruleset: "vegas-1996" },
    { screen: "rules", ruleset: "royale", item: "A2" },
];

test("every address leads where it was made for", () => {
    for (const route of kRoutes) expect(parseRoute(href(route))).toEqual(route);
});

describe("an address that is not ours", () => {
    test("is the start page where there is nothing", () => {
        for (const hash of ["", "#", "#/"]) expect(parseRoute(hash)).toEqual({ screen: "start" });
    });
    test("is lost, whatever stands in it", () => {
        for (const hash of [
            "#/nowhere",
            "#/join",
            "#/join/",
            "#/join/<b>",
            "#/table/..%2f",
            `#/table/${"a".repeat(41)}`,
            "#/lobby/abcd",
        ])
            expect(parseRoute(hash)).toEqual({ screen: "lost" });
    });
    test("loses only the part that makes no sense", () => {
        expect(parseRoute("#/table/k3f9xq?invite=<script>")).toEqual({
            screen: "table",
            table: "k3f9xq",
        });
        expect(parseRoute("#/game/k3f9xq-1?step=-3")).toEqual({
            screen: "game",
            game: "k3f9xq-1",
        });
        expect(parseRoute("#/game/k3f9xq-1?step=many&x=1")).toEqual({
            screen: "game",
            game: "k3f9xq-1",
        });
    });
});
