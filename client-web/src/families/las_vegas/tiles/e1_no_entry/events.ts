import { seatSentence, type EventPresentations } from "../../../../events/presentation";

export const events: EventPresentations = {
    casino_closed: {
        sentence: (e) => seatSentence("event.casino_closed", e.seat, { casino: e.casino }),
        durationMs: 700,
    },
    kept_closed: { sentence: (e) => seatSentence("event.kept_closed", e.seat, { casino: e.casino }), durationMs: 500 },
};
