import { describe, expect, it, vi } from "vitest";
import { socketAddress } from "../../../protocol/kits/typescript/src/address";
import { Client, type Memory } from "../../../protocol/kits/typescript/src/client";
import { ConnectError } from "../../../protocol/kits/typescript/src/connect_error";
import rows from "../../support/addresses.json";
import { FakeSocket, useFakeSockets, LIMITS } from "../protocol/fake_socket";

const kAnswerWithinMs = 2000;
const kHere = "ws://here:8080/ws";

useFakeSockets();

/** What is said when the first line ends so. */
async function said(end: (socket: FakeSocket) => void, address = kHere, memory: Memory = {}): Promise<ConnectError> {
    const connecting = Client.connect(address, "Bot", memory).then(
        () => new Error("it has connected"),
        (why: unknown) => why,
    );
    end(FakeSocket.last);
    const why = await connecting;
    expect(why).toBeInstanceOf(ConnectError);
    expect((why as ConnectError).address).toBe(address);
    expect((why as ConnectError).message).toContain(address);
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeSocket.all).toHaveLength(1);
    return why as ConnectError;
}

const failing = (error?: object) => (socket: FakeSocket) => socket.onerror?.({ error });
const errorOf = (message: string, code?: string) => Object.assign(new Error(message), { code });

/** What a page would be answered, for sockets that do not say why they failed. */
function answer(how: number | Error) {
    vi.stubGlobal(
        "fetch",
        vi.fn(async () => {
            if (typeof how === "number") return { status: how, body: null };
            throw new TypeError("fetch failed", { cause: how });
        }),
    );
}

describe("an address", () => {
    it.each<{ text: string; socket?: string; why?: string }>(rows)(
        "is read as the terminal client reads it: $text",
        ({ text, socket, why }) => {
            if (socket !== undefined) expect(socketAddress(text)).toBe(socket);
            else expect(() => socketAddress(text)).toThrow(why);
        },
    );

    it("that is none is refused before anything is tried, without what may be secret in it", async () => {
        for (const text of ["https://anna:word@here/", "https://here/#/join/word", "https://here/?invite=word"]) {
            const why: unknown = await Client.connect(text, "Bot").catch((error: unknown) => error);
            expect(why).toMatchObject({ code: "bad_address" });
            expect(String(why)).not.toContain("word");
        }
        expect(FakeSocket.all).toEqual([]);
    });
});

