import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    guessed: {
        sentence: (e) => seatSentence("event.guessed", e.seat, { fist: e.fist }),
        durationMs: 800,
        icon: tileIcon,
    },
};
