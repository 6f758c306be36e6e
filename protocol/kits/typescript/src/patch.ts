import type { Patch } from "./generated.js";

/**
 * A patch that does not fit the document it is for, at the path in the message: something was missed, and `table.sync`
 * brings the whole view.
 */
export class PatchError extends Error {}

type Json = unknown;

const unescape = (token: string) => token.replaceAll("~1", "/").replaceAll("~0", "~");

function index(token: string, length: number, { path }: Patch[number]): number {
    const at = Number(token);
    if (!/^(0|[1-9]\d*)$/.test(token) || at >= length) throw new PatchError(path);
    return at;
}

function change(at: Json, path: string[], depth: number, op: Patch[number]): Json {
    const token = path[depth];
    if (token === undefined) {
        if (op.op === "remove") throw new PatchError(op.path);
        return op.value;
    }
    const last = depth === path.length - 1;
    if (Array.isArray(at)) {
        const copy = at.slice();
        if (last && op.op === "add") {
            copy.splice(token === "-" ? at.length : index(token, at.length + 1, op), 0, op.value);
        } else if (last && op.op === "remove") {
            copy.splice(index(token, at.length, op), 1);
        } else {
            const n = index(token, at.length, op);
            copy[n] = change(at[n], path, depth + 1, op);
        }
        return copy;
    }
    const object = at as Record<string, Json>;
    const fits = typeof at === "object" && at !== null && ((last && op.op === "add") || Object.hasOwn(at, token));
    if (!fits) throw new PatchError(op.path);
    const copy = { ...object };
    if (last && op.op === "remove") delete copy[token];
    else copy[token] = change(object[token], path, depth + 1, op);
    return copy;
}

/**
 * The document after an RFC 6902 patch of `add`, `remove` and `replace`. The given document stays as it is; what the
 * patch does not touch is shared with it, so that unchanged parts of a view compare equal. Throws PatchError.
 */
export function apply<T>(document: T, patch: readonly Patch[number][]): T {
    let now: Json = document;
    for (const op of patch) {
        if (op.path !== "" && !op.path.startsWith("/")) throw new PatchError(op.path);
        now = change(now, op.path.split("/").slice(1).map(unescape), 0, op);
    }
    return now as T;
}
