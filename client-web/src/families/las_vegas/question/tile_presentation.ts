import type { Component, Snippet } from "svelte";
import type { Action, PromptKind, Tile, TileId } from "../../../protocol/types";
import type { TileDrawingProps, TileOf } from "../drawing/tile_drawing";
import type { QuestionProps } from "./question_props";

/** How a die is turned and placed where one would roll, in words. */
export interface TurnOffer {
    action: Action["kind"];
    /** The button beside the one that rolls. */
    start: () => string;
    ask: () => string;
    /** The choice between the dice. */
    which: () => string;
    back: () => string;
}

/** All that the page makes of one tile, but for its events. Its picture is the `symbol.svg` of its folder. */
export interface TilePresentation<I extends TileId> {
    id: I;
    /** What lies on it, drawn beside its name. */
    lies?: Snippet<[TileDrawingProps<I>]>;
    /** Its printed face with what lies there, for wider screens. */
    face: Snippet<[TileDrawingProps<I>]>;
    /** What lies on it, in words; nothing where nothing ever does. */
    stateText?: (tile: TileOf<I>, name: (seat: number) => string) => string;
    /** The questions that it asks. */
    questions?: Partial<Record<PromptKind, Component<QuestionProps>>>;
    /** The own choice while it is sealed, in words; null: it is another tile's. */
    sealedText?: (choice: Action) => string | null;
    /** Actions whose dice leave a casino or stay out of it. */
    leaving?: readonly Action["kind"][];
    turn?: TurnOffer;
}

/** A tile fits the row of its id; that cannot be said in types for all of them at once. */
export type AnyTilePresentation = Omit<TilePresentation<TileId>, "lies" | "face" | "stateText"> & {
    lies?: Snippet<[TileDrawingProps<TileId>]>;
    face: Snippet<[TileDrawingProps<TileId>]>;
    stateText?: (tile: Tile, name: (seat: number) => string) => string;
};
