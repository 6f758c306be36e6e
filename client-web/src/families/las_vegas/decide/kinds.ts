import type { ActionOf, PromptKind, TileId, View } from "../../../protocol/types";
import type { Action, Prompt } from "../../../protocol/types";
import type { TableModel } from "../../../model/table.svelte";
import { tileAt } from "../board/outlook";

/** The question as it can be answered. */
export type Question = Prompt & { actions: Action[] };
/** What every question is given. */
export interface Asked {
    table: TableModel;
    question: Question;
}

const kTiles: Partial<Record<PromptKind, TileId>> = {
    punch_choose: "A1",
    punch_guess: "A1",
    prime_time: "B1",
    fifty_fifty: "B2",
    no_entry: "E1",
    knockout: "E2",
    block_it: "F1",
    handicap: "F2",
    black_box_split: "G1",
    black_box_pick: "G1",
    double_down: "G2",
    nice_dice: "H1",
    my_choice: "H2",
    my_choice_tile: "H2",
    my_choice_golden: "H2",
};

/** The tile that asks; null where it may be one of two, or is not known. */
export function askingTile(kind: PromptKind, view: View): TileId | null {
    if (kind === "move") {
        const both = (["F2", "H2"] as const).filter((id) => tileAt(view, id) !== null);
        return both.length === 1 ? both[0]! : null;
    }
    return kTiles[kind] ?? null;
}

export const only = <K extends Action["kind"]>(actions: readonly Action[], kind: K): ActionOf<K>[] =>
    actions.filter((action): action is ActionOf<K> => action.kind === kind);

/** The action with nothing to choose in it, where it is offered. */
export const plainAction = (
    actions: readonly Action[],
    kind: "decline" | "keep" | "stop" | "higher" | "lower",
): Action | null => actions.find((action) => action.kind === kind) ?? null;
