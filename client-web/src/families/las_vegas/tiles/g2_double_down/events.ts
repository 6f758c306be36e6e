import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { removeDice, seatDice, tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    doubled: {
        sentence: (e) =>
            seatSentence("event.doubled", e.seat, { dice: seatDice(e.seat, e, e.casino), casino: e.casino }),
        durationMs: 600,
        icon: tileIcon,
        movedDice: (e) => [removeDice(e.casino, e.seat, e)],
    },
};
