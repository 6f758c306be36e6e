// Tries again what did not come over a bad line.
const kFirstPauseMs = 500;
const kLastPauseMs = 15_000;

/** The server no longer has this file: it has a newer page. */
export class FileGone extends Error {}

const pauses = new Set<() => void>();

/** Ends all pauses: the line is back, or somebody wants it now. */
export function retryNow(): void {
    for (const end of [...pauses]) end();
}

function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            pauses.delete(end);
            resolve();
        };
        const timer = setTimeout(end, ms);
        pauses.add(end);
    });
}

/**
 * Calls `load` until it succeeds, with longer pauses each time. `onFailure` hears of every failure. Rejects where the
 * file is gone.
 */
export async function loadUntilThere<T>(load: () => Promise<T>, onFailure: () => void = () => undefined): Promise<T> {
    for (let attempt = 0; ; ++attempt) {
        try {
            return await load();
        } catch (error) {
            onFailure();
            if (error instanceof FileGone) throw error;
        }
        await pause(Math.min(kLastPauseMs, kFirstPauseMs * 2 ** attempt));
    }
}
