import type { Patch } from "./generated.js";

type Json = Record<string, unknown> | unknown[];

/** RFC 6902 as the protocol uses it. Changes the document itself; its root is never replaced. */
export function apply(document: object, patch: Patch): void {
    for (const step of patch) {
        const path = step.path
            .split("/")
            .slice(1)
            .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
        const last = path.pop()!;
        let parent = document as Json;
        for (const part of path) parent = (parent as Record<string, Json>)[part]!;
        if (!Array.isArray(parent)) {
            if (step.op === "remove") delete parent[last];
            else parent[last] = step.value;
            continue;
        }
        const index = last === "-" ? parent.length : Number(last);
        if (step.op === "remove") parent.splice(index, 1);
        else parent.splice(index, step.op === "add" ? 0 : 1, step.value);
    }
}
