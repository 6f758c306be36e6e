import type { ErrorCode } from "./generated.js";

/**
 * The server does not grant a request: `code` is of the closed list in the reference, `data` says more. `disconnected`:
 * the connection went before the answer came, and the request is not asked again.
 */
export class Refused extends Error {
    constructor(
        readonly code: ErrorCode | "disconnected",
        readonly data: Record<string, unknown> = {},
        message?: string,
    ) {
        super(message ? `${code}: ${message}` : code);
    }
}
