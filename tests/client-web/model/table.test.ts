import { flushSync } from "svelte";
import { toStore } from "svelte/store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import { TableModel } from "../../../client-web/src/model/table.svelte";
import { Refused, type Reply } from "../../../client-web/src/protocol/connection";
import type { Action, Prompt, Snapshot, TableEvent, Update } from "../../../client-web/src/protocol/types";
import { loadTexts } from "../../../client-web/src/texts/texts.svelte";
import { snapshotOf } from "../fixtures/snapshot";

const snapshot = (over: object = {}): Snapshot => snapshotOf([{ name: "Mira" }, { name: "Jonas" }], over);

const update = (v: number, turn: number, events: object[] = [], over: Partial<Update> = {}): Update => ({
    ev: "update",
    table: "t",
    v,
    events: events as TableEvent[],
    patch: { "/turn/seat": turn },
    ...over,
});

const prompt = (over: object = {}): Prompt =>
    ({
        decision: 7,
        seat: 0,
        kind: "roll",
        actions: [{ kind: "roll" }],
        ...over,
    }) as Prompt;

/** The table is told of a question, or of another deadline, and of nothing else. */
const asks = (table: TableModel, over: object = {}) =>
    table.update({ ...update(table.follower.v + 1, 0), patch: {}, prompt: prompt(over) });

function made(answer: () => Promise<Reply> = () => Promise.resolve({ ok: true } as Reply)) {
    const send = vi.fn(answer);
    const refused = vi.fn();
    return { table: new TableModel(snapshot(), send, refused), send, refused };
}

const seatOnTurn = (table: TableModel) => (table.view.turn as { seat: number }).seat;

beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

