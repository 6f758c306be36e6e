import type { Component } from "svelte";
import type { Action, PromptKind, TileId, View } from "../../../protocol/types";
import { tileAt } from "../board/outlook";
import type { QuestionProps } from "../question/question_props";
import type { AnyTilePresentation, TurnOffer } from "../question/tile_presentation";

const kFiles = import.meta.glob<AnyTilePresentation>("./*/tile.ts", { eager: true, import: "tile" });

/** Every tile, in the order of the folders. */
export const kTiles: readonly AnyTilePresentation[] = Object.values(kFiles);

export const tilePresentation = (id: TileId): AnyTilePresentation | undefined => kTiles.find((tile) => tile.id === id);

/**
 * Who asks, and how: the tile is null where it may be one of several, both where the page does not know the question.
 */
export function questionFor(
    kind: PromptKind,
    view: View,
): { tile: TileId | null; Question: Component<QuestionProps> | null } {
    const all = kTiles.filter(({ questions }) => questions?.[kind] !== undefined);
    const lying = all.length > 1 ? all.filter(({ id }) => tileAt(view, id) !== null) : all;
    const [only, ...others] = lying;
    return { tile: only && others.length === 0 ? only.id : null, Question: all[0]?.questions?.[kind] ?? null };
}

/** Do the dice of this action leave a casino, or stay out of it? */
export const isLeaving = ({ kind }: Action): boolean => kTiles.some(({ leaving }) => leaving?.includes(kind));

/** The own sealed choice in words; nothing where no tile knows it. */
export function sealedText(choice: Action): string | null {
    for (const tile of kTiles) {
        const text = tile.sealedText?.(choice);
        if (text) return text;
    }
    return null;
}

/** The tile by which a die can be turned, if one of these actions does so. */
export function turnOfferIn(actions: readonly Action[]): { tile: TileId; offer: TurnOffer } | null {
    for (const { id, turn } of kTiles)
        if (turn && actions.some(({ kind }) => kind === turn.action)) return { tile: id, offer: turn };
    return null;
}
