import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    picked: {
        sentence: (e) => seatSentence("event.picked", e.seat, { pile: e.pile }),
        durationMs: 800,
        icon: tileIcon,
    },
};