describe("TableModel", () => {
    it("knows that the house has decided for us until we act, over payouts and snapshots", async () => {
        const { table } = made();
        table.update(update(2, 0, [{ kind: "timed_out", seat: 1 }]));
        await vi.runAllTimersAsync();
        expect(table.hasHouseDecided, "for another one").toBe(false);
        table.update(update(3, 0, [{ kind: "timed_out", seat: 0 }]));
        await vi.runAllTimersAsync();
        expect(table.hasHouseDecided).toBe(true);
        table.snapshot(snapshot({ v: 4, prompt: prompt() }));
        expect(table.hasHouseDecided).toBe(true);
        await table.act({ kind: "roll" } as Action);
        table.snapshot(snapshot({ v: 5, round_log: [{ kind: "timed_out", seat: 0 }] }));
        expect(table.hasHouseDecided, "what was before we acted does not count again").toBe(false);
    });

    it("shows an update at once, and tells its events one after another", async () => {
        const { table } = made();
        expect(
            table.update(
                update(2, 1, [
                    { kind: "passed", seat: 0 },
                    { kind: "timed_out", seat: 1 },
                    { kind: "rolled", seat: 1, small: [3] },
                ]),
            ),
        ).toBe(true);
        expect(seatOnTurn(table)).toBe(1);
        expect(table.currentEvent?.event.kind).toBe("passed");
        expect(table.isCaughtUp).toBe(false);
        await vi.advanceTimersByTimeAsync(700);
        expect(table.currentEvent?.event.kind).toBe("rolled");
        await vi.advanceTimersByTimeAsync(1000);
        expect(table.currentEvent).toBeNull();
        expect(table.isCaughtUp).toBe(true);
        expect(table.log.map(({ key }) => key)).toEqual(["event.passed", "event.timed_out", "event.rolled"]);
    });

    it("applies the private patch after the public one", () => {
        const { table } = made();
        table.update(update(2, 1, [], { private: { "/you/total": 50000 } }));
        expect(table.view.you?.total).toBe(50000);
    });

    it("keeps a question back until all is told, and hurry() ends the telling", async () => {
        const { table } = made();
        table.update(update(2, 0, [{ kind: "passed", seat: 1 }], { prompt: prompt() }));
        expect(table.prompt?.decision).toBe(7);
        expect(table.question).toBeNull();
        table.skip();
        await vi.advanceTimersByTimeAsync(0);
        expect(table.question?.decision).toBe(7);
    });

    it("leaves a question as it is while others come and go and talk", async () => {
        const { table } = made();
        asks(table);
        const asked: unknown[] = [];
        const stop = toStore(() => table.question?.decision).subscribe((decision) => asked.push(decision));
        table.update(update(3, 0, [{ kind: "away", seat: 1 }]));
        table.update(update(4, 0, [{ kind: "phrase_sent", player: "j", name: "Jonas", seat: 1, phrase: "nice" }]));
        await vi.runAllTimersAsync();
        flushSync();
        stop();
        expect(asked).toEqual([7]);
        expect(table.log.map(({ key }) => key)).toEqual(["event.away", "event.phrase_sent"]);
    });

    it("asks for a snapshot where an update is missing or does not fit", () => {
        const { table } = made();
        expect(table.update(update(3, 1))).toBe(false);
        expect(table.update(update(2, 1, [], { patch: { "/nothing/here": 1 }, prompt: prompt() }))).toBe(false);
        expect(table.prompt).toBeNull();
        expect(table.follower.since).toBeUndefined();
        expect(seatOnTurn(table)).toBe(0);
    });

    it("passes over an update that a snapshot had already", () => {
        const { table } = made();
        table.update(update(2, 1));
        expect(table.update(update(2, 0))).toBe(true);
        expect(seatOnTurn(table)).toBe(1);
    });

    it("drops what it was telling for a snapshot", async () => {
        const { table } = made();
        table.update(
            update(2, 1, [
                { kind: "passed", seat: 0 },
                { kind: "passed", seat: 1 },
            ]),
        );
        table.update(update(3, 0, [{ kind: "passed", seat: 1 }]));
        table.snapshot(snapshot({ v: 9 }));
        await vi.runAllTimersAsync();
        expect(table.follower.v).toBe(9);
        expect(seatOnTurn(table)).toBe(0);
        expect(table.isCaughtUp).toBe(true);
        expect(table.log).toHaveLength(1); // the rest is in the log that comes with a snapshot
    });

    it("holds a payout until its screen is done, with the casinos as they were", async () => {
        const { table } = made();
        table.update(update(2, 1, [{ kind: "card_won", casino: 1, seat: 0, dollars: 50000 }]));
        expect(table.payout).not.toBeNull();
        expect(seatOnTurn(table)).toBe(0);
        table.payout?.done();
        await vi.runAllTimersAsync();
        expect(table.payout).toBeNull();
        expect(seatOnTurn(table)).toBe(1);
    });

    it("marks what the payout has told, and what a snapshot restores, as heard", async () => {
        const { table } = made();
        const ended = { kind: "round_ended", round: 1 };
        const started = { kind: "round_started", round: 2 };
        const events = [{ kind: "card_won", casino: 1, seat: 0, dollars: 50000 }, ended, started];
        table.update(update(2, 1, events));
        table.payout?.done();
        await vi.runAllTimersAsync();
        expect(table.log.map(({ key, isHeard }) => [key, isHeard])).toEqual([
            ["event.card_won", true],
            ["event.round_ended", true],
            ["event.round_started", false],
        ]);
        table.snapshot(snapshot({ v: 9, round_log: [ended, started] }));
        expect(table.log.map(({ isHeard }) => isHeard)).toEqual([true, true, true]);
        expect(table.log).toHaveLength(3);
    });

    it("is not stopped by a payout on show when a snapshot comes", async () => {
        const { table } = made();
        table.update(update(2, 1, [{ kind: "card_won", casino: 1, seat: 0, dollars: 50000 }]));
        table.snapshot(snapshot({ v: 5 }));
        await vi.runAllTimersAsync();
        expect(table.payout).toBeNull();
        expect(table.update(update(6, 1))).toBe(true);
        await vi.runAllTimersAsync();
        expect(seatOnTurn(table)).toBe(1);
    });

    it("tells nothing where the speed is off", () => {
        settings.speed = "off";
        const { table } = made();
        table.update(update(2, 1, [{ kind: "card_won", casino: 1, seat: 0, dollars: 50000 }]));
        table.update(update(3, 0, [{ kind: "rolled", seat: 0, small: [1] }]));
        expect(table.payout).toBeNull();
        expect(table.currentEvent).toBeNull();
        expect(seatOnTurn(table)).toBe(1);
        return vi.waitFor(() => expect(table.isCaughtUp).toBe(true));
    });

    it("answers once, without what the action shows", async () => {
        const { table, send } = made(() => new Promise(() => undefined));
        asks(table);
        const action = { kind: "place", face: 3, shows: { small: 1 } } as Action;
        void table.act(action);
        void table.act(action);
        expect(send).toHaveBeenCalledOnce();
        expect(send).toHaveBeenCalledWith({
            op: "act",
            table: "t",
            decision: 7,
            action: { kind: "place", face: 3 },
        });
        asks(table, { decision: 8 });
        expect(table.isActing).toBe(false);
    });

    it("says that an answer is on its way only where that takes long", async () => {
        const { table } = made(() => new Promise(() => undefined));
        asks(table);
        void table.act({ kind: "roll" });
        expect(table.isActionSlow).toBe(false);
        await vi.advanceTimersByTimeAsync(400);
        expect(table.isActionSlow).toBe(true);
        asks(table, { decision: 8 });
        expect(table.isActionSlow).toBe(false);
        await vi.advanceTimersByTimeAsync(1000);
        expect(table.isActionSlow).toBe(false);
    });

    it("says nothing of an answer that came too late, and tells of any other refusal", async () => {
        const late = made(() => Promise.reject(new Refused("stale_decision")));
        asks(late.table);
        await late.table.act({ kind: "roll" });
        expect(late.refused).not.toHaveBeenCalled();
        const wrong = made(() => Promise.reject(new Refused("illegal_action")));
        asks(wrong.table);
        await wrong.table.act({ kind: "roll" });
        expect(wrong.refused).toHaveBeenCalledOnce();
        expect(wrong.table.isActing).toBe(false);
    });

    it("has the round in its log, for who comes late", () => {
        const round_log = [
            { kind: "round_ended", round: 1 },
            { kind: "card_won", casino: 1, seat: 1, dollars: 50000 },
            { kind: "round_started", round: 2, seat: 0 },
            { kind: "rolled", seat: 0, small: [3] },
        ];
        const table = new TableModel(snapshot({ round_log }), vi.fn(), vi.fn());
        expect(table.log.map(({ key }) => key)).toEqual([
            "event.round_ended",
            "event.card_won",
            "event.round_started",
            "event.rolled",
        ]);
        expect(table.caption).toBeNull();
    });

    it("tells nothing twice where a snapshot has what was told", async () => {
        const { table } = made();
        settings.speed = "off";
        const rolled = (face: number) => ({ kind: "rolled", seat: 0, small: [face] });
        table.update(update(2, 1, [rolled(1), { kind: "round_ended", round: 1 }, rolled(2)]));
        await vi.advanceTimersByTimeAsync(0);
        const ids = table.log.map(({ id }) => id);
        table.snapshot(snapshot({ v: 9, round_log: [{ kind: "round_ended", round: 1 }, rolled(2), rolled(3)] }));
        expect(table.log.map(({ args }) => args?.["dice"] ?? null)).toEqual([
            { dice: [1], of: 0 },
            null,
            { dice: [2], of: 0 },
            { dice: [3], of: 0 },
        ]);
        expect(new Set([...ids, ...table.log.map(({ id }) => id)]).size).toBe(6); // a line each, for the list
        table.snapshot(snapshot({ v: 10, round_log: [] }));
        expect(table.log).toHaveLength(4);
    });

    it("goes on telling who did what on a seat that changes hands", async () => {
        const { table } = made();
        settings.speed = "off";
        const rolled = { kind: "rolled", seat: 1, small: [3] };
        const passed = { kind: "passed", seat: 1 };
        table.update(update(2, 1, [rolled]));
        const kim = { ...table.view.table.seats[1], name: "Kim" };
        table.update(
            update(3, 1, [{ kind: "seat_taken_over", seat: 1, name: "Kim", from: "Jonas" }], {
                patch: { "/table/seats/1": kim },
            }),
        );
        table.update(update(4, 1, [passed]));
        await vi.advanceTimersByTimeAsync(0);
        const told = () => table.log.map(({ args, seatName }) => [args?.["who"] ?? args?.["from"], seatName]);
        const all = [
            [{ name: "Jonas" }, "Jonas"],
            [{ name: "Jonas" }, undefined],
            [{ seat: 1 }, undefined],
        ];
        expect(told()).toEqual(all);
        // The server keeps no names.
        const round_log = [rolled, { kind: "seat_taken_over", seat: 1 }, passed];
        table.snapshot(snapshot({ v: 9, round_log }));
        expect(told()).toEqual([all[0], all[2]]);
        await loadTexts("en");
        const late = new TableModel(snapshot({ round_log }), vi.fn(), vi.fn());
        expect(late.log.map(({ args }) => args?.["who"])).toEqual([{ name: "earlier player" }, { seat: 1 }]);
    });

    it("keeps the end of a game until the next one runs", async () => {
        const { table } = made();
        settings.speed = "off";
        const status = (v: number, value: string) => update(v, 0, [], { patch: { "/table/status": value } });
        table.update(status(2, "finished"));
        await vi.runAllTimersAsync();
        expect(table.finishedView?.table.status).toBe("finished");
        table.update(status(3, "open"));
        await vi.runAllTimersAsync();
        expect(table.finishedView?.table.status).toBe("finished");
        table.update(status(4, "playing"));
        await vi.runAllTimersAsync();
        expect(table.finishedView).toBeNull();
    });

    it("knows when time is up", () => {
        const { table } = made();
        asks(table, { deadline_ms: 5000 });
        expect(table.deadline).toBe(performance.now() + 5000);
        asks(table);
        expect(table.deadline).toBeNull();
    });

    it("leaves all but the time as it is where a question has only another deadline", async () => {
        const { table } = made(() => new Promise(() => undefined));
        asks(table, { deadline_ms: 5000 });
        table.update(update(3, 1, [{ kind: "passed", seat: 1 }]));
        void table.act({ kind: "roll" });
        const { prompt: asked, view, currentEvent } = table;
        const hook = { before: vi.fn(), after: vi.fn() };
        table.addHook(hook);
        await vi.advanceTimersByTimeAsync(400);
        asks(table, { deadline_ms: 9000 });
        expect(table.deadline).toBe(performance.now() + 9000);
        expect([table.prompt, table.view, table.currentEvent]).toEqual([asked, view, currentEvent]);
        expect(table.prompt).toBe(asked);
        expect(table.view).toBe(view);
        expect([table.isActing, table.isActionSlow, table.isCaughtUp]).toEqual([true, true, false]);
        await vi.runAllTimersAsync();
        expect(hook.before).not.toHaveBeenCalled();
        expect(hook.after).not.toHaveBeenCalled();
        expect(table.log).toHaveLength(1);
    });

    it("has the question of a new player of the seat, with what can be answered", () => {
        const { table } = made();
        asks(table, { actions: undefined });
        expect(table.question).toBeNull();
        asks(table);
        expect(table.question?.actions).toEqual([{ kind: "roll" }]);
    });

    it("asks nothing any more once the game has ended, and keeps a question through all else", () => {
        const { table } = made();
        asks(table, { deadline_ms: 5000 });
        table.update(update(3, 0));
        expect(table.prompt?.decision).toBe(7);
        table.update(update(4, 0, [], { patch: { "/table/status": "finished" } }));
        expect([table.prompt, table.deadline]).toEqual([null, null]);
    });

    it("counts no time while time stands still", () => {
        const { table } = made();
        asks(table, { deadline_ms: 5000 });
        table.scheduleStart(3000);
        table.stopClocks();
        expect([table.deadline, table.startsAt]).toEqual([null, null]);
        asks(table, { deadline_ms: 5000 });
        expect(table.deadline).toBe(performance.now() + 5000);
    });
});
