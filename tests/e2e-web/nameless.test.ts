import { beforeAll, expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { invite } from "./support/tables";

setStage();

/** A table of each kind that somebody without a name can want. */
const tables = { free: "", full: "", freeInvite: "", fullInvite: "" };
beforeAll(async () => {
    const host = await Host.connect(server.url);
    const free = await host.create({ ruleset: "custom", seats: 3, visibility: "public" });
    const full = await host.create({ ruleset: "custom", seats: 2, bots: 1, visibility: "public" });
    const last = await Host.connect(server.url, "Last"); // who is not ready: the game does not begin
    await last.ask({ op: "table.join", table: full.table });
    Object.assign(tables, { free: free.table, full: full.table, freeInvite: free.invite, fullInvite: full.invite });
    return () => [host, last].forEach((one) => one.close());
});

interface Sent {
    op: string;
    [member: string]: unknown;
}
/** What the page asks the server for, kept by the page. */
declare const sent: Sent[];
const keepSent = () => {
    const all: Sent[] = [];
    Object.assign(window, { sent: all });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        all.push(JSON.parse(String(text)) as Sent);
        return send.call(this, text);
    };
};
const kWays = ["quick_play", "table.create", "table.join"];

const kPressed: [what: string, at: () => string, press: () => string, asks: () => object][] = [
    ["play now", () => "", () => '[data-testid="play-now"]', () => ({ op: "quick_play" })],
    [
        "a new table",
        () => "",
        () => '[data-testid="create-table"]',
        () => ({ op: "table.create", visibility: "private", ruleset: "royale" }),
    ],
    [
        "a seat at a public table",
        () => "",
        () => `[data-testid="sit-${tables.free}"]`,
        () => ({ op: "table.join", table: tables.free, as: "player" }),
    ],
    [
        "to watch a public table",
        () => "",
        () => `[data-testid="sit-${tables.full}"]`,
        () => ({ op: "table.join", table: tables.full, as: "spectator" }),
    ],
    [
        "the game that teaches",
        () => "",
        () => '[data-testid="learn-start"]',
        () => ({ op: "table.create", ruleset: "royale-basic", clock: null }),
    ],
    [
        "the table of an invite",
        () => invite("", tables.freeInvite),
        () => '[data-testid="join"]',
        () => ({ op: "table.join", invite: tables.freeInvite }),
    ],
    [
        "to watch the full table of an invite",
        () => invite("", tables.fullInvite),
        () => '[data-testid="join"]',
        () => ({ op: "table.join", invite: tables.fullInvite }),
    ],
];

test.each(kPressed)("who has no name and wants %s gets it by Enter in the name's field", async (_, at, press, asks) => {
    const person = await Person.open(browser, server.url + at(), { name: "", size: "desktop" });
    await person.context.addInitScript(keepSent);
    await person.reload();
    await person.get(press()).click();
    await person.page.waitForFunction(() => document.activeElement?.id === "name");
    await person.page.keyboard.type("Mira");
    await person.page.keyboard.press("Enter");
    await person.page.keyboard.press("Enter"); // one that comes too often does nothing else
    await person.page.waitForURL(/#\/table\//);
    const ways = await person.evaluate((ways) => sent.filter(({ op }) => ways.includes(op)), kWays);
    expect(ways[0]).toMatchObject(asks());
    // A full table is joined twice: for a seat, and then to watch.
    expect(new Set(ways.map(({ op }) => op)).size).toBe(1);
});

test("a name that is written first leaves Enter to the form: play now", async () => {
    const person = await Person.open(browser, server.url, { name: "" });
    await person.context.addInitScript(keepSent);
    await person.reload();
    await person.get("#name").fill("Mira");
    await person.page.keyboard.press("Enter");
    await person.page.waitForURL(/#\/table\//);
    expect(await person.evaluate((ways) => sent.map(({ op }) => op).filter((op) => ways.includes(op)), kWays)).toEqual([
        "quick_play",
    ]);
});
