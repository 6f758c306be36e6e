// The events of the games with six casinos. A row is all that the page makes of one; what it says stands in
// protocol/texts.
import { seatSentence, makeSentence, type EventPresentations } from "../../events/presentation";
import type { TableEvent } from "../../protocol/types";
import type { Arg } from "../../texts/sentence";
import { addDice, blankDice, removeDice, seatDice, tileIcon } from "./event_parts";

const tileArg = (e: { tile: string }): Arg => ({ tile: e.tile });

const payment = (of: { chips?: number; dollars?: number }): Arg =>
    of.dollars === undefined ? { chips: of.chips ?? 0 } : { money: of.dollars };

const optional = (face: number | undefined): number[] => (face === undefined ? [] : [face]);

/** Dice that belong to nobody, at the start of a round. */
const bringsDice = ({ kind }: TableEvent) => kind === "neutral_rolled" || kind === "blank_placed";

/** Rounds, rolls and placing. */
const kTurnEvents = {
    round_started: {
        sentence: (e) => seatSentence("event.round_started", e.seat, { round: e.round }),
        durationMs: (_, following, isStill) => (isStill ? 900 : following.some(bringsDice) ? 1800 : 1200),
        payout: "over",
    },
    // Until the first turn everything is shown together, by `round_started`.
    cards_dealt: {},
    tiles_laid: {
        sentence: (e) => {
            const tiles = e.tiles.filter((each) => each !== null);
            return tiles.length === 0
                ? makeSentence("event.no_tiles_laid")
                : makeSentence("event.tiles_laid", { tiles: { tiles } });
        },
    },
    chips_given: { sentence: (e) => makeSentence("event.chips_given", { chips: { chips: e.chips } }) },
    neutral_rolled: {
        sentence: (e) => {
            const dice: Arg = { dice: e.small, of: "neutral", ...(e.big === undefined ? {} : { big: e.big }) };
            return e.seat === undefined
                ? makeSentence("event.neutral_rolled", { dice })
                : seatSentence("event.neutral_rolled_by", e.seat, { dice });
        },
        thrownFaces: (e) => [...e.small, ...optional(e.big)],
    },
    rolled: {
        sentence: (e) =>
            seatSentence("event.rolled", e.seat, {
                dice: {
                    dice: e.small,
                    of: e.seat,
                    ...(e.big === undefined ? {} : { big: e.big }),
                    ...(e.neutral ? { neutral: e.neutral } : {}),
                },
            }),
        durationMs: 1000,
        sound: "roll",
        thrownFaces: (e) => [...e.small, ...optional(e.big), ...(e.neutral ?? [])],
    },
    placed: {
        sentence: (e) =>
            seatSentence("event.placed", e.seat, { dice: seatDice(e.seat, e, e.casino), casino: e.casino }),
        durationMs: 900,
        sound: "place",
        movedDice: (e) => [
            addDice(e.casino, e.seat, { ...e, neutral: 0 }),
            ...(e.neutral === undefined ? [] : [addDice(e.casino, "neutral", { small: e.neutral })]),
        ],
    },
    passed: {
        sentence: (e) => {
            if (e.chips !== undefined) return seatSentence("event.passed_for", e.seat, { paid: { chips: e.chips } });
            if (e.dollars !== undefined)
                return seatSentence("event.passed_for", e.seat, { paid: { money: e.dollars } });
            if (e.skip_cards !== undefined) return seatSentence("event.passed_for_card", e.seat);
            return seatSentence("event.passed", e.seat);
        },
        durationMs: 700,
        flight: "from_seat",
    },
} satisfies EventPresentations;

/** The end of a round: the cards of every casino. */
const kPayoutEvents = {
    round_ended: { sentence: (e) => makeSentence("event.round_ended", { round: e.round }) },
    tied: {
        sentence: (e) => makeSentence("event.tied", { casino: e.casino, owners: { owners: e.owners }, count: e.count }),
        durationMs: 360,
        payout: "card",
    },
    card_won: {
        sentence: (e) => seatSentence("event.card_won", e.seat, { casino: e.casino, money: { money: e.dollars } }),
        payout: "card",
    },
    card_returned: {
        sentence: (e) =>
            e.owner === undefined
                ? makeSentence("event.card_returned", { casino: e.casino, money: { money: e.dollars } })
                : makeSentence("event.card_returned_from", {
                      casino: e.casino,
                      money: { money: e.dollars },
                      owner: { owners: [e.owner] },
                  }),
        payout: "card",
    },
} satisfies EventPresentations;

