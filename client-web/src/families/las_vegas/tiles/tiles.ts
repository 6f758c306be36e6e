import type { Component, Snippet } from "svelte";
import type { PromptKind, Tile, TileId, View } from "../../../protocol/types";
import { formatList, formatMoney, t } from "../../../texts/texts.svelte";
import { tileAt } from "../board/outlook";
import MoveQuestion from "../question/MoveQuestion.svelte";
import type { QuestionProps } from "../question/question_props";
import { countDice, type TileDrawingProps, type TileOf } from "../drawing/tile_drawing";
import * as LuckyPunch from "./a1_lucky_punch/Drawing.svelte";
import Punch from "./a1_lucky_punch/Question.svelte";
import * as Jackpot from "./a2_jackpot/Drawing.svelte";
import * as PrimeTime from "./b1_prime_time/Drawing.svelte";
import PlaceBlack from "./b1_prime_time/Question.svelte";
import * as FiftyFifty from "./b2_fifty_fifty/Drawing.svelte";
import Bet from "./b2_fifty_fifty/Question.svelte";
import * as HighFive from "./c1_high_five/Drawing.svelte";
import * as BadLuck from "./c2_bad_luck/Drawing.svelte";
import * as PayDay from "./d1_pay_day/Drawing.svelte";
import * as PowerPlay from "./d2_power_play/Drawing.svelte";
import * as NoEntry from "./e1_no_entry/Drawing.svelte";
import Close from "./e1_no_entry/Question.svelte";
import * as Knockout from "./e2_knockout/Drawing.svelte";
import Bar from "./e2_knockout/Question.svelte";
import * as BlockIt from "./f1_block_it/Drawing.svelte";
import Block from "./f1_block_it/Question.svelte";
import * as Handicap from "./f2_handicap/Drawing.svelte";
import TakeBlank from "./f2_handicap/Question.svelte";
import * as BlackBox from "./g1_black_box/Drawing.svelte";
import Pick from "./g1_black_box/Pick.svelte";
import Split from "./g1_black_box/Split.svelte";
import * as DoubleDown from "./g2_double_down/Drawing.svelte";
import Double from "./g2_double_down/Question.svelte";
import * as NiceDice from "./h1_nice_dice/Drawing.svelte";
import PutNice from "./h1_nice_dice/Question.svelte";
import * as MyChoice from "./h2_my_choice/Drawing.svelte";
import Golden from "./h2_my_choice/Golden.svelte";
import Choose from "./h2_my_choice/Number.svelte";
import ChooseTile from "./h2_my_choice/Tile.svelte";

/** All that the page makes of one tile; its picture is the symbol of its id in look/symbols/tiles.svg. */
export interface TilePresentation<I extends TileId> {
    /** What lies on it, drawn beside its name. */
    lies?: Snippet<[TileDrawingProps<I>]>;
    /** Its printed face with what lies there, for wider screens. */
    face: Snippet<[TileDrawingProps<I>]>;
    /** What lies on it, in words; nothing where nothing ever does. */
    stateText?: (tile: TileOf<I>, name: (seat: number) => string) => string;
    /** The questions that it asks. */
    questions?: Partial<Record<PromptKind, Component<QuestionProps>>>;
}

const token = ({ holder }: { holder: number | null }, name: (seat: number) => string): string =>
    holder === null ? t("tile.state.token_free") : t("tile.state.token_held", { name: name(holder) });

export const kTiles: { readonly [I in TileId]: TilePresentation<I> } = {
    A1: { ...LuckyPunch, questions: { punch_choose: Punch, punch_guess: Punch } },
    A2: { ...Jackpot, stateText: ({ dollars }) => t("tile.state.dollars", { money: formatMoney(dollars) }) },
    B1: { ...PrimeTime, questions: { prime_time: PlaceBlack } },
    B2: {
        ...FiftyFifty,
        stateText: ({ space }) => (space === 0 ? t("tile.state.at_start") : t("tile.state.space", { n: space })),
        questions: { fifty_fifty: Bet },
    },
    C1: { ...HighFive, stateText: token },
    C2: {
        ...BadLuck,
        stateText: ({ marked }, name) =>
            marked.length === 0
                ? t("tile.state.marked_none")
                : t("tile.state.marked", { names: formatList(marked.map(name)) }),
    },
    D1: PayDay,
    D2: { ...PowerPlay, stateText: token },
    E1: {
        ...NoEntry,
        stateText: ({ closed }) =>
            closed === null ? t("tile.state.closed_none") : t("tile.state.closed", { n: closed }),
        questions: { no_entry: Close },
    },
    E2: {
        ...Knockout,
        stateText: ({ dice }) => t("tile.state.bar", { n: countDice(dice) }),
        questions: { knockout: Bar },
    },
    F1: {
        ...BlockIt,
        stateText: ({ clusters }) => t("tile.state.blank", { n: clusters.reduce((sum, size) => sum + size, 0) }),
        questions: { block_it: Block },
    },
    F2: {
        ...Handicap,
        stateText: ({ left }) => t("tile.state.left", { ...left }),
        questions: { handicap: TakeBlank, move: MoveQuestion },
    },
    G1: {
        ...BlackBox,
        stateText: ({ piles }) => (piles ? t("tile.state.piles", { first: piles[0] ?? 0, second: piles[1] ?? 0 }) : ""),
        questions: { black_box_split: Split, black_box_pick: Pick },
    },
    G2: {
        ...DoubleDown,
        stateText: ({ dice }) => t("tile.state.doubled", { n: countDice(dice) }),
        questions: { double_down: Double },
    },
    H1: {
        ...NiceDice,
        stateText: ({ spaces }) => t("tile.state.spaces", { n: spaces.filter((space) => space !== null).length }),
        questions: { nice_dice: PutNice },
    },
    H2: {
        ...MyChoice,
        stateText: ({ golden }, name) =>
            golden === null ? t("tile.state.golden_free") : t("tile.state.golden_taken", { name: name(golden.owner) }),
        questions: { my_choice: Choose, my_choice_tile: ChooseTile, my_choice_golden: Golden, move: MoveQuestion },
    },
};

// A tile fits the row of its id; that cannot be said in types for all of them at once.
type AnyTilePresentation = Omit<TilePresentation<TileId>, "lies" | "face" | "stateText"> & {
    lies?: Snippet<[TileDrawingProps<TileId>]>;
    face: Snippet<[TileDrawingProps<TileId>]>;
    stateText?: (tile: Tile, name: (seat: number) => string) => string;
};

export const tilePresentation = ({ id }: Tile): AnyTilePresentation => kTiles[id] as AnyTilePresentation;

/**
 * Who asks, and how: the tile is null where it may be one of several, both where the page does not know the question.
 */
export function questionFor(
    kind: PromptKind,
    view: View,
): { tile: TileId | null; Question: Component<QuestionProps> | null } {
    const all = (Object.keys(kTiles) as TileId[]).filter((id) => kTiles[id].questions?.[kind] !== undefined);
    const lying = all.length > 1 ? all.filter((id) => tileAt(view, id) !== null) : all;
    const tile = lying.length === 1 ? (lying[0] ?? null) : null;
    const [first] = all;
    return { tile, Question: (first && kTiles[first].questions?.[kind]) ?? null };
}
