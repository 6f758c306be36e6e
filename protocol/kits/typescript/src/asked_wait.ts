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
