// The events of VEGAS. A row is all that the page makes of one; what it says stands in protocol/texts.
import { about, say, type Rows } from "../../events/row";
import type { Action } from "../../protocol/types";
import type { Sentence } from "../../texts/sentence";

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

export const kVegas1996: Rows = {
    pawn_placed: { says: (e) => about("event.pawn_placed", e.seat, { table: e.table }), ms: 500 },
    pawn_moved: { says: (e) => about("event.pawn_moved", e.seat, { table: e.table }), ms: 600 },
    card_played: { says: (e) => card(e.seat, e.choice as Action), ms: 700 },
    rolled: {
        says: (e) => about("event.rolled", e.seat, { dice: { dice: e.small, of: "golden" } }),
        ms: 1000,
        sound: "roll",
        thrown: (e) => [...e.small],
    },
    passed: { says: (e) => about("event.passed", e.seat), ms: 700 },
    counter_placed: {
        says: (e) =>
            e.replaced === undefined
                ? about("event.counter_placed", e.seat, { table: e.table })
                : about("event.counter_replaced", e.seat, { table: e.table, other: { seat: e.replaced } }),
        ms: 700,
        sound: "place",
    },
    nothing_placed: { says: (e) => about("event.nothing_placed", e.seat, { table: e.table }) },
    duel_started: {
        says: (e) => about("event.duel_started", e.seat, { table: e.table, defender: { seat: e.defender } }),
        ms: 700,
    },
    sealed: { says: (e) => about("event.sealed", e.seat), ms: 500 },
    revealed: {
        says: (e) => {
            const choice = e.choice as Action;
            return choice.kind === "duel" ? about("event.revealed_duel", e.seat, { number: choice.number }) : null;
        },
        ms: 1000,
    },
    duel_ended: {
        says: (e) => (e.seat === undefined ? say("event.duel_drawn") : about("event.duel_won", e.seat)),
        ms: 900,
    },
    mary_moved: {
        says: (e) => (e.table === undefined ? say("event.mary_on_blank") : say("event.mary_moved", { table: e.table })),
        ms: 800,
    },
    chip_won: { says: (e) => about("event.chip_won", e.seat, { table: e.table, value: e.value }), ms: 1000 },
    chip_discarded: { says: (e) => say("event.chip_discarded", { table: e.table, value: e.value }), ms: 800 },
};
