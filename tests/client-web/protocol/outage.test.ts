import { afterEach, describe, expect, it, vi } from "vitest";
import { opened } from "./connection_events";
import { answersHttp, FakeSocket, kVegasd, useFakeSockets } from "./fake_socket";

useFakeSockets();
afterEach(() => void vi.restoreAllMocks());

describe("while the server is away", () => {
    /** A connection that stood is lost, and the next WebSocket fails. */
    async function cut(toHttp: Parameters<typeof answersHttp>[0], toPost = toHttp) {
        const all = opened();
        const fetched = answersHttp(toHttp, toPost);
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(400);
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(0);
        return { ...all, fetched };
    }

    it("asks over HTTP, tries no WebSocket in vain, and is back within 6 s of the server", async () => {
        const { events, fetched } = await cut(null);
        expect(FakeSocket.all).toHaveLength(2);
        await vi.advanceTimersByTimeAsync(180_000);
        expect(FakeSocket.all).toHaveLength(2);
        expect(fetched.mock.calls.length).toBeLessThan(60);
        expect(events.down.mock.lastCall?.[0]).toBeLessThanOrEqual(5000);
        answersHttp(kVegasd);
        await vi.advanceTimersByTimeAsync(5000);
        expect(FakeSocket.all).toHaveLength(3);
        FakeSocket.last.welcomes();
        expect(events.welcome).toHaveBeenCalledTimes(2);
    });

    it.each([
        ["nobody answers", null, "unreachable"],
        ["a proxy answers that the server is gone", { status: 502 }, "server_gone"],
        [
            "the server goes by other names",
            { status: 403, body: { error: { code: "host_not_allowed" } } },
            "other_host",
        ],
        ["another program answers", { status: 200, body: { name: "another" } }, "not_vegas"],
        ["another program answers in its own words", { status: 404 }, "not_vegas"],
    ])("says what is in the way: %s", async (_, answer, obstacle) => {
        const { events } = await cut(answer);
        expect(events.obstructed).toHaveBeenLastCalledWith(obstacle);
    });

    it.each([
        ["other_host", { status: 403, body: { error: { code: "origin_not_allowed" } } }],
        ["no_websocket", { status: 405, body: { error: { code: "method_not_allowed" } } }],
    ])("says that WebSockets do not come about at a server that answers: %s", async (obstacle, toPost) => {
        const { events } = await cut(kVegasd, toPost);
        expect(events.obstructed).toHaveBeenLastCalledWith(null); // it may have come back just now
        await vi.advanceTimersByTimeAsync(800);
        FakeSocket.last.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(0);
        expect(events.obstructed).toHaveBeenLastCalledWith(obstacle);
    });

    it("says that nothing is in the way any more once the server answers over HTTP", async () => {
        const { events } = await cut(null);
        answersHttp(kVegasd);
        await vi.advanceTimersByTimeAsync(5000);
        expect(FakeSocket.all).toHaveLength(3);
        expect(events.obstructed).toHaveBeenLastCalledWith(null);
    });

    it("asks over HTTP in browsers that cannot make a signal of a time", async () => {
        vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
            throw new TypeError("AbortSignal.timeout is not a function");
        });
        const { events } = await cut({ status: 502 });
        expect(events.obstructed).toHaveBeenLastCalledWith("server_gone");
    });

    it("takes a server for unreachable that does not answer over HTTP within 4 s", async () => {
        const { events } = await cut(null);
        vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
            return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
        });
        events.obstructed.mockClear();
        await vi.advanceTimersByTimeAsync(800 + 3000);
        expect(events.obstructed).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1000);
        expect(events.obstructed).toHaveBeenLastCalledWith("unreachable");
    });

    it("does not wait for the old WebSocket to close, nor for an answer that never comes", async () => {
        const { connection } = opened();
        const frozen = FakeSocket.last;
        connection.open();
        expect([frozen.closed, FakeSocket.all.length]).toEqual([true, 2]);
        FakeSocket.last.welcomes();
        frozen.onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(60_000);
        expect(FakeSocket.all).toHaveLength(2);
    });
});
