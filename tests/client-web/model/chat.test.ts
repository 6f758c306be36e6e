import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { muted } from "../../../client-web/src/app/muted.svelte";
import { TableModel } from "../../../client-web/src/model/table.svelte";
import { Refused, type Reply } from "../../../client-web/src/protocol/connection";
import type { TableEvent, Update } from "../../../client-web/src/protocol/types";
import { snapshotOf } from "../fixtures/snapshot";

const people = [
    { player: "m", name: "Mira", bot: null },
    { player: "j", name: "Jonas", bot: null },
];

function made(answer: () => Promise<Reply> = () => Promise.resolve({ ok: true } as Reply)) {
    const send = vi.fn(answer);
    const refused = vi.fn();
    return { table: new TableModel(snapshotOf(people), send, refused), send, refused };
}
const sent = (phrase: string, player = "j", seat: number | null = 1) =>
    ({ kind: "phrase_sent", player, name: "Jonas", seat, phrase }) as TableEvent;
const update = (v: number, ...events: TableEvent[]) => ({ ev: "update", table: "t", v, events, patch: {} }) as Update;
const asks = (v: number, decision: number) => ({ ...update(v), prompt: { decision, seat: 1, kind: "roll" } }) as Update;
const words = (table: TableModel) => table.chat.messages.map(({ phrase }) => phrase);
const keys = (table: TableModel) => table.log.map(({ key }) => key);

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    muted.set("j", false);
    vi.useRealTimers();
});

it("the last words of each are on show for a while, and stay in the log", async () => {
    const { table } = made();
    table.update(update(2, sent("nice")));
    await vi.advanceTimersByTimeAsync(3000);
    table.update(update(3, sent("thanks")));
    table.update(update(4, { ...sent("wow", "o"), seat: undefined } as unknown as TableEvent));
    expect(words(table)).toEqual(["thanks", "wow"]);
    expect(table.chat.messages[1]?.seat).toBeNull();
    await vi.advanceTimersByTimeAsync(4999);
    expect(words(table)).toEqual(["thanks", "wow"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(table)).toEqual([]);
    expect(keys(table)).toEqual(["event.phrase_sent", "event.phrase_sent", "event.phrase_sent"]);
});

it("words do not wait for what is being told, and are not its caption", () => {
    const { table } = made();
    table.update(update(2, { kind: "passed", seat: 0 } as TableEvent));
    const caption = table.caption;
    table.update(update(3, sent("ouch"), { kind: "passed", seat: 1 } as TableEvent));
    expect(table.isCaughtUp).toBe(false);
    expect(words(table)).toEqual(["ouch"]);
    expect(keys(table)).toEqual(["event.passed", "event.phrase_sent"]);
    expect(table.caption).toBe(caption);
    expect(table.follower.v).toBe(3);
});

it("nothing of what somebody muted says is shown or told, from then on and from before", () => {
    const { table } = made();
    table.update(update(2, sent("hello")));
    muted.set("j", true);
    expect(words(table)).toEqual([]);
    table.update(update(3, sent("laugh")));
    table.update(update(4, { kind: "nudged", seat: 0, by: 1 } as TableEvent));
    expect(table.chat.reminder).toBeNull();
    muted.set("j", false);
    expect(words(table)).toEqual(["hello"]);
    expect(keys(table)).toEqual(["event.phrase_sent"]);
});

it("at most fifty are muted, and they are known after a reload", async () => {
    for (let n = 0; n < 51; ++n) muted.set(`p${n}`, true);
    vi.resetModules();
    const again = await import("../../../client-web/src/app/muted.svelte");
    expect([again.muted.has("p0"), again.muted.has("p1"), again.muted.has("p50")]).toEqual([false, true, true]);
    for (let n = 0; n < 51; ++n) muted.set(`p${n}`, false);
});

it("whoever says too much waits as long as the server says", async () => {
    const { table, send, refused } = made(() => Promise.reject(new Refused("rate_limited", { retry_after_ms: 4000 })));
    await table.chat.say("hello");
    expect(send).toHaveBeenLastCalledWith({ op: "table.chat", table: "t", phrase: "hello" });
    expect(refused).toHaveBeenCalledOnce();
    await table.chat.say("hello");
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3999);
    expect(table.chat.isRateLimited).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.chat.isRateLimited).toBe(false);
});

it("somebody can be reminded ten seconds after they were asked, and again as long after a reminder", async () => {
    const { table, send } = made();
    table.update(asks(2, 1));
    await vi.advanceTimersByTimeAsync(9000);
    table.update(asks(3, 1)); // the same one again, with more time
    await vi.advanceTimersByTimeAsync(999);
    expect(table.chat.canRemind).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.chat.canRemind).toBe(true);
    await table.chat.remind();
    expect(send).toHaveBeenLastCalledWith({ op: "table.nudge", table: "t" });
    expect(table.chat.canRemind).toBe(false);
    await vi.advanceTimersByTimeAsync(9000);
    table.update(update(4, { kind: "nudged", seat: 1, by: 0 } as TableEvent));
    await vi.advanceTimersByTimeAsync(9999);
    expect(table.chat.canRemind).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.chat.canRemind).toBe(true);
    table.update(asks(5, 2));
    expect(table.chat.canRemind).toBe(false);
    table.snapshot(snapshotOf(people, { v: 6 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.chat.canRemind).toBe(false);
});

it("a reminder that comes too early waits, and one that comes too late is no fault", async () => {
    const early = made(() => Promise.reject(new Refused("rate_limited", { retry_after_ms: 300 })));
    await early.table.chat.remind();
    expect(early.table.chat.canRemind).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(early.table.chat.canRemind).toBe(true);
    const late = made(() => Promise.reject(new Refused("nobody_there")));
    await late.table.chat.remind();
    expect([early.refused, late.refused].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

it("a reminder is for whoever is asked, and is shown for a while", async () => {
    const { table } = made();
    table.update(update(2, { kind: "nudged", seat: 1, by: 0 } as TableEvent));
    expect(table.chat.reminder).toBeNull();
    table.update(update(3, { kind: "nudged", seat: 0, by: 1 } as TableEvent));
    expect(table.chat.reminder?.seat).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.chat.reminder).toBeNull();
    expect(keys(table)).toEqual(["event.nudged", "event.nudged"]);
});
