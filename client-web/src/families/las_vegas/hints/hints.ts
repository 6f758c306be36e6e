// What newcomers are told, and when: a row for each hint, in the order in which they come. The words of a row are the
// text of its id among those of the coach.
import { settings } from "../../../app/settings.svelte";
import type { Hint, HintTable, HintContext } from "../../../hints/hint";
import type { ActionOf, TileId } from "../../../protocol/types";
import { tileAt } from "../board/outlook";
import { previewOf } from "../board/standing";
import { tileName } from "../tile_info";
import { kTiles, questionFor } from "../tiles/tiles";

type Place = ActionOf<"place">;

const isAsked =
    (kind: "roll" | "place") =>
    ({ question }: HintContext): boolean =>
        question?.kind === kind;

const placements = ({ question }: HintContext): Place[] =>
    question?.kind !== "place"
        ? []
        : question.actions.filter((action): action is Place => action.kind === "place" && action.shows !== undefined);

const slotSelector = (place: Place | undefined): string | null =>
    place === undefined ? null : `[data-testid="slot-${place.face}"]`;

/** A placing by which we would tie. */
const tyingPlacement = (moment: HintContext) =>
    placements(moment).find(({ shows }) => shows?.tied?.includes(moment.seat));

/** A casino in which a tie lies already. */
const tiedCasino = ({ view }: HintContext): number => view.casinos.findIndex((casino) => casino.tied.length > 0) + 1;

/** A placing by which we would get the lower of two cards. */
const secondCardPlacement = (moment: HintContext) =>
    placements(moment).find(({ shows }) => shows?.wins?.[1] === moment.seat);

/** A placing with our big die. */
const bigDiePlacement = (moment: HintContext) => placements(moment).find(({ shows }) => shows?.big !== undefined);

/** All our dice are placed, and others go on. */
function hasNoDiceLeft({ view, seat, question, isPaying, isEnded }: HintContext): boolean {
    const mine = view.seats[seat];
    const playing = question === null && !isPaying && !isEnded && view.turn !== null;
    return playing && mine !== undefined && "supply" in mine && mine.supply.small === 0 && !mine.supply.big;
}

const isInRound = (n: number) => (moment: HintContext) =>
    !moment.isPaying && !moment.isEnded && moment.view.round?.number === n;

const kTutorialHints: readonly Hint[] = [
    { id: "known", fits: isInRound(2) },
    { id: "round", after: "known", fits: isInRound(2), target: () => ".strip .note" },
    { id: "roll", fits: isAsked("roll"), target: () => '[data-action="roll"]' },
    { id: "place", fits: isAsked("place"), target: () => ".slots" },
    { id: "figure", after: "place", fits: isAsked("place"), target: () => ".slot[data-option] .gain" },
    { id: "house", after: "figure", fits: isAsked("place"), target: () => ".strip" },
    {
        id: "neutral",
        after: "place",
        fits: (moment) =>
            isAsked("roll")(moment) &&
            moment.view.casinos.some(({ dice }) => dice.some(({ owner }) => owner === "neutral")),
        target: () => '.ladder [data-dice="neutral"]',
    },
    {
        id: "tie",
        after: "figure",
        fits: (moment) => isAsked("place")(moment) && (tyingPlacement(moment) !== undefined || tiedCasino(moment) > 0),
        target: (moment) =>
            slotSelector(tyingPlacement(moment)) ?? `[data-testid="casino-${tiedCasino(moment)}"] .out.tie`,
    },
    {
        id: "second",
        after: "house",
        fits: (moment) => secondCardPlacement(moment) !== undefined,
        target: (moment) => slotSelector(secondCardPlacement(moment)),
    },
    {
        id: "pass",
        after: "house",
        fits: (moment) => isAsked("place")(moment) && moment.question!.actions.some(({ kind }) => kind === "pass"),
        target: () => '[data-action="pass"]',
    },
    {
        id: "big",
        after: "house",
        fits: (moment) => bigDiePlacement(moment) !== undefined,
        target: (moment) => slotSelector(bigDiePlacement(moment)),
    },
    { id: "out", fits: hasNoDiceLeft },
    { id: "payout", fits: ({ isPaying }) => isPaying, target: () => ".payfloor" },
    { id: "end", fits: ({ isEnded }) => isEnded },
];

/** The tile whose question is ours to answer. */
const askedTile = ({ view, question }: HintContext): TileId | null =>
    question === null ? null : questionFor(question.kind, view).tile;

/** No tile asks, and no money is paid. */
const isBetweenQuestions = (moment: HintContext): boolean =>
    !moment.isPaying &&
    !moment.isEnded &&
    (moment.question === null || isAsked("roll")(moment) || isAsked("place")(moment));

/** A tile, where it lies beside a casino for the first time: at our question, or while others think. */
const tileHint = (tile: TileId): Hint => ({
    id: `tile-${tile}`,
    tile,
    title: () => tileName(tile),
    fits: (moment) => tileAt(moment.view, tile) !== null && (isBetweenQuestions(moment) || askedTile(moment) === tile),
    hasPriority: (moment) =>
        askedTile(moment) === tile ||
        (moment.question?.actions.some((action) => previewOf(action)?.tile === tile) ?? false),
    target: () => `[data-testid="tile-${tile}"]`,
});

/** Turns begin to take one press after the first game. */
const kOnePressHint: Hint = {
    id: "one_press",
    fits: (moment) => settings.turnStyle === "one_press" && isAsked("roll")(moment),
    hasPriority: () => true,
    target: () => '[data-action="roll"]',
};

/** What somebody who came by a link is told, before any tile: how to roll and to place. */
const kNewcomerHints = kTutorialHints
    .filter(({ id }) => ["roll", "place", "figure", "house", "tie"].includes(id))
    .map((hint) => ({ ...hint, hasPriority: () => ["roll", "place"].includes(hint.id) }));

export const kHints: HintTable = {
    tutorial: kTutorialHints,
    newcomers: kNewcomerHints,
    everywhere: [kOnePressHint, ...kTiles.map(({ id }) => tileHint(id))],
};
