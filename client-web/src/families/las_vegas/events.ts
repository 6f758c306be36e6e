// The events of the games with six casinos. A row is all that the page makes of one; what it says stands in
// protocol/texts.
import { about, say, type DiceMoved, type Rows } from "../../events/row";
import type { Action, Owner } from "../../protocol/types";
import type { Arg } from "../../texts/sentence";

interface Dice {
    small?: number;
    big?: number;
    neutral?: number;
}

const same = (face: number, count = 0): number[] => Array.from({ length: count }, () => face);

/** So many dice of a seat; `face`: what they show, 0 where that does not matter. */
const some = (seat: number, { small, big, neutral }: Dice, face = 0): Arg => ({
    dice: same(face, small),
    of: seat,
    ...(big === undefined ? {} : { big: face }),
    ...(neutral === undefined ? {} : { neutral: same(face, neutral) }),
});

const blank = (count: number): Arg => ({ dice: same(0, count), of: "blank" });
const tile = (e: { tile: string }): Arg => ({ tile: e.tile });
const ofTile = (e: { tile: string }): string => `t-${e.tile}`;

const payment = (of: { chips?: number; dollars?: number }): Arg =>
    of.dollars === undefined ? { chips: of.chips ?? 0 } : { money: of.dollars };

const optional = (face: number | undefined): number[] => (face === undefined ? [] : [face]);

const into = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMoved => ({
    casino,
    owner,
    small,
    big,
    count: small + 2 * big,
});
const outOf = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMoved =>
    into(casino, owner, { small: -small, big: -big });

