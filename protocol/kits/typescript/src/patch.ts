import type { Patch, Pointer } from "./generated.js";

/**
 * A patch that does not fit the document it is for, at the pointer in the message: something was missed, and
 * `table.sync` brings the whole view.
 */
export class PatchError extends Error {}

type Json = unknown;

const unescape = (token: string) => token.replaceAll("~1", "/").replaceAll("~0", "~");

function index(token: string, length: number, pointer: Pointer): number {
    const at = Number(token);
    if (!/^(0|[1-9]\d*)$/.test(token) || at >= length) throw new PatchError(pointer);
    return at;
}

/** What stands at `at` once `value` stands at the end of the path. An index that is a list's length appends. */
function put(at: Json, [token, ...path]: string[], value: Json, pointer: Pointer): Json {
    if (token === undefined) return value;
    const isLast = path.length === 0;
    if (Array.isArray(at)) {
        const n = index(token, isLast ? at.length + 1 : at.length, pointer);
        const copy = at.slice();
        copy[n] = put(at[n], path, value, pointer);
        return copy;
    }
    const fits = typeof at === "object" && at !== null && (isLast || Object.hasOwn(at, token));
    if (!fits) throw new PatchError(pointer);
    const object = at as Record<string, Json>;
    return { ...object, [token]: put(object[token], path, value, pointer) };
}

/**
 * The document after a patch: JSON Pointers (RFC 6901), and what stands there from now on. The given document stays as
 * it is; what the patch does not touch is shared with it, so that unchanged parts of a view compare equal. Throws
 * PatchError.
 */
export function apply<T>(document: T, patch: Patch): T {
    let now: Json = document;
    for (const [pointer, value] of Object.entries(patch)) {
        const [root, ...path] = pointer.split("/").map(unescape);
        if (root !== "" || path.length === 0) throw new PatchError(pointer);
        now = put(now, path, value, pointer);
    }
    return now as T;
}
