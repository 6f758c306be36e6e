// The events of the games with six casinos. A row is all that the page makes of one; what it says stands in
// protocol/texts.
import { seatSentence, makeSentence, type DiceMovement, type EventPresentations } from "../../events/presentation";
import type { Action, Owner } from "../../protocol/types";
import type { Arg } from "../../texts/sentence";

interface Dice {
    small?: number;
    big?: number;
    neutral?: number;
}

const repeatFace = (face: number, count = 0): number[] => Array.from({ length: count }, () => face);

/** So many dice of a seat; `face`: what they show, 0 where that does not matter. */
const seatDice = (seat: number, { small, big, neutral }: Dice, face = 0): Arg => ({
    dice: repeatFace(face, small),
    of: seat,
    ...(big === undefined ? {} : { big: face }),
    ...(neutral === undefined ? {} : { neutral: repeatFace(face, neutral) }),
});

const blankDice = (count: number): Arg => ({ dice: repeatFace(0, count), of: "blank" });
const tileArg = (e: { tile: string }): Arg => ({ tile: e.tile });
const tileIcon = (e: { tile: string }): string => `t-${e.tile}`;

const payment = (of: { chips?: number; dollars?: number }): Arg =>
    of.dollars === undefined ? { chips: of.chips ?? 0 } : { money: of.dollars };

const optional = (face: number | undefined): number[] => (face === undefined ? [] : [face]);

const addDice = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMovement => ({
    casino,
    owner,
    small,
    big,
    count: small + 2 * big,
});
const removeDice = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMovement =>
    addDice(casino, owner, { small: -small, big: -big });

/** Rounds, rolls and placing. */
const kTurnEvents = {
    round_started: {
        sentence: (e) => seatSentence("event.round_started", e.seat, { round: e.round }),
        durationMs: 900,
        payout: "over",
    },
    cards_dealt: { durationMs: 700 },
    tiles_laid: {
        sentence: (e) => {
            const tiles = e.tiles.filter((each) => each !== null);
            return tiles.length === 0
                ? makeSentence("event.no_tiles_laid")
                : makeSentence("event.tiles_laid", { tiles: { tiles } });
        },
        durationMs: 700,
    },
    chips_given: { sentence: (e) => makeSentence("event.chips_given", { chips: { chips: e.chips } }) },
    neutral_rolled: {
        sentence: (e) => {
            const dice: Arg = { dice: e.small, of: "neutral", ...(e.big === undefined ? {} : { big: e.big }) };
            return e.seat === undefined
                ? makeSentence("event.neutral_rolled", { dice })
                : seatSentence("event.neutral_rolled_by", e.seat, { dice });
        },
        durationMs: 700,
        sound: "roll",
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
    not_activated: {
        sentence: (e) => seatSentence("event.not_activated", e.seat, { tile: tileArg(e) }),
        durationMs: 600,
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
            // The piles of Black Box are told by what is picked.
            const choice = e.choice as Action;
            return choice.kind === "hide" ? seatSentence("event.revealed_fist", e.seat, { fist: choice.fist }) : null;
        },
        durationMs: 1000,
    },
    // A move, of Handicap or My Choice.
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
    // The gray dice of Block It! and Handicap.
    blank_placed: {
        sentence: (e) =>
            e.seat === undefined
                ? makeSentence("event.blank_dealt", { dice: blankDice(e.blank), casino: e.casino })
                : seatSentence("event.blank_placed", e.seat, { dice: blankDice(e.blank), casino: e.casino }),
        durationMs: 600,
        sound: "place",
        movedDice: (e) => [addDice(e.casino, "blank", { small: e.blank })],
    },
    blank_taken: {
        sentence: (e) => seatSentence("event.blank_taken", e.seat, { dice: blankDice(1), casino: e.casino }),
        durationMs: 600,
        movedDice: (e) => [removeDice(e.casino, "blank", { small: 1 })],
    },
} satisfies EventPresentations;

