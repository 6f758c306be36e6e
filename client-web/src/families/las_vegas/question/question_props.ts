import type { Action, ActionOf, TileId } from "../../../protocol/types";
import type { TableModel } from "../../../model/table.svelte";
import type { Question } from "../board/slots";

/** What every question is given. */
export interface QuestionProps {
    table: TableModel;
    question: Question;
    /** The tile that asks; null where it may be one of several, or is not known. */
    tile: TileId | null;
}

export const actionsOfKind = <K extends Action["kind"]>(actions: readonly Action[], kind: K): ActionOf<K>[] =>
    actions.filter((action): action is ActionOf<K> => action.kind === kind);

/** The action with nothing to choose in it, where it is offered. */
export const plainAction = (actions: readonly Action[], kind: Action["kind"]): Action | null =>
    actions.find((action) => action.kind === kind) ?? null;
