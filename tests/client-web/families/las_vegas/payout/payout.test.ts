import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../../../client-web/src/app/settings.svelte";
import { playSound } from "../../../../../client-web/src/app/sound";
import Payout from "../../../../../client-web/src/families/las_vegas/payout/Payout.svelte";
import type { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { TableEvent, View } from "../../../../../client-web/src/protocol/types";
import { recorded } from "../../../fixtures/games";
import { find, hide, press, show, texts, useFakeTime } from "../../../fixtures/page";
import { modelOf, snapshotOf } from "../../../fixtures/snapshot";

vi.mock("../../../../../client-web/src/app/sound", () => ({ playSound: vi.fn() }));

const kMostMs = 12_000;
const kEveryMs = 20;
const kRegionMs = 100;
const { file } = recorded("royale-basic");

/** Two owners tie for the higher card; Bot 2 has fewer dice, and gets it. */
const casinos = (view: View) =>
    view.casinos.map((casino, n) => ({
        ...casino,
        cards: [60_000, 40_000],
        dice:
            n === 0
                ? [
                      { owner: 0, small: 3, count: 3 },
                      { owner: "neutral", small: 3, count: 3 },
                      { owner: 1, small: 1, count: 1 },
                  ]
                : n === 1
                  ? [{ owner: 0, small: 2, count: 2 }]
                  : [],
    }));
const view = { ...file.view, casinos: casinos(file.view), you: { seat: 0, cards: [], total: 10_000 } } as never as View;
const unwon = (casino: number, ...cards: number[]) =>
    cards.map((dollars) => ({ kind: "card_returned", casino, dollars }));
const events = [
    { kind: "tied", casino: 1, owners: [0, "neutral"], count: 3 },
    { kind: "card_won", casino: 1, seat: 1, dollars: 60_000 },
    ...unwon(1, 40_000),
    { kind: "card_won", casino: 2, seat: 0, dollars: 60_000 },
    ...unwon(2, 40_000),
    ...[3, 4, 5, 6].flatMap((casino) => unwon(casino, 60_000, 40_000)),
    { kind: "round_started", round: 2, seat: 0 },
] as TableEvent[];

/** A tile at casino 6 asks when all cards are paid. */
const interrupted = [
    { kind: "round_ended", round: 1 },
    ...events.slice(0, -1),
    { kind: "picked", casino: 6, seat: 0 },
    { kind: "paid", casino: 6, seat: 0, dollars: 20_000 },
    { kind: "round_started", round: 2, seat: 0 },
] as TableEvent[];
const kDecision = interrupted.length - 3;

const done = vi.fn();
const newTable = () => modelOf(snapshotOf([], {}, view as never));
function begin(table = newTable(), of = events): void {
    table.payout = { before: view, events: of, done };
    show(Payout as never, { table, payout: table.payout });
}

/** What can be seen or heard of the result. */
const result = () => ({
    tied: texts(".own.tied .onm"),
    cards: texts(".own .pays"),
    lost: texts(".own .dim"),
    told: texts(".tell").join(""),
    spoken: texts("[aria-live] p"),
    purse: texts('[data-testid="payout-own"] + .vh'),
    panels: texts(".plus1"),
    entries: texts(".sofar li"),
});
const wait = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
};
const nothing = { tied: [], cards: [], lost: [], told: "", purse: ["$10,000"], panels: [], entries: [] };

useFakeTime();
beforeEach(() => {
    // The stand-in for a browser moves nothing.
    Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
    settings.speed = "normal";
    vi.mocked(playSound).mockClear();
    done.mockClear();
});
afterEach(() => {
    settings.speed = "normal";
});

