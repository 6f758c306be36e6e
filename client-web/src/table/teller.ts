import type { Action, EventOf, TableEvent, View } from "../protocol/types";
import type { Arg, Sentence } from "../texts/sentence";
import type { Key } from "../texts/texts.svelte";

type Args = Record<string, Arg>;
type Told<K extends TableEvent["kind"]> = (event: EventOf<K>, after: View, before: View) => Sentence | null;
interface Dice {
    small?: number;
    big?: number;
    neutral?: number;
}

const say = (key: Key, args: Args = {}, n?: number): Sentence => ({ key, args, ...(n === undefined ? {} : { n }) });

/** A sentence about a seat: `{who}` in the text, and its mark before it. */
const about = (key: Key, seat: number, args: Args = {}, n?: number): Sentence => ({
    ...say(key, { who: { seat }, ...args }, n),
    seat,
});

const same = (face: number, count = 0): number[] => Array.from({ length: count }, () => face);

/** So many dice of a seat; `face`: what they show, 0 where that does not matter. */
const some = (seat: number, { small, big, neutral }: Dice, face = 0): Arg => ({
    dice: same(face, small),
    of: seat,
    ...(big === undefined ? {} : { big: face }),
    ...(neutral === undefined ? {} : { neutral: same(face, neutral) }),
});

const payment = (of: { chips?: number; dollars?: number }): Arg =>
    of.dollars === undefined ? { chips: of.chips ?? 0 } : { money: of.dollars };

function shown(seat: number, choice: Action): Sentence | null {
    switch (choice.kind) {
        case "hide":
            return about("event.revealed_fist", seat, { fist: choice.fist });
        case "duel":
            return about("event.revealed_duel", seat, { number: choice.number });
        default:
            return null; // the piles of Black Box are told by what is picked
    }
}

function card(seat: number, choice: Action): Sentence {
    switch (choice.kind) {
        case "front_man":
            return about("event.card_front_man", seat, { table: choice.table });
        case "good_luck":
            return about("event.card_good_luck", seat, { number: choice.number });
        default:
            return about("event.card_mary_chip", seat);
    }
}

