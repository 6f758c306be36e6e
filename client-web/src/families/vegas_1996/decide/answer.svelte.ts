import type { TableModel } from "../../../model/table.svelte";
import type { Action } from "../../../protocol/types";
import { can, chosen, mode, tables, type ForTables, type Pick } from "./choice";

/** Our answer while it is being made up: shared by the board and the tray. Starts anew with every question. */
export class Answer {
    #pick = $state.raw<{ decision: number; pick: Pick } | null>(null);

    constructor(private readonly table: TableModel) {}

    question = $derived.by(() => this.table.question);
    actions = $derived.by((): Action[] => this.question?.actions ?? []);
    pick = $derived.by((): Pick | null =>
        this.#pick !== null && this.#pick.decision === this.question?.decision ? this.#pick.pick : null,
    );
    mode = $derived.by(() => mode(this.actions, this.pick));
    tables = $derived.by(() => tables(this.actions, this.pick));
    action = $derived.by(() => chosen(this.actions, this.pick));
    /** The table that is chosen, or null. */
    at = $derived.by(() => (this.pick !== null && "table" in this.pick ? this.pick.table : null));
    spaces = $derived.by(() => this.actions.flatMap((action) => (action.kind === "cover" ? [action.space] : [])));

    point(pick: Pick): void {
        if (this.question !== null) this.#pick = { decision: this.question.decision, pick };
    }

    clear(): void {
        this.#pick = null;
    }

    /** Chooses a table; the chosen one again: sends it. */
    pointAt(table: number): void {
        if (this.at === table) this.send();
        else if (this.mode !== null) this.point({ kind: this.mode as ForTables, table });
    }

    /** Chooses a space; the chosen one again: sends it. */
    cover(space: number): void {
        if (this.pick?.kind === "cover" && this.pick.space === space) this.send();
        else this.point({ kind: "cover", space });
    }

    /** A number was typed: the card, or the choice of a duel. */
    number(number: number): void {
        const kind = this.question?.kind === "turn" ? "good_luck" : this.mode === "duel" ? "duel" : null;
        if (kind === null || !can(this.actions, kind, { number })) return;
        const again = this.pick?.kind === kind && this.pick.number === number;
        if (again && kind === "good_luck") this.clear();
        else this.point({ kind, number });
    }

    send(): void {
        if (this.action !== undefined) void this.table.act(this.action);
    }
}
