import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { blankDice, removeDice } from "../../event_parts";

export const events: EventPresentations = {
    blank_taken: {
        sentence: (e) => seatSentence("event.blank_taken", e.seat, { dice: blankDice(1), casino: e.casino }),
        durationMs: 600,
        movedDice: (e) => [removeDice(e.casino, "blank", { small: 1 })],
    },
};