// Events that say nothing of their own are missing: they are seen on the board, or told by the event beside them.
const tellers: { [K in TableEvent["kind"]]?: Told<K> } = {
    joined: (e) =>
        typeof e.seat === "number" ? about("event.joined", e.seat) : say("event.joined_watching", { name: e.name }),
    left: (e) =>
        typeof e.seat === "number"
            ? { ...say("event.left", { name: e.name }), seat: e.seat }
            : say("event.left", { name: e.name }),
    away: (e) => about("event.away", e.seat),
    back: (e) => about("event.back", e.seat),
    rematch: (e) => about("event.rematch", e.seat),
    ready: (e) => about("event.ready", e.seat),
    not_ready: (e) => about("event.not_ready", e.seat),
    bot_added: (e) => about("event.bot_added", e.seat),
    bot_removed: (e) => say("event.left", { name: e.name }),
    host_changed: (e) => say("event.host_changed", { name: e.name }),
    timed_out: (e) => about("event.timed_out", e.seat),
    round_started: (e) => about("event.round_started", e.seat, { round: e.round }),
    tiles_laid: (e) => {
        const tiles = e.tiles.filter((tile) => tile !== null);
        return tiles.length === 0 ? say("event.no_tiles_laid") : say("event.tiles_laid", { tiles: { tiles } });
    },
    chips_given: (e) => say("event.chips_given", { chips: { chips: e.chips } }),
    neutral_rolled: (e) => {
        const dice: Arg = { dice: e.small, of: "neutral", ...(e.big === undefined ? {} : { big: e.big }) };
        return e.seat === undefined
            ? say("event.neutral_rolled", { dice })
            : about("event.neutral_rolled_by", e.seat, { dice });
    },
    rolled: (e, after) =>
        about("event.rolled", e.seat, {
            dice: {
                dice: e.small,
                of: after.board === undefined ? e.seat : "golden",
                ...(e.big === undefined ? {} : { big: e.big }),
                ...(e.neutral ? { neutral: e.neutral } : {}),
            },
        }),
    placed: (e) => about("event.placed", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
    passed: (e) => {
        if (e.chips !== undefined) return about("event.passed_for", e.seat, { paid: { chips: e.chips } });
        if (e.dollars !== undefined) return about("event.passed_for", e.seat, { paid: { money: e.dollars } });
        if (e.skip_cards !== undefined) return about("event.passed_for_card", e.seat);
        return about("event.passed", e.seat);
    },
    round_ended: (e) => say("event.round_ended", { round: e.round }),
    tied: (e) => say("event.tied", { casino: e.casino, owners: { owners: e.owners }, count: e.count }),
    card_won: (e) => about("event.card_won", e.seat, { casino: e.casino, money: { money: e.dollars } }),
    card_returned: (e) =>
        e.owner === undefined
            ? say("event.card_returned", { casino: e.casino, money: { money: e.dollars } })
            : say("event.card_returned_from", {
                  casino: e.casino,
                  money: { money: e.dollars },
                  owner: { owners: [e.owner] },
              }),
    game_ended: (e) => say("event.game_ended", { winners: { owners: e.winners } }, e.winners.length),
    sealed: (e) =>
        e.piles === undefined
            ? about("event.sealed", e.seat)
            : about("event.sealed_piles", e.seat, { first: e.piles[0] ?? 0, second: e.piles[1] ?? 0 }),
    revealed: (e) => shown(e.seat, e.choice as Action),
    tile_activated: (e) => about("event.tile_activated", e.seat, { tile: { tile: e.tile } }),
    black_rolled: (e) =>
        about("event.black_rolled", e.seat, { tile: { tile: e.tile }, dice: { dice: e.dice, of: "black" } }),
    paid: (e) => about("event.paid", e.seat, { tile: { tile: e.tile }, paid: payment(e) }),
    declined: (e) => about("event.declined", e.seat, { tile: { tile: e.tile } }),
    counter_moved: (e) =>
        e.dollars === undefined
            ? null
            : say("event.counter_moved", { tile: { tile: e.tile }, money: { money: e.dollars } }),
    token_taken: (e) => about("event.token_taken", e.seat, { tile: { tile: e.tile } }),
    token_returned: (e) => about("event.token_returned", e.seat, { tile: { tile: e.tile } }),
    power_played: (e) => about("event.power_played", e.seat),
    guessed: (e) => about("event.guessed", e.seat, { fist: e.fist }),
    bet: (e) => about(e.bet === "higher" ? "event.bet_higher" : "event.bet_lower", e.seat),
    bet_won: (e) => about("event.bet_won", e.seat),
    bet_lost: (e) => about("event.bet_lost", e.seat),
    black_placed: (e) => about("event.black_placed", e.seat, { casino: e.casino }),
    marked: (e) => say("event.marked", { casino: e.casino, owners: { owners: e.seats } }, e.seats.length),
    fined: (e) => about("event.fined", e.seat, { tile: { tile: e.tile }, money: { money: e.dollars } }),
    casino_closed: (e) => about("event.casino_closed", e.seat, { casino: e.casino }),
    kept_closed: (e) => about("event.kept_closed", e.seat, { casino: e.casino }),
    barred: (e) => about("event.barred", e.seat, { dice: some(e.seat, e) }),
    unbarred: (e) => about("event.unbarred", e.seat, { dice: some(e.seat, e) }),
    blank_placed: (e) => {
        const dice: Arg = { dice: same(0, e.blank), of: "blank" };
        return e.seat === undefined
            ? say("event.blank_dealt", { dice, casino: e.casino })
            : about("event.blank_placed", e.seat, { dice, casino: e.casino });
    },
    blank_taken: (e) => about("event.blank_taken", e.seat, { dice: { dice: [0], of: "blank" }, casino: e.casino }),
    die_turned: (e) => about("event.die_turned", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
    die_taken_back: (e) => about("event.die_taken_back", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
    picked: (e) => about("event.picked", e.seat, { pile: e.pile }),
    doubled: (e) => about("event.doubled", e.seat, { dice: some(e.seat, e, e.casino), casino: e.casino }),
    space_filled: (e) => about("event.space_filled", e.seat, { dice: some(e.seat, e), space: e.space }),
    space_emptied: (e) => about("event.space_emptied", e.seat, { dice: some(e.seat, e), space: e.space }),
    chosen: (e) => about("event.chosen", e.seat, { number: e.number }),
    not_activated: (e) => about("event.not_activated", e.seat, { tile: { tile: e.tile } }),
    golden_filled: (e) => about("event.golden_filled", e.seat, { dice: some(e.seat, e) }),
    golden_emptied: (e) => about("event.golden_emptied", e.seat, { dice: some(e.seat, e) }),
    pawn_placed: (e) => about("event.pawn_placed", e.seat, { table: e.table }),
    pawn_moved: (e) => about("event.pawn_moved", e.seat, { table: e.table }),
    card_played: (e) => card(e.seat, e.choice as Action),
    counter_placed: (e) =>
        e.replaced === undefined
            ? about("event.counter_placed", e.seat, { table: e.table })
            : about("event.counter_replaced", e.seat, { table: e.table, other: { seat: e.replaced } }),
    nothing_placed: (e) => about("event.nothing_placed", e.seat, { table: e.table }),
    duel_started: (e) => about("event.duel_started", e.seat, { table: e.table, defender: { seat: e.defender } }),
    duel_ended: (e) => (e.seat === undefined ? say("event.duel_drawn") : about("event.duel_won", e.seat)),
    mary_moved: (e) =>
        e.table === undefined ? say("event.mary_on_blank") : say("event.mary_moved", { table: e.table }),
    chip_won: (e) => about("event.chip_won", e.seat, { table: e.table, value: e.value }),
    chip_discarded: (e) => say("event.chip_discarded", { table: e.table, value: e.value }),
};

/** What an event says to the people at the table, for the log and for screen readers; nothing for events that a newer server may add. */
export function told(event: TableEvent, after: View, before: View): Sentence[] {
    const teller = tellers[event.kind] as Told<TableEvent["kind"]> | undefined;
    const sentence = teller?.(event as never, after, before) ?? null;
    return sentence === null ? [] : [sentence];
}
