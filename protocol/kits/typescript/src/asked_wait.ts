/** A server may ask us to wait so long, in ms. */
const LONGEST_WAIT = 120_000;

/** How long a server that answers 429 or 503 asks us to wait, in ms; 0: it does not ask. */
export function retryAfterMs({ status, headers }: Response): number {
    if (status !== 429 && status !== 503) return 0;
    const seconds = Number(headers?.get("Retry-After") ?? 0);
    return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1000, 0), LONGEST_WAIT) : 0;
}

/** Why a WebSocket did not come about, as far as it has to do with when to come back. */
export interface AskedWait {
    waitMs: number;
    /** Too many connections come from our address. */
    isRateLimited: boolean;
}

/** Asks the server over HTTP: a WebSocket does not tell its status. Undefined: it does not ask us to wait. */
export async function fetchAskedWait(address: string): Promise<AskedWait | undefined> {
    try {
        const url = new URL("api/version", address.replace(/^ws/, "http"));
        const answer = await fetch(url, { cache: "no-store" });
        void answer.body?.cancel();
        const waitMs = retryAfterMs(answer);
        return waitMs > 0 ? { waitMs, isRateLimited: answer.status === 429 } : undefined;
    } catch {
        return undefined; // nobody is there, or it takes no requests of other sites' pages
    }
}
