// What newcomers are told, and when: a row for each hint, in the order in which they come. The words of a row are the
// text of its id among those of the coach.
import type { Hint, Hints, Moment } from "../../../coach/hint";
import type { ActionOf, TileId } from "../../../protocol/types";
import { tileAt } from "../board/outlook";
import { showsOf } from "../board/standing";
import { tileName } from "../printed.svelte";
import { asking, kTiles } from "../tiles/tiles";

type Place = ActionOf<"place">;

const asks =
    (kind: "roll" | "place") =>
    ({ question }: Moment): boolean =>
        question?.kind === kind;

const places = ({ question }: Moment): Place[] =>
    question?.kind !== "place"
        ? []
        : question.actions.filter((action): action is Place => action.kind === "place" && action.shows !== undefined);

const slot = (place: Place | undefined): string | null =>
    place === undefined ? null : `[data-testid="slot-${place.face}"]`;

/** A placing by which we would tie. */
const tying = (moment: Moment) => places(moment).find(({ shows }) => shows?.tied?.includes(moment.seat));

/** A casino in which a tie lies already. */
const tied = ({ view }: Moment): number => view.casinos.findIndex((casino) => casino.tied.length > 0) + 1;

/** A placing by which we would get the lower of two cards. */
const second = (moment: Moment) => places(moment).find(({ shows }) => shows?.wins?.[1] === moment.seat);

/** A placing with our big die. */
const big = (moment: Moment) => places(moment).find(({ shows }) => shows?.big !== undefined);

/** All our dice are placed, and others go on. */
function out({ view, seat, question, paying, ended }: Moment): boolean {
    const mine = view.seats[seat];
    const playing = question === null && !paying && !ended && view.turn !== null;
    return playing && mine !== undefined && "supply" in mine && mine.supply.small === 0 && !mine.supply.big;
}

const inRound = (n: number) => (moment: Moment) => !moment.paying && !moment.ended && moment.view.round?.number === n;

const kTaught: readonly Hint[] = [
    { id: "known", when: inRound(2) },
    { id: "round", follows: "known", when: inRound(2), at: () => ".strip .note" },
    { id: "roll", when: asks("roll"), at: () => '[data-action="roll"]' },
    { id: "place", when: asks("place"), at: () => ".slots" },
    { id: "figure", follows: "place", when: asks("place"), at: () => ".slot[data-option] .gain" },
    { id: "house", follows: "figure", when: asks("place"), at: () => ".strip" },
    {
        id: "neutral",
        follows: "place",
        when: (moment) =>
            asks("roll")(moment) &&
            moment.view.casinos.some(({ dice }) => dice.some(({ owner }) => owner === "neutral")),
        at: () => '.ladder [data-dice="neutral"]',
    },
    {
        id: "tie",
        follows: "figure",
        when: (moment) => asks("place")(moment) && (tying(moment) !== undefined || tied(moment) > 0),
        at: (moment) => slot(tying(moment)) ?? `[data-testid="casino-${tied(moment)}"] .out.tie`,
    },
    {
        id: "second",
        follows: "house",
        when: (moment) => second(moment) !== undefined,
        at: (moment) => slot(second(moment)),
    },
    {
        id: "pass",
        follows: "house",
        when: (moment) => asks("place")(moment) && moment.question!.actions.some(({ kind }) => kind === "pass"),
        at: () => '[data-action="pass"]',
    },
    { id: "big", follows: "house", when: (moment) => big(moment) !== undefined, at: (moment) => slot(big(moment)) },
    { id: "out", when: out },
    { id: "payout", when: ({ paying }) => paying, at: () => ".payfloor" },
    { id: "end", when: ({ ended }) => ended },
];

/** The tile whose question is ours to answer. */
const asked = ({ view, question }: Moment): TileId | null =>
    question === null ? null : asking(question.kind, view).tile;

/** No tile asks, and no money is paid. */
const between = (moment: Moment): boolean =>
    !moment.paying && !moment.ended && (moment.question === null || asks("roll")(moment) || asks("place")(moment));

/** A tile, where it lies beside a casino for the first time: at our question, or while others think. */
const tileHint = (tile: TileId): Hint => ({
    id: `tile-${tile}`,
    tile,
    title: () => tileName(tile),
    when: (moment) => tileAt(moment.view, tile) !== null && (between(moment) || asked(moment) === tile),
    sooner: (moment) =>
        asked(moment) === tile || (moment.question?.actions.some((action) => showsOf(action)?.tile === tile) ?? false),
    at: () => `[data-testid="tile-${tile}"]`,
});

export const kHints: Hints = {
    taught: kTaught,
    always: (Object.keys(kTiles) as TileId[]).map(tileHint),
};