describe("the first line of the kit for bots", () => {
    it.each([
        ["no_server", errorOf("connect ECONNREFUSED 127.0.0.1:8080", "ECONNREFUSED"), "nobody listens there"],
        ["unknown_host", errorOf("getaddrinfo ENOTFOUND here", "ENOTFOUND"), "its name was not found"],
        ["unknown_host", errorOf("getaddrinfo EAI_AGAIN here", "EAI_AGAIN"), "its name was not found"],
        ["no_websocket", errorOf("Unexpected server response: 404"), "answered HTTP 404"],
        ["no_websocket", errorOf("Unexpected server response: 301"), "try wss://here:8080/ws"],
        ["no_websocket", errorOf("Parse Error: Expected HTTP/", "HPE_INVALID_CONSTANT"), "is not a web server"],
        ["not_vegas", errorOf("Server sent no subprotocol"), "another program's"],
        ["no_answer", errorOf("socket hang up", "ECONNRESET"), "try wss://here:8080/ws"],
    ])("says %s when `ws` says why: %s", async (code, error, words) => {
        const why = await said(failing(error));
        expect(why.code).toBe(code);
        expect(why.message).toContain(words);
    });

    it.each([
        [errorOf("write EPROTO: wrong version number", "EPROTO"), "speaks no TLS there; try ws://here/ws"],
        [errorOf("write EPROTO: sslv3 alert handshake failure", "EPROTO"), "TLS failed: write EPROTO"],
        [errorOf("self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT"), "not trusted: self-signed certificate"],
    ])("says what is wrong with TLS: %s", async (error, words) => {
        const why = await said(failing(error), "wss://here/ws");
        expect(why.code).toBe("tls");
        expect(why.message).toContain(words);
    });

    it.each([
        ["no_websocket", 404, "answered HTTP 404 instead of a WebSocket; is the path right?"],
        ["no_websocket", 503, "answered HTTP 503 instead of a WebSocket"],
        ["rate_limited", 429, "too many connections come from your address for now"],
        ["no_websocket", 426, "another program's, or has no room now"],
        ["no_server", errorOf("connect ECONNREFUSED ::1:8080", "ECONNREFUSED"), "nobody listens there"],
        ["no_answer", errorOf("other side closed", "UND_ERR_SOCKET"), "the server gave no answer"],
        ["no_server", errorOf("bad port"), "no connection came about: bad port"],
    ])("asks for a page where the socket does not say why: %s %s", async (code, how, words) => {
        answer(how);
        const why = await said(failing(new TypeError("")));
        expect(why.code).toBe(code);
        expect(why.message).toContain(words);
    });

    it("says in a browser, which tells nothing, that there is no connection", async () => {
        vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
        expect((await said(failing())).message).toMatch(/no connection came about$/);
    });

    it("tells with what code the server closed it at once", async () => {
        const why = await said((socket) => {
            socket.onopen?.();
            socket.onclose?.({ code: 1008, reason: "no room" });
        });
        expect(why).toMatchObject({ code: "no_answer" });
        expect(why.message).toContain("closed by the server, code 1008 (no room)");
    });

    it.each(["hello", "[]", "null", '{"hello":1}'])("is not another program's, which says %s", async (text) => {
        const why = await said((socket) => {
            socket.onopen?.();
            socket.onmessage?.({ data: text });
        });
        expect(why.code).toBe("not_vegas");
    });

    it("has two seconds, also while it is asked why there is none", async () => {
        const silent = (socket: FakeSocket) => socket.onopen?.();
        vi.stubGlobal("fetch", () => new Promise(() => {}));
        for (const end of [() => {}, silent, failing()]) {
            FakeSocket.all = [];
            const why = await said((socket) => {
                end(socket);
                vi.advanceTimersByTime(kAnswerWithinMs - 1);
                expect(vi.getTimerCount()).toBeGreaterThan(0);
                vi.advanceTimersByTime(1);
            });
            expect(why.code).toBe("no_answer");
            expect(why.message).toContain("no answer came within 2 s");
        }
    });

    it("may take longer once the server has said something", async () => {
        const connecting = Client.connect(kHere, "Bot");
        FakeSocket.last.onopen?.();
        FakeSocket.last.says({ ev: "storage", available: false });
        vi.advanceTimersByTime(5 * kAnswerWithinMs);
        FakeSocket.last.answers({ ev: "welcome", player: "p", token: "t", tables: [], limits: LIMITS });
        expect((await connecting).player).toBe("p");
    });

    it("comes about later, if it is to wait for the server", async () => {
        const connecting = Client.connect(kHere, "Bot", { wait: true });
        const another = (socket: FakeSocket) => socket.onmessage?.({ data: "hello" });
        const closed = (socket: FakeSocket) => socket.onclose?.({ code: 1008 });
        const refused = failing(errorOf("connect ECONNREFUSED 127.0.0.1:8080", "ECONNREFUSED"));
        for (const [tries, end] of [refused, another, closed].entries()) {
            expect(FakeSocket.all).toHaveLength(1 + tries);
            end(FakeSocket.last);
            vi.advanceTimersByTime(2_000);
        }
        FakeSocket.last.welcomes({ player: "p" });
        expect((await connecting).player).toBe("p");
    });

    it("that was good is followed by others without an error", async () => {
        const connecting = Client.connect(kHere, "Bot");
        FakeSocket.last.welcomes({ player: "p" });
        const client = await connecting;
        FakeSocket.last.onclose?.({ code: 1006 });
        const request = client.request("games.mine");
        for (let tries = 0; tries < 3; ++tries) {
            vi.advanceTimersByTime(10_000);
            failing(errorOf("connect ECONNREFUSED 127.0.0.1:8080", "ECONNREFUSED"))(FakeSocket.last);
        }
        vi.advanceTimersByTime(10_000);
        FakeSocket.last.welcomes({ player: "p" });
        FakeSocket.last.says({ re: FakeSocket.last.asked("games.mine")[0]?.["id"], ok: true, games: [] });
        expect(await request).toMatchObject({ games: [] });
    });
});