/** What several tiles do. */
const kTileEvents = {
    tile_activated: {
        sentence: (e) => seatSentence("event.tile_activated", e.seat, { tile: tileArg(e) }),
        durationMs: 500,
        icon: tileIcon,
    },
    black_rolled: {
        sentence: (e) =>
            seatSentence("event.black_rolled", e.seat, { tile: tileArg(e), dice: { dice: e.dice, of: "black" } }),
        durationMs: 1000,
        icon: tileIcon,
        sound: "roll",
        thrownFaces: (e) => [...e.dice],
    },
    paid: {
        sentence: (e) => seatSentence("event.paid", e.seat, { tile: tileArg(e), paid: payment(e) }),
        durationMs: 700,
        icon: tileIcon,
        flight: "to_seat",
        payout: "extra",
    },
    fined: {
        sentence: (e) => seatSentence("event.fined", e.seat, { tile: tileArg(e), money: { money: e.dollars } }),
        durationMs: 900,
        icon: tileIcon,
        flight: "from_seat",
        payout: "extra",
    },
    declined: { sentence: (e) => seatSentence("event.declined", e.seat, { tile: tileArg(e) }), icon: tileIcon },
    counter_moved: {
        sentence: (e) =>
            e.dollars === undefined
                ? null
                : makeSentence("event.counter_moved", { tile: tileArg(e), money: { money: e.dollars } }),
        durationMs: 500,
        icon: tileIcon,
    },
    token_taken: {
        sentence: (e) => seatSentence("event.token_taken", e.seat, { tile: tileArg(e) }),
        durationMs: 500,
        icon: tileIcon,
    },
    token_returned: {
        sentence: (e) => seatSentence("event.token_returned", e.seat, { tile: tileArg(e) }),
        icon: tileIcon,
    },
    sealed: {
        sentence: (e) =>
            e.piles === undefined
                ? seatSentence("event.sealed", e.seat)
                : seatSentence("event.sealed_piles", e.seat, { first: e.piles[0] ?? 0, second: e.piles[1] ?? 0 }),
        durationMs: 500,
    },
    revealed: {
        sentence: (e) => {
            // Piles are told by what is picked.
            const { fist } = e.choice as { fist?: number };
            return fist === undefined ? null : seatSentence("event.revealed_fist", e.seat, { fist });
        },
        durationMs: 1000,
    },
    // A move.
    die_turned: {
        sentence: (e) =>
            seatSentence("event.die_turned", e.seat, { dice: seatDice(e.seat, e, e.casino), casino: e.casino }),
        durationMs: 600,
        movedDice: (e) => [addDice(e.casino, e.seat, e)],
    },
    die_taken_back: {
        sentence: (e) =>
            seatSentence("event.die_taken_back", e.seat, { dice: seatDice(e.seat, e, e.casino), casino: e.casino }),
        durationMs: 600,
        movedDice: (e) => [removeDice(e.casino, e.seat, e)],
    },
    // Gray dice.
    blank_placed: {
        sentence: (e) =>
            e.seat === undefined
                ? makeSentence("event.blank_dealt", { dice: blankDice(e.blank), casino: e.casino })
                : seatSentence("event.blank_placed", e.seat, { dice: blankDice(e.blank), casino: e.casino }),
        durationMs: (e) => (e.seat === undefined ? 0 : 600),
        sound: "place",
        movedDice: (e) => [addDice(e.casino, "blank", { small: e.blank })],
    },
} satisfies EventPresentations;

/** What one tile alone does. */
const kSingleTileEvents = import.meta.glob<EventPresentations>("./tiles/*/events.ts", {
    eager: true,
    import: "events",
});

export const kLasVegasEvents: EventPresentations = Object.assign(
    {},
    kTurnEvents,
    kPayoutEvents,
    kTileEvents,
    ...Object.values(kSingleTileEvents),
);
