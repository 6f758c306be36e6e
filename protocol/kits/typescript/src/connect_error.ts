import { retryAfterMs } from "./asked_wait.js";

export type ConnectCode =
    "bad_address" | "unknown_host" | "no_server" | "no_answer" | "no_websocket" | "tls" | "not_vegas" | "rate_limited";

/** So long may the server take to say its first word, in ms. */
export const ANSWER_WITHIN = 2000;

/** The first connection with a server did not come about: `code` is one of those above, `address` is where we tried. */
export class ConnectError extends Error {
    constructor(
        readonly code: ConnectCode,
        readonly address: string,
        why: string,
    ) {
        super(`Cannot connect to ${address || "a server"}: ${why}`);
    }
}

export const noAnswer = (address: string) =>
    new ConnectError("no_answer", address, `no answer came within ${ANSWER_WITHIN / 1000} s`);

export const notVegas = (address: string) =>
    new ConnectError("not_vegas", address, "the WebSocket there is another program's");

export const closedAtOnce = (address: string, code: number, reason: string) =>
    new ConnectError("no_answer", address, `closed by the server, code ${code}${reason ? ` (${reason})` : ""}`);

/**
 * What kept a WebSocket from coming about. The package `ws` says it in its error. Browsers and Node's own WebSocket say
 * nothing, so that the server is asked once more, for a page.
 */
export async function connectError(address: string, failed: unknown, signal: AbortSignal): Promise<ConnectError> {
    const said = byError(address, failed);
    if (said) return said;
    try {
        const page = await fetch(address.replace(/^ws/, "http"), { redirect: "manual", signal });
        void page.body?.cancel();
        return byStatus(address, page.status, retryAfterMs(page));
    } catch (error) {
        const cause = (error as Error).cause;
        return byError(address, cause) ?? new ConnectError("no_server", address, unnamed(cause));
    }
}

const unnamed = (cause: unknown) =>
    `no connection came about${cause instanceof Error && cause.message ? `: ${cause.message}` : ""}`;

/** By the codes of Node, and by what `ws` says where it has none. Nothing: it does not say why. */
function byError(address: string, error: unknown): ConnectError | undefined {
    const { code = "", message = "" } = (error ?? {}) as { code?: unknown; message?: string };
    const is = (known: ConnectCode, why: string) => new ConnectError(known, address, why);
    const status = /Unexpected server response: (\d+)/.exec(message);
    if (status) return byStatus(address, Number(status[1]));
    if (message.startsWith("Server sent ")) return notVegas(address); // no subprotocol, or another one
    if (code === "ECONNREFUSED") {
        return is("no_server", "nobody listens there; is the server running, and on this port?");
    }
    if (code === "ENOTFOUND" || code === "EAI_AGAIN") return is("unknown_host", "its name was not found");
    if (/^(HPE_|$)/.test(String(code)) && /Parse Error|does not match the HTTP/.test(message)) {
        return is("no_websocket", "what answers there is not a web server");
    }
    if (code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE") return hungUp(address);
    return byTls(address, String(code), message);
}

function byTls(address: string, code: string, message: string): ConnectError | undefined {
    if (code === "EPROTO" || code.startsWith("ERR_SSL_")) {
        const why = /alert/i.test(code + message)
            ? `TLS failed: ${message}`
            : `the server speaks no TLS there; try ${otherScheme(address)}`;
        return new ConnectError("tls", address, why);
    }
    if (/CERT|SIGNATURE|ISSUER/.test(code)) {
        return new ConnectError("tls", address, `its certificate is not trusted: ${message}`);
    }
    return undefined;
}

export const rateLimitedWords = (waitMs: number) =>
    `too many connections come from your address for now${waitMs > 0 ? `; try again in ${Math.ceil(waitMs / 1000)} s` : ""}`;

function byStatus(address: string, status: number, waitMs = 0): ConnectError {
    if (status === 429) return new ConnectError("rate_limited", address, rateLimitedWords(waitMs));
    const is = (why: string) => new ConnectError("no_websocket", address, why);
    const words = `the server answered HTTP ${status} instead of a WebSocket`;
    if (status === 404) return is(`${words}; is the path right?`);
    if (status === 426) return is("the WebSocket there is another program's, or has no room now");
    const wantsTls = address.startsWith("ws:") && (status === 400 || (status >= 300 && status < 400));
    return is(wantsTls ? `${words}; if it wants TLS, try ${otherScheme(address)}` : words);
}

function hungUp(address: string): ConnectError {
    const tls = address.startsWith("ws:") ? "TLS" : "no TLS";
    const why = `the server gave no answer; if it speaks ${tls} there, try ${otherScheme(address)}`;
    return new ConnectError("no_answer", address, why);
}

/** The same server with TLS instead of without, or the other way round. */
const otherScheme = (address: string) => address.replace(/^ws(s?)/, (_, s) => (s ? "ws" : "wss"));
