import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { seatDice, tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    barred: {
        sentence: (e) => seatSentence("event.barred", e.seat, { dice: seatDice(e.seat, e) }),
        durationMs: 600,
        icon: tileIcon,
    },
    unbarred: {
        sentence: (e) => seatSentence("event.unbarred", e.seat, { dice: seatDice(e.seat, e) }),
        icon: tileIcon,
    },
};