/** Rounds, rolls and placing. */
const kTurns = {
    round_started: {
        says: (e) => about("event.round_started", e.seat, { round: e.round }),
        ms: 900,
        payout: "over",
    },
    cards_dealt: { ms: 700 },
    tiles_laid: {
        says: (e) => {
            const tiles = e.tiles.filter((each) => each !== null);
            return tiles.length === 0 ? say("event.no_tiles_laid") : say("event.tiles_laid", { tiles: { tiles } });
        },
        ms: 700,
    },
    chips_given: { says: (e) => say("event.chips_given", { chips: { chips: e.chips } }) },
    neutral_rolled: {
        says: (e) => {
            const dice: Arg = { dice: e.small, of: "neutral", ...(e.big === undefined ? {} : { big: e.big }) };
            return e.seat === undefined
                ? say("event.neutral_rolled", { dice })
                : about("event.neutral_rolled_by", e.seat, { dice });
        },
        ms: 700,
        sound: "roll",
        thrown: (e) => [...e.small, ...optional(e.big)],
    },
    rolled: {
        says: (e) =>
            about("event.rolled", e.seat, {
                dice: {
                    dice: e.small,
                    of: e.seat,
                    ...(e.big === undefined ? {} : { big: e.big }),
                    ...(e.neutral ? { neutral: e.neutral } : {}),
                },
            }),
        ms: 1000,
        sound: "roll",
        thrown: (e) => [...e.small, ...optional(e.big), ...(e.neutral ?? [])],
    },
    placed: {
        says: (e) => about("event.placed", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
        ms: 900,
        sound: "place",
        dice: (e) => [
            into(e.casino, e.seat, { ...e, neutral: 0 }),
            ...(e.neutral === undefined ? [] : [into(e.casino, "neutral", { small: e.neutral })]),
        ],
    },
    passed: {
        says: (e) => {
            if (e.chips !== undefined) return about("event.passed_for", e.seat, { paid: { chips: e.chips } });
            if (e.dollars !== undefined) return about("event.passed_for", e.seat, { paid: { money: e.dollars } });
            if (e.skip_cards !== undefined) return about("event.passed_for_card", e.seat);
            return about("event.passed", e.seat);
        },
        ms: 700,
        flies: "from_seat",
    },
} satisfies Rows;

/** The end of a round: the cards of every casino. */
const kPayouts = {
    round_ended: { says: (e) => say("event.round_ended", { round: e.round }) },
    tied: {
        says: (e) => say("event.tied", { casino: e.casino, owners: { owners: e.owners }, count: e.count }),
        ms: 360,
        payout: "card",
    },
    card_won: {
        says: (e) => about("event.card_won", e.seat, { casino: e.casino, money: { money: e.dollars } }),
        payout: "card",
    },
    card_returned: {
        says: (e) =>
            e.owner === undefined
                ? say("event.card_returned", { casino: e.casino, money: { money: e.dollars } })
                : say("event.card_returned_from", {
                      casino: e.casino,
                      money: { money: e.dollars },
                      owner: { owners: [e.owner] },
                  }),
        payout: "card",
    },
} satisfies Rows;

/** What several tiles do. */
const kOfTiles = {
    tile_activated: {
        says: (e) => about("event.tile_activated", e.seat, { tile: tile(e) }),
        ms: 500,
        icon: ofTile,
    },
    not_activated: {
        says: (e) => about("event.not_activated", e.seat, { tile: tile(e) }),
        ms: 600,
        icon: ofTile,
    },
    black_rolled: {
        says: (e) => about("event.black_rolled", e.seat, { tile: tile(e), dice: { dice: e.dice, of: "black" } }),
        ms: 1000,
        icon: ofTile,
        sound: "roll",
        thrown: (e) => [...e.dice],
    },
    paid: {
        says: (e) => about("event.paid", e.seat, { tile: tile(e), paid: payment(e) }),
        ms: 700,
        icon: ofTile,
        flies: "to_seat",
        payout: "extra",
    },
    fined: {
        says: (e) => about("event.fined", e.seat, { tile: tile(e), money: { money: e.dollars } }),
        ms: 900,
        icon: ofTile,
        flies: "from_seat",
        payout: "extra",
    },
    declined: { says: (e) => about("event.declined", e.seat, { tile: tile(e) }), icon: ofTile },
    counter_moved: {
        says: (e) =>
            e.dollars === undefined ? null : say("event.counter_moved", { tile: tile(e), money: { money: e.dollars } }),
        ms: 500,
        icon: ofTile,
    },
    token_taken: { says: (e) => about("event.token_taken", e.seat, { tile: tile(e) }), ms: 500, icon: ofTile },
    token_returned: { says: (e) => about("event.token_returned", e.seat, { tile: tile(e) }), icon: ofTile },
    sealed: {
        says: (e) =>
            e.piles === undefined
                ? about("event.sealed", e.seat)
                : about("event.sealed_piles", e.seat, { first: e.piles[0] ?? 0, second: e.piles[1] ?? 0 }),
        ms: 500,
    },
    revealed: {
        says: (e) => {
            // The piles of Black Box are told by what is picked.
            const choice = e.choice as Action;
            return choice.kind === "hide" ? about("event.revealed_fist", e.seat, { fist: choice.fist }) : null;
        },
        ms: 1000,
    },
    // A move, of Handicap or My Choice.
    die_turned: {
        says: (e) => about("event.die_turned", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
        ms: 600,
        dice: (e) => [into(e.casino, e.seat, e)],
    },
    die_taken_back: {
        says: (e) => about("event.die_taken_back", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
        ms: 600,
        dice: (e) => [outOf(e.casino, e.seat, e)],
    },
    // The gray dice of Block It! and Handicap.
    blank_placed: {
        says: (e) =>
            e.seat === undefined
                ? say("event.blank_dealt", { dice: blank(e.blank), casino: e.casino })
                : about("event.blank_placed", e.seat, { dice: blank(e.blank), casino: e.casino }),
        ms: 600,
        sound: "place",
        dice: (e) => [into(e.casino, "blank", { small: e.blank })],
    },
    blank_taken: {
        says: (e) => about("event.blank_taken", e.seat, { dice: blank(1), casino: e.casino }),
        ms: 600,
        dice: (e) => [outOf(e.casino, "blank", { small: 1 })],
    },
} satisfies Rows;

/** What one tile alone does, in the order of the tiles. */
const kOfOneTile = {
    guessed: { says: (e) => about("event.guessed", e.seat, { fist: e.fist }), ms: 800, icon: ofTile },
    black_placed: {
        says: (e) => about("event.black_placed", e.seat, { casino: e.casino }),
        ms: 600,
        // It counts for the seat, and lies there as what it is.
        dice: (e) => [{ casino: e.casino, owner: e.seat, small: 0, big: 0, count: 1 }],
    },
    bet: {
        says: (e) => about(e.bet === "higher" ? "event.bet_higher" : "event.bet_lower", e.seat),
        ms: 500,
        icon: ofTile,
    },
    bet_won: { says: (e) => about("event.bet_won", e.seat), ms: 800, icon: ofTile },
    bet_lost: { says: (e) => about("event.bet_lost", e.seat), ms: 900, icon: ofTile },
    marked: {
        says: (e) => say("event.marked", { casino: e.casino, owners: { owners: e.seats } }, e.seats.length),
        ms: 500,
        icon: ofTile,
    },
    power_played: { says: (e) => about("event.power_played", e.seat), ms: 500 },
    casino_closed: { says: (e) => about("event.casino_closed", e.seat, { casino: e.casino }), ms: 700 },
    kept_closed: { says: (e) => about("event.kept_closed", e.seat, { casino: e.casino }), ms: 500 },
    barred: { says: (e) => about("event.barred", e.seat, { dice: some(e.seat, e) }), ms: 600, icon: ofTile },
    unbarred: { says: (e) => about("event.unbarred", e.seat, { dice: some(e.seat, e) }), icon: ofTile },
    picked: { says: (e) => about("event.picked", e.seat, { pile: e.pile }), ms: 800, icon: ofTile },
    doubled: {
        says: (e) => about("event.doubled", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
        ms: 600,
        icon: ofTile,
        dice: (e) => [outOf(e.casino, e.seat, e)],
    },
    space_filled: {
        says: (e) => about("event.space_filled", e.seat, { dice: some(e.seat, e), space: e.space }),
        ms: 600,
        icon: ofTile,
        dice: (e) => (e.from === "casino" ? [outOf(e.space, e.seat, e)] : []),
    },
    space_emptied: {
        says: (e) => about("event.space_emptied", e.seat, { dice: some(e.seat, e), space: e.space }),
        icon: ofTile,
        dice: (e) => [into(e.space, e.seat, e)],
    },
    chosen: { says: (e) => about("event.chosen", e.seat, { number: e.number }), ms: 600, icon: ofTile },
    golden_filled: {
        says: (e) => about("event.golden_filled", e.seat, { dice: some(e.seat, e) }),
        ms: 600,
        icon: ofTile,
    },
    golden_emptied: { says: (e) => about("event.golden_emptied", e.seat, { dice: some(e.seat, e) }), icon: ofTile },
} satisfies Rows;

export const kLasVegas: Rows = { ...kTurns, ...kPayouts, ...kOfTiles, ...kOfOneTile };
