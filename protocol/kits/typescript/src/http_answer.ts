import { type AskedWait, retryAfterMs } from "./asked_wait.js";

/** The longest time that an answer over HTTP may take, in ms. */
const kAnswerMs = 4000;

/**
 * What keeps a WebSocket from coming about, as far as HTTP tells. `unreachable`: nobody answers. `server_gone`: a proxy
 * answers that the server does not. `other_host`: the request arrives with a `Host` that is not the page's.
 * `no_websocket`: the server answers, but WebSockets do not get through. `not_vegas`: another program answers.
 */
export type Obstacle = "unreachable" | "server_gone" | "other_host" | "no_websocket" | "not_vegas";

export interface HttpAnswer {
    /** Null: the server answers, as far as HTTP tells. */
    obstacle: Obstacle | null;
    /** The server asks to wait. */
    wait?: AskedWait;
}

interface Body {
    name?: unknown;
    error?: { code?: unknown };
}

const httpUrl = (address: string) => address.replace(/^ws/, "http");

/** Safari before 16 and Chrome before 103 lack `AbortSignal.timeout`. */
async function ask<T>(url: URL | string, method: "GET" | "POST", read: (answer: Response) => Promise<T>): Promise<T> {
    const aborter = new AbortController();
    const timer = setTimeout(() => aborter.abort(), kAnswerMs);
    try {
        return await read(await fetch(url, { method, cache: "no-store", signal: aborter.signal }));
    } finally {
        clearTimeout(timer);
    }
}

/** Asks the server over HTTP: a WebSocket does not tell its status. Servers do not answer pages of other sites. */
export async function askOverHttp(address: string): Promise<HttpAnswer> {
    try {
        return await ask(new URL("api/version", httpUrl(address)), "GET", readAnswer);
    } catch {
        return { obstacle: "unreachable" };
    }
}

async function readAnswer(answer: Response): Promise<HttpAnswer> {
    const waitMs = retryAfterMs(answer);
    if (waitMs > 0) {
        void answer.body?.cancel();
        return { obstacle: null, wait: { waitMs, isRateLimited: answer.status === 429 } };
    }
    return { obstacle: obstacleOf(answer.status, await bodyOf(answer)) };
}

/** Why WebSockets fail at a server that answers over HTTP. With a POST, browsers name the site of their page. */
export async function askWhyRefused(address: string): Promise<Obstacle> {
    try {
        const { error } = await ask(httpUrl(address), "POST", bodyOf);
        return error?.code === "origin_not_allowed" ? "other_host" : "no_websocket";
    } catch {
        return "no_websocket";
    }
}

/** What a server of this game says in JSON; another one's answer is empty. */
async function bodyOf(answer: Response): Promise<Body> {
    try {
        return ((await answer.json()) as Body | null) ?? {};
    } catch {
        return {};
    }
}

function obstacleOf(status: number, { name, error }: Body): Obstacle | null {
    if (status === 200 && name === "vegasd") return null;
    if (error?.code === "host_not_allowed") return "other_host";
    if (error?.code !== undefined) return null; // the server's own refusal
    return status >= 502 && status <= 504 ? "server_gone" : "not_vegas";
}