it("shows dice, then the tie, then the card, and only then who got what", () => {
    begin();
    expect(texts(".own .onm")).toEqual(["Anna"]);
    expect(result()).toEqual({ ...nothing, spoken: [] });
    const seen: ReturnType<typeof result>[] = [];
    for (let ms = 0; find(".paystage")?.dataset["casinos"] === "1"; ms += kEveryMs) {
        const now = result();
        if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
        wait(kEveryMs);
    }
    const counts = "Dice in casino 1: you 3, the neutral dice 3, Bot 2 1.";
    const tie = "Tie: Anna and the neutral dice. They cancel each other out.";
    const card = "Bot 2 takes $60,000.";
    expect(seen).toEqual([
        { ...nothing, spoken: [] },
        { ...nothing, spoken: [counts] },
        { ...nothing, tied: ["Anna", "Neutral"], spoken: [counts, tie] },
        { ...nothing, tied: ["Anna", "Neutral"], cards: ["$60,000"], spoken: [counts, tie, card] },
        {
            ...nothing,
            tied: ["Anna", "Neutral"],
            cards: ["$60,000$60,000"],
            told: `${tie} ${card} Nobody gets $40,000.`,
            spoken: [counts, tie, card, "Nobody gets $40,000."],
            panels: ["+$60,000"],
            entries: ["1 BBot 2 $60,000"],
        },
    ]);
    expect(vi.mocked(playSound).mock.calls.flat()).toEqual(["count", "count", "count", "cancel", "award", "count"]);
});

it("is over after 12 s at most, with the purse counted", () => {
    begin();
    let ms = 0;
    for (; done.mock.calls.length === 0 && ms <= kMostMs; ms += kEveryMs) wait(kEveryMs);
    expect(ms).toBeLessThanOrEqual(kMostMs);
    expect(texts('[data-testid="payout-own"] + .vh')).toEqual(["$70,000"]);
    expect(texts('[data-testid="payout-sum"] .got')).toEqual(["+$60,000", "+$60,000"]);
    expect(vi.mocked(playSound).mock.calls.flat().slice(-3)).toEqual(["count", "own_award", "purse"]);
});

it("has an empty live region from the start, and then says the first stage in it", () => {
    begin(newTable(), [...unwon(5, 60_000), ...events.slice(-1)] as TableEvent[]);
    const region = find(".pay [aria-live]");
    const first = result().spoken;
    wait(kRegionMs);
    expect(find(".pay [aria-live]")).toBe(region);
    expect([first, result().spoken]).toEqual([[], ["Nobody gets $60,000."]]);
});

it("tells what is on show at a press, and goes on at the next one", () => {
    begin();
    expect(texts(".payacts .primary")).toEqual(["Show result"]);
    press(".payacts .primary");
    expect(result().panels).toEqual(["+$60,000"]);
    expect(texts(".payacts .primary")).toEqual(["Casino 2"]);
    press(".payacts .primary");
    expect(find(".paystage")?.dataset["casinos"]).toBe("2");
    expect(result().panels).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(done).toHaveBeenCalledOnce();
});

it("goes on with all that the round has paid before a decision, seen or not", () => {
    for (const isSeen of [true, false]) {
        const table = newTable();
        table.gameEvents = interrupted;
        if (isSeen) {
            begin(table, interrupted.slice(0, kDecision));
            press(".payacts .quiet");
            expect(done).toHaveBeenCalledOnce();
            hide();
        }
        begin(table, interrupted.slice(kDecision));
        expect(texts(".sofar li")).toEqual([
            "1 BBot 2 $60,000",
            "2 AAnna $60,000",
            ...["3", "4", "5", "6"].map((casino) => `${casino} Nobody`),
        ]);
        press(".payacts .primary");
        press(".payacts .primary");
        expect(texts('[data-testid="payout-sum"] .got')).toEqual(["+$80,000", "+$60,000"]);
        hide();
    }
});

it("begins with nothing after an earlier round", () => {
    const next = [{ kind: "round_ended", round: 2 }, ...events.slice(3)] as TableEvent[];
    const table = newTable();
    table.gameEvents = [...interrupted, ...next];
    begin(table, next);
    expect(texts(".sofar li")).toEqual([]);
});

it("tells the result to who asks why, and waits", () => {
    begin();
    press('[data-testid="why"]');
    expect(result().told).toContain("Bot 2 takes $60,000.");
    wait(kMostMs);
    expect(find(".paystage")?.dataset["casinos"]).toBe("1");
});
