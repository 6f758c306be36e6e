import { describe, expect, it, vi } from "vitest";
import { Refused } from "../../../client-web/src/protocol/connection";
import { backoff } from "../../../protocol/kits/typescript/src/connection";
import { made, opened } from "./connection_events";
import { answersHttp, FakeSocket, kVegasd, LIMITS, useFakeSockets } from "./fake_socket";

/** The line breaks, and the next one stands. */
function comesBack(code = 1006) {
    FakeSocket.last.onclose?.({ code });
    vi.advanceTimersByTime(400);
    FakeSocket.last.welcomes();
}

const roll = { op: "act", table: "t", decision: 7, action: { kind: "roll" } } as const;

useFakeSockets();

describe("backoff", () => {
    it("doubles up to 15 s and takes up to a third off", () => {
        expect([0, 1, 2, 3, 10].map((n) => backoff(n, () => 0))).toEqual([400, 800, 1600, 3200, 15000]);
        expect(backoff(10, () => 1)).toBeCloseTo(10000);
    });
});

describe("Connection", () => {
    it("says hello and passes on the welcome", () => {
        const { events } = opened();
        expect(FakeSocket.last.sent[0]).toMatchObject({
            op: "hello",
            protocol: 1,
            name: "Mira",
        });
        expect(events.welcome).toHaveBeenCalledOnce();
    });

    it("comes back by name when its token is not known any more", () => {
        let token: string | null = "old";
        const { connection, events } = made({
            hello: () => (token === null ? { name: "Mira" } : { token }),
            unwelcome: () => {
                token = null;
                return true;
            },
        });
        connection.open();
        FakeSocket.last.onopen?.();
        FakeSocket.last.refuses("bad_token");
        return vi.waitFor(() => {
            expect(FakeSocket.last.sent[1]).toMatchObject({
                op: "hello",
                name: "Mira",
            });
            expect(events.welcome).not.toHaveBeenCalled();
        });
    });

    it("gives each answer to its request", async () => {
        const { connection } = opened();
        const first = connection.request({ op: "table.leave", table: "a" });
        const second = connection.request({ op: "table.leave", table: "b" });
        const [, one, two] = FakeSocket.last.sent;
        FakeSocket.last.refuses("not_at_table", { re: two?.["id"] });
        FakeSocket.last.says({ re: one?.["id"], ok: true });
        await expect(first).resolves.toMatchObject({ ok: true });
        await expect(second).rejects.toMatchObject({ code: "not_at_table" });
    });

    it("takes an update that answers: once as the answer, once as what has happened", async () => {
        const { connection, events } = opened();
        events.message.mockClear(); // the welcome
        const answered = vi.fn();
        const act = connection.request(roll).then(answered);
        const update = { ev: "update", table: "t", v: 2, events: [], patch: {} };
        FakeSocket.last.answers(update);
        const reply = { re: FakeSocket.last.sent.at(-1)?.["id"], ok: true, ...update };
        expect(events.message).toHaveBeenCalledExactlyOnceWith(reply);
        await act;
        expect(answered).toHaveBeenCalledExactlyOnceWith(reply);
        FakeSocket.last.says({ ...update, v: 3 });
        expect(events.message).toHaveBeenLastCalledWith({ ...update, v: 3 });
        comesBack();
        expect(FakeSocket.last.asked("act")).toEqual([]);
    });

    it("refuses what is asked while it is down, and what was under way when it went down", async () => {
        const { connection, events } = made();
        await expect(connection.request({ op: "lobby.watch" })).rejects.toMatchObject({ code: "disconnected" });
        connection.open();
        FakeSocket.last.welcomes();
        const asked = connection.request({ op: "lobby.watch" });
        FakeSocket.last.onclose?.({ code: 1006 });
        await expect(asked).rejects.toBeInstanceOf(Refused);
        expect(events.down).toHaveBeenCalledWith(expect.any(Number), { code: 1006 });
    });

    it("asks again for a choice whose answer was lost, and keeps one that was made meanwhile", async () => {
        const { connection } = opened();
        const pass = { ...roll, decision: 8, action: { kind: "pass" } } as const;
        const first = connection.request(roll);
        FakeSocket.last.onclose?.({ code: 1006 });
        const second = connection.request(pass);
        vi.advanceTimersByTime(400);
        FakeSocket.last.welcomes();
        const [, one, two] = FakeSocket.last.sent;
        expect(one).toMatchObject(roll);
        expect(two).toMatchObject(pass);
        FakeSocket.last.says({ re: one?.["id"], ok: true });
        FakeSocket.last.refuses("stale_decision", { re: two?.["id"] });
        await expect(first).resolves.toMatchObject({ ok: true });
        await expect(second).rejects.toMatchObject({ code: "stale_decision" });
    });

    it("keeps nothing for a server that does not know it any more, if its owner says so", async () => {
        const { connection } = made({
            hello: () => ({ token: "old" }),
            unwelcome: () => {
                connection.giveUp();
                return true;
            },
        });
        connection.open();
        const act = connection.request(roll);
        FakeSocket.last.onopen?.();
        FakeSocket.last.refuses("bad_token");
        await expect(act).rejects.toMatchObject({ code: "disconnected" });
    });

    it("tries again by itself, later each time, and at once after a welcome", async () => {
        answersHttp(kVegasd);
        const { connection } = made();
        vi.spyOn(Math, "random").mockReturnValue(0);
        connection.open();
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(399);
        expect(FakeSocket.all).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(1);
        expect(FakeSocket.all).toHaveLength(2);
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(800);
        expect(FakeSocket.all).toHaveLength(3);
        FakeSocket.last.welcomes();
        FakeSocket.last.onclose?.({ code: 1006 });
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all).toHaveLength(4);
    });

    it("waits at least as long as a closing server asks, and does not come at one moment with all its pages", () => {
        const { connection, events } = made();
        const random = vi.spyOn(Math, "random").mockReturnValue(0);
        connection.open();
        FakeSocket.last.welcomes();
        FakeSocket.last.says({ ev: "closing", reconnect_after_ms: 5000 });
        FakeSocket.last.onclose?.({ code: 1012 });
        vi.advanceTimersByTime(4999);
        expect(FakeSocket.all).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(FakeSocket.all).toHaveLength(2);
        random.mockReturnValue(0.8);
        FakeSocket.last.welcomes();
        FakeSocket.last.says({ ev: "closing", reconnect_after_ms: 5000 });
        FakeSocket.last.onclose?.({ code: 1012 });
        expect(events.down).toHaveBeenLastCalledWith(7000, { code: 1012 });
        vi.advanceTimersByTime(6999);
        expect(FakeSocket.all).toHaveLength(2);
        vi.advanceTimersByTime(1);
        expect(FakeSocket.all).toHaveLength(3);
    });

    it("asks again for a choice that could not be stored, once, as soon as it can be", async () => {
        const { connection, events } = opened();
        const act = connection.request(roll);
        FakeSocket.last.says({ ev: "storage", available: false });
        FakeSocket.last.refuses("storage_unavailable");
        expect(FakeSocket.last.asked("act")).toHaveLength(1);
        for (let n = 0; n < 2; ++n) FakeSocket.last.says({ ev: "storage", available: true });
        expect(events.message).toHaveBeenCalledWith({ ev: "storage", available: true });
        expect(FakeSocket.last.asked("act")).toHaveLength(2);
        expect(FakeSocket.last.sent.at(-1)).toMatchObject(roll);
        FakeSocket.last.answers({});
        await expect(act).resolves.toMatchObject({ ok: true });
    });

    it("asks the next server what one that closes does not answer any more", async () => {
        const { connection } = opened();
        const act = connection.request(roll);
        const leave = connection.request({ op: "table.leave", table: "t" });
        for (const { id } of FakeSocket.last.sent.slice(1)) FakeSocket.last.refuses("closing", { re: id });
        await expect(leave).rejects.toMatchObject({ code: "closing" });
        comesBack(1012);
        expect(FakeSocket.last.sent.at(-1)).toMatchObject(roll);
        FakeSocket.last.answers({});
        await expect(act).resolves.toMatchObject({ ok: true });
    });

    it("leaves a server that says what none of this game says", () => {
        const { events } = opened();
        FakeSocket.last.onmessage?.({ data: "<html>" });
        expect(events.down).toHaveBeenCalledExactlyOnceWith(expect.any(Number), { isStrange: true });
        vi.advanceTimersByTime(400);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("refuses what it does not ask again", async () => {
        const { connection } = opened();
        const leave = connection.request({ op: "table.leave", table: "t" });
        FakeSocket.last.refuses("storage_unavailable");
        await expect(leave).rejects.toMatchObject({ code: "storage_unavailable" });
    });

    it("asks on the next connection when the one goes on which nothing could be stored", () => {
        const { connection } = opened();
        void connection.request(roll);
        FakeSocket.last.refuses("storage_unavailable");
        comesBack();
        expect(FakeSocket.last.sent.at(-1)).toMatchObject(roll);
    });

    it("comes back when a server that lets nobody in has said", async () => {
        const fetched = answersHttp({ status: 429, retryAfter: "30" });
        const { connection, events } = made();
        connection.open();
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.waitFor(() => expect(events.askedToWait).toHaveBeenCalledOnce());
        expect(String(fetched.mock.calls[0]?.at(0))).toBe("http://here/api/version");
        const [waitMs, why] = events.askedToWait.mock.calls[0] ?? [];
        expect(why).toEqual({ waitMs: 30_000, isRateLimited: true });
        answersHttp(kVegasd);
        await vi.advanceTimersByTimeAsync(29_000);
        expect(FakeSocket.all).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(Number(waitMs) - 29_000);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it.each([
        kVegasd,
        { status: 200 },
        { status: 404, retryAfter: "30" },
        { status: 503, retryAfter: "soon", body: { error: { code: "busy" } } },
    ])("comes back as ever where nobody asks it to wait: %j", async (answer) => {
        const fetched = answersHttp(answer);
        const { connection, events } = made();
        connection.open();
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
        await vi.advanceTimersByTimeAsync(400);
        expect(FakeSocket.all).toHaveLength(2);
        expect(events.askedToWait).not.toHaveBeenCalled();
    });

    it("rests until it is woken, and asks then what was asked before", async () => {
        const { connection, events } = opened();
        const act = connection.request(roll);
        connection.rest();
        expect(FakeSocket.last.closed).toBe(true);
        await vi.advanceTimersByTimeAsync(60_000);
        expect(FakeSocket.all).toHaveLength(1);
        connection.wake();
        FakeSocket.last.welcomes();
        expect(FakeSocket.last.asked("act")).toHaveLength(1);
        FakeSocket.last.answers({});
        await expect(act).resolves.toMatchObject({ ok: true });
        expect(events.down).not.toHaveBeenCalled();
    });

    it("is woken with less patience, for one answer", () => {
        const { connection, events } = opened();
        connection.wake(500);
        vi.advanceTimersByTime(499);
        FakeSocket.last.answers({});
        vi.advanceTimersByTime(3000);
        expect(events.down).not.toHaveBeenCalled();
        connection.wake(500);
        vi.advanceTimersByTime(500);
        expect(events.down).toHaveBeenCalledOnce();
    });

    it("does not ask why a connection that stood is lost", () => {
        const fetched = answersHttp({ status: 429, retryAfter: "30" });
        opened();
        FakeSocket.last.onclose?.({ code: 1009 });
        expect(fetched).not.toHaveBeenCalled();
    });

    it("waits with its hello for a server that cannot look for it", () => {
        const { connection, events } = made({ hello: () => ({ token: "old" }) });
        connection.open();
        FakeSocket.last.onopen?.();
        FakeSocket.last.refuses("storage_unavailable");
        FakeSocket.last.says({ ev: "storage", available: false });
        vi.advanceTimersByTime(60000);
        expect(FakeSocket.all).toHaveLength(1);
        FakeSocket.last.says({ ev: "storage", available: true });
        expect(FakeSocket.last.asked("hello")).toHaveLength(2);
        FakeSocket.last.answers({ ev: "welcome", token: "next", tables: [], limits: LIMITS });
        expect(events.welcome).toHaveBeenCalledOnce();
    });

    it.each<[string, unknown]>([
        ["its hello is refused", undefined],
        ["it was there already", null],
    ])("does not come back when the operator bans us: %s", async (_, re) => {
        const { connection, events } = made();
        connection.open();
        FakeSocket.last.onopen?.();
        const act = connection.request(roll);
        const data = { reason: "Rude", until_ms: 1800000000000 };
        const id = re === null ? null : FakeSocket.last.sent[0]?.["id"];
        FakeSocket.last.refuses("banned", { re: id, data });
        FakeSocket.last.onclose?.({ code: 1008 });
        await expect(act).rejects.toMatchObject({ code: "disconnected" });
        expect(events.shut).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "banned", data }));
        expect(events.down).not.toHaveBeenCalled();
        connection.wake();
        vi.advanceTimersByTime(60000);
        expect(FakeSocket.all).toHaveLength(1);
        connection.open();
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("leaves a server that does not answer at all", () => {
        const { connection, events } = made();
        connection.open();
        vi.advanceTimersByTime(8000);
        expect(events.down).toHaveBeenCalledOnce();
        expect(FakeSocket.last.closed).toBe(true);
    });

    it("finds out after sleep that a socket is dead", () => {
        const { connection } = opened();
        connection.wake();
        expect(FakeSocket.last.sent.at(-1)).toMatchObject({ op: "lobby.unwatch" });
        vi.advanceTimersByTime(4400);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("keeps a socket that gives a sign of life", async () => {
        const { connection } = opened();
        connection.wake();
        FakeSocket.last.says({ re: FakeSocket.last.sent.at(-1)?.["id"], ok: true });
        await vi.advanceTimersByTimeAsync(10000);
        expect(FakeSocket.all).toHaveLength(1);
    });

    describe("while an answer is due", () => {
        const act = { op: "act", table: "t", decision: 1, action: { kind: "roll" } } as const;
        const playing = () => {
            const { connection, events } = opened();
            const answer = connection.request(act);
            return { connection, events, answer, first: FakeSocket.last };
        };

        it("takes a silent line for dead within 5 s, and asks again on the next", async () => {
            const { events, answer, first } = playing();
            vi.advanceTimersByTime(4000);
            expect(first.closed).toBe(true);
            expect(events.down).toHaveBeenCalledOnce();
            expect(FakeSocket.all).toHaveLength(1); // a room full of pages does not come back at one moment
            vi.advanceTimersByTime(400);
            expect(FakeSocket.all).toHaveLength(2);
            FakeSocket.last.welcomes();
            expect(FakeSocket.last.asked("act")).toHaveLength(1);
            FakeSocket.last.answers({});
            await expect(answer).resolves.toMatchObject({ ok: true });
        });

        it("goes by the last sign of life", () => {
            const { first } = playing();
            vi.advanceTimersByTime(3000);
            first.says({ ev: "starting", table: "t", in_ms: 9000 });
            vi.advanceTimersByTime(3000);
            expect(first.closed).toBe(false);
            vi.advanceTimersByTime(1000);
            expect(first.closed).toBe(true);
        });

        it("waits for a server that cannot store, and has said so", () => {
            const { first } = playing();
            first.says({ ev: "storage", available: false });
            vi.advanceTimersByTime(60000);
            expect(first.closed).toBe(false);
            first.says({ ev: "storage", available: true });
            vi.advanceTimersByTime(4000);
            expect(first.closed).toBe(true);
        });

        it("has patience where the hello took long", () => {
            const { connection } = made();
            connection.open();
            FakeSocket.last.onopen?.();
            vi.advanceTimersByTime(3000);
            FakeSocket.last.answers({ ev: "welcome", token: "next", tables: [], limits: LIMITS });
            void connection.request(act).catch(() => undefined);
            vi.advanceTimersByTime(11000);
            expect(FakeSocket.last.closed).toBe(false);
            vi.advanceTimersByTime(1000);
            expect(FakeSocket.last.closed).toBe(true);
        });

        it("has no more patience because a store was full for an hour while it said hello", () => {
            const { connection } = made();
            connection.open();
            FakeSocket.last.onopen?.();
            FakeSocket.last.says({ ev: "storage", available: false });
            vi.advanceTimersByTime(3_600_000);
            FakeSocket.last.says({ ev: "storage", available: true });
            FakeSocket.last.answers({ ev: "welcome", token: "next", tables: [], limits: LIMITS });
            void connection.request(act).catch(() => undefined);
            vi.advanceTimersByTime(15000);
            expect(FakeSocket.last.closed).toBe(true);
        });
    });

    it("knows how long nothing has been heard", async () => {
        const { connection } = made();
        expect(connection.silentMs).toBe(0);
        connection.open();
        FakeSocket.last.welcomes();
        vi.advanceTimersByTime(2500);
        expect(connection.silentMs).toBe(2500);
        connection.wake();
        expect(connection.silentMs).toBe(0); // an answer is due
        FakeSocket.last.answers({});
        vi.advanceTimersByTime(100);
        expect(connection.silentMs).toBe(100);
    });
});
