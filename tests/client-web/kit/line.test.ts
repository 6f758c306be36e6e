import { describe, expect, it, vi } from "vitest";
import { Client } from "../../../protocol/kits/typescript/src/client";
import { FakeSocket, useFakeSockets } from "../protocol/fake_socket";

const kSilenceMs = 20_000;
const kFirstWaitMs = 400;
const kAnswerMs = 8000;

async function welcomed() {
    const client = Client.connect("ws://here/ws", "Bot");
    FakeSocket.last.welcomes({ player: "p" });
    return client;
}

useFakeSockets();

describe("the line of the kit for bots", () => {
    it("asks for a sign of life when it has heard nothing for long", async () => {
        await welcomed();
        const line = FakeSocket.last;
        for (let i = 1; i <= 3; ++i) {
            vi.advanceTimersByTime(kSilenceMs - 1);
            expect(line.asked("lobby.unwatch")).toHaveLength(i - 1);
            vi.advanceTimersByTime(1);
            expect(line.asked("lobby.unwatch")).toHaveLength(i);
            line.answers({});
        }
        expect(FakeSocket.all).toEqual([line]);
    });

    it("asks nothing while it hears something", async () => {
        await welcomed();
        for (let i = 0; i < 5; ++i) {
            vi.advanceTimersByTime(kSilenceMs - 1);
            FakeSocket.last.says({ ev: "storage", available: true });
        }
        expect(FakeSocket.last.asked("lobby.unwatch")).toEqual([]);
    });

    it("comes back by its token when there is none", async () => {
        await welcomed();
        const dead = FakeSocket.last;
        vi.advanceTimersByTime(2 * kSilenceMs);
        expect(dead.closed).toBe(true);
        vi.advanceTimersByTime(kFirstWaitMs);
        expect(FakeSocket.all).toHaveLength(2);
        FakeSocket.last.onopen?.();
        expect(FakeSocket.last.sent).toMatchObject([{ op: "hello", token: "next" }]);
    });

    it("does not send a request that would cost the connection", async () => {
        const client = await welcomed();
        const asked = client.request("table.chat", { table: "ж".repeat(8200), phrase: "hello" });
        await expect(asked).rejects.toMatchObject({ code: "message_too_large" });
        expect(FakeSocket.last.asked("table.chat")).toEqual([]);
        void client.request("table.chat", { table: "x".repeat(16000), phrase: "hello" });
        expect(FakeSocket.last.asked("table.chat")).toHaveLength(1);
    });

    it("comes back once, though the dead line closes later on", async () => {
        await welcomed();
        const dead = FakeSocket.last;
        vi.advanceTimersByTime(2 * kSilenceMs + kFirstWaitMs);
        FakeSocket.last.welcomes({ player: "p" });
        dead.onclose?.({ code: 1006 });
        dead.says({ ev: "closing", reconnect_after_ms: 1 });
        vi.advanceTimersByTime(kSilenceMs - 1);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it("comes back when the next one fails, though that one never closes", async () => {
        await welcomed();
        FakeSocket.last.onclose?.({ code: 1006 });
        vi.advanceTimersByTime(kFirstWaitMs);
        FakeSocket.last.onerror?.({ error: new Error("Received network error or non-101 status code.") });
        vi.advanceTimersByTime(2 * kFirstWaitMs);
        expect(FakeSocket.all).toHaveLength(3);
    });

    it("tries anew when the server is reached and says nothing, if it is to wait for one", async () => {
        void Client.connect("ws://here/ws", "Bot", { wait: true });
        FakeSocket.last.onopen?.();
        vi.advanceTimersByTime(kAnswerMs + kFirstWaitMs);
        expect(FakeSocket.all).toHaveLength(2);
    });

    it.each([
        ["at its seat, by the table", { seat: 1 }, { table: "t", as: "player" }],
        [
            "watching, by the invite, since a new server knows only who has a seat",
            null,
            { invite: "word", as: "spectator" },
        ],
    ])("brings it back %s", async (_, you, expected) => {
        await welcomed();
        FakeSocket.last.says({
            ev: "snapshot",
            table: "t",
            epoch: "a",
            v: 1,
            view: { you, table: { invite: "word" } },
        });
        FakeSocket.last.onclose?.({ code: 1006 });
        vi.advanceTimersByTime(kFirstWaitMs);
        FakeSocket.last.welcomes({ player: "p" });
        const [join] = FakeSocket.last.asked("table.join");
        expect(join).toMatchObject(expected);
        expect(join).not.toHaveProperty("invite" in expected ? "table" : "invite");
    });

    it("lets the program end once it is closed", async () => {
        for (const broken of [false, true]) {
            const client = await welcomed();
            if (broken) FakeSocket.last.onclose?.({ code: 1006 });
            client.close();
            expect(FakeSocket.last.closed).toBe(true);
            expect(vi.getTimerCount()).toBe(0);
        }
    });
});
