import { seatSentence, type EventPresentations } from "../../../../events/presentation";

export const events: EventPresentations = {
    black_placed: {
        sentence: (e) => seatSentence("event.black_placed", e.seat, { casino: e.casino }),
        durationMs: 600,
        // It counts for the seat, and lies there as what it is.
        movedDice: (e) => [{ casino: e.casino, owner: e.seat, small: 0, big: 0, count: 1 }],
    },
};
