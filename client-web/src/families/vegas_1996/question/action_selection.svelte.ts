import type { TableModel } from "../../../model/table.svelte";
import type { Action } from "../../../protocol/types";
import { isLegal, selectedAction, mode, selectableTables, type ForTables, type PartialAction } from "./partial_action";

/** Our answer while it is being made up: shared by the board and the tray. Starts anew with every question. */
export class ActionSelection {
    #partial = $state.raw<{ decision: number; partial: PartialAction } | null>(null);

    constructor(private readonly table: TableModel) {}

    question = $derived.by(() => this.table.question);
    actions = $derived.by((): Action[] => this.question?.actions ?? []);
    pick = $derived.by((): PartialAction | null =>
        this.#partial !== null && this.#partial.decision === this.question?.decision ? this.#partial.partial : null,
    );
    mode = $derived.by(() => mode(this.actions, this.pick));
    selectableTables = $derived.by(() => selectableTables(this.actions, this.pick));
    action = $derived.by(() => selectedAction(this.actions, this.pick));
    /** The table that is chosen, or null. */
    selectedTable = $derived.by(() => (this.pick !== null && "table" in this.pick ? this.pick.table : null));
    selectableSpaces = $derived.by(() =>
        this.actions.flatMap((action) => (action.kind === "cover" ? [action.space] : [])),
    );

    select(partial: PartialAction): void {
        if (this.question !== null) this.#partial = { decision: this.question.decision, partial };
    }

    clear(): void {
        this.#partial = null;
    }

    /** Chooses a table; the chosen one again: sends it. */
    selectTable(table: number): void {
        if (this.selectedTable === table) this.send();
        else if (this.mode !== null) this.select({ kind: this.mode as ForTables, table });
    }

    /** Chooses a space; the chosen one again: sends it. */
    selectSpace(space: number): void {
        if (this.pick?.kind === "cover" && this.pick.space === space) this.send();
        else this.select({ kind: "cover", space });
    }

    /** A number was typed: the card, or the choice of a duel. */
    selectNumber(number: number): void {
        const kind = this.question?.kind === "turn" ? "good_luck" : this.mode === "duel" ? "duel" : null;
        if (kind === null || !isLegal(this.actions, kind, { number })) return;
        const again = this.pick?.kind === kind && this.pick.number === number;
        if (again && kind === "good_luck") this.clear();
        else this.select({ kind, number });
    }

    send(): void {
        if (this.action !== undefined) void this.table.act(this.action);
    }
}