/** What one tile alone does, in the order of the tiles. */
const kSingleTileEvents = {
    guessed: {
        sentence: (e) => seatSentence("event.guessed", e.seat, { fist: e.fist }),
        durationMs: 800,
        icon: tileIcon,
    },
    black_placed: {
        sentence: (e) => seatSentence("event.black_placed", e.seat, { casino: e.casino }),
        durationMs: 600,
        // It counts for the seat, and lies there as what it is.
        movedDice: (e) => [{ casino: e.casino, owner: e.seat, small: 0, big: 0, count: 1 }],
    },
    bet: {
        sentence: (e) => seatSentence(e.bet === "higher" ? "event.bet_higher" : "event.bet_lower", e.seat),
        durationMs: 500,
        icon: tileIcon,
    },
    bet_won: { sentence: (e) => seatSentence("event.bet_won", e.seat), durationMs: 800, icon: tileIcon },
    bet_lost: { sentence: (e) => seatSentence("event.bet_lost", e.seat), durationMs: 900, icon: tileIcon },
    marked: {
        sentence: (e) =>
            makeSentence("event.marked", { casino: e.casino, owners: { owners: e.seats } }, e.seats.length),
        durationMs: 500,
        icon: tileIcon,
    },
    power_played: { sentence: (e) => seatSentence("event.power_played", e.seat), durationMs: 500 },
    casino_closed: {
        sentence: (e) => seatSentence("event.casino_closed", e.seat, { casino: e.casino }),
        durationMs: 700,
    },
    kept_closed: { sentence: (e) => seatSentence("event.kept_closed", e.seat, { casino: e.casino }), durationMs: 500 },
    barred: {
        sentence: (e) => seatSentence("event.barred", e.seat, { dice: seatDice(e.seat, e) }),
        durationMs: 600,
        icon: tileIcon,
    },
    unbarred: {
        sentence: (e) => seatSentence("event.unbarred", e.seat, { dice: seatDice(e.seat, e) }),
        icon: tileIcon,
    },
    picked: {
        sentence: (e) => seatSentence("event.picked", e.seat, { pile: e.pile }),
        durationMs: 800,
        icon: tileIcon,
    },
    doubled: {
        sentence: (e) =>
            seatSentence("event.doubled", e.seat, { dice: seatDice(e.seat, e, e.casino), casino: e.casino }),
        durationMs: 600,
        icon: tileIcon,
        movedDice: (e) => [removeDice(e.casino, e.seat, e)],
    },
    space_filled: {
        sentence: (e) => seatSentence("event.space_filled", e.seat, { dice: seatDice(e.seat, e), space: e.space }),
        durationMs: 600,
        icon: tileIcon,
        movedDice: (e) => (e.from === "casino" ? [removeDice(e.space, e.seat, e)] : []),
    },
    space_emptied: {
        sentence: (e) => seatSentence("event.space_emptied", e.seat, { dice: seatDice(e.seat, e), space: e.space }),
        icon: tileIcon,
        movedDice: (e) => [addDice(e.space, e.seat, e)],
    },
    chosen: {
        sentence: (e) => seatSentence("event.chosen", e.seat, { number: e.number }),
        durationMs: 600,
        icon: tileIcon,
    },
    golden_filled: {
        sentence: (e) => seatSentence("event.golden_filled", e.seat, { dice: seatDice(e.seat, e) }),
        durationMs: 600,
        icon: tileIcon,
    },
    golden_emptied: {
        sentence: (e) => seatSentence("event.golden_emptied", e.seat, { dice: seatDice(e.seat, e) }),
        icon: tileIcon,
    },
} satisfies EventPresentations;

export const kLasVegasEvents: EventPresentations = {
    ...kTurnEvents,
    ...kPayoutEvents,
    ...kTileEvents,
    ...kSingleTileEvents,
};
