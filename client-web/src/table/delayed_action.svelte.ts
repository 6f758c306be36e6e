import { overlay } from "../app/overlays.svelte";
import { isPageVisible } from "../app/visibility.svelte";
import type { TableModel } from "../model/table.svelte";
import type { Action } from "../protocol/types";

/** How long a choice can be changed. */
export const kChoiceMs = 800;
/** How long the player sees that it is their turn. */
export const kRollMs = 600;

/** An action that is sent by itself, in so many ms. */
export interface PendingAction {
    action: Action;
    ms: number;
}

/** The action without a choice in these: the roll, or the only way to place the dice. */
export function soleAction(actions: readonly Action[]): PendingAction | null {
    const [only] = actions;
    if (only === undefined || actions.length > 1) return null;
    return { action: only, ms: only.kind === "roll" ? kRollMs : kChoiceMs };
}

/** What is open over the page is read first. */
const hasDialog = () => document.querySelector("dialog[open]") !== null;

/**
 * Sends an action a moment after it was chosen, and only while nothing covers the table or hides the page;
 * then the moment begins anew. Made while a component is.
 */
export class DelayedAction {
    #pending = $state.raw<PendingAction | null>(null);

    /** `of`: what is to be sent, or null. It is sent once. */
    constructor(table: () => TableModel, of: () => PendingAction | null) {
        const action = $derived(of()?.action ?? null);
        const ms = $derived(of()?.ms ?? 0);
        const isHeld = $derived(!isPageVisible() || overlay() !== null);
        let sent: Action | null = null;
        $effect(() => {
            const at = table();
            const isIdle = action === null || action === sent || isHeld || at.isActing;
            this.#pending = isIdle ? null : { action, ms };
            if (isIdle) return;
            let timer = setTimeout(send, ms);
            function send() {
                if (hasDialog()) return void (timer = setTimeout(send, ms));
                sent = action;
                void at.act(action as Action);
            }
            return () => clearTimeout(timer);
        });
    }

    /** What is about to be sent, or null. */
    get pending(): PendingAction | null {
        return this.#pending;
    }
}
