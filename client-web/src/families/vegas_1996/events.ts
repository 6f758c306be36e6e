// The events of VEGAS. A row is all that the page makes of one; what it says stands in protocol/texts.
import { seatSentence, makeSentence, type EventPresentations } from "../../events/presentation";
import type { Action } from "../../protocol/types";
import type { Sentence } from "../../texts/sentence";

function cardSentence(seat: number, choice: Action): Sentence {
    switch (choice.kind) {
        case "front_man":
            return seatSentence("event.card_front_man", seat, { table: choice.table });
        case "good_luck":
            return seatSentence("event.card_good_luck", seat, { number: choice.number });
        default:
            return seatSentence("event.card_mary_chip", seat);
    }
}

export const kVegas1996Events: EventPresentations = {
    pawn_placed: { sentence: (e) => seatSentence("event.pawn_placed", e.seat, { table: e.table }), durationMs: 500 },
    pawn_moved: { sentence: (e) => seatSentence("event.pawn_moved", e.seat, { table: e.table }), durationMs: 600 },
    card_played: { sentence: (e) => cardSentence(e.seat, e.choice as Action), durationMs: 700 },
    rolled: {
        sentence: (e) => seatSentence("event.rolled", e.seat, { dice: { dice: e.small, of: "golden" } }),
        durationMs: 1000,
        sound: "roll",
        thrownFaces: (e) => [...e.small],
    },
    passed: { sentence: (e) => seatSentence("event.passed", e.seat), durationMs: 700 },
    counter_placed: {
        sentence: (e) =>
            e.replaced === undefined
                ? seatSentence("event.counter_placed", e.seat, { table: e.table })
                : seatSentence("event.counter_replaced", e.seat, { table: e.table, other: { seat: e.replaced } }),
        durationMs: 700,
        sound: "place",
    },
    nothing_placed: { sentence: (e) => seatSentence("event.nothing_placed", e.seat, { table: e.table }) },
    duel_started: {
        sentence: (e) => seatSentence("event.duel_started", e.seat, { table: e.table, defender: { seat: e.defender } }),
        durationMs: 700,
    },
    sealed: { sentence: (e) => seatSentence("event.sealed", e.seat), durationMs: 500 },
    revealed: {
        sentence: (e) => {
            const choice = e.choice as Action;
            return choice.kind === "duel"
                ? seatSentence("event.revealed_duel", e.seat, { number: choice.number })
                : null;
        },
        durationMs: 1000,
    },
    duel_ended: {
        sentence: (e) =>
            e.seat === undefined ? makeSentence("event.duel_drawn") : seatSentence("event.duel_won", e.seat),
        durationMs: 900,
    },
    mary_moved: {
        sentence: (e) =>
            e.table === undefined
                ? makeSentence("event.mary_on_blank")
                : makeSentence("event.mary_moved", { table: e.table }),
        durationMs: 800,
    },
    chip_won: {
        sentence: (e) => seatSentence("event.chip_won", e.seat, { table: e.table, value: e.value }),
        durationMs: 1000,
    },
    chip_discarded: {
        sentence: (e) => makeSentence("event.chip_discarded", { table: e.table, value: e.value }),
        durationMs: 800,
    },
};
