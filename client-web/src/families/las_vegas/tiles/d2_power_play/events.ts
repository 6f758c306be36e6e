import { seatSentence, type EventPresentations } from "../../../../events/presentation";

export const events: EventPresentations = {
    power_played: { sentence: (e) => seatSentence("event.power_played", e.seat), durationMs: 500 },
};
