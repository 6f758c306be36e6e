import type { Action } from "../../../protocol/types";

// The answer that a question has chosen and not sent: the houses show what it would do.
let current = $state.raw<Action | null>(null);

export function preview(): Action | null {
    return current;
}

export function showPreview(action: Action | null): void {
    current = action;
}
