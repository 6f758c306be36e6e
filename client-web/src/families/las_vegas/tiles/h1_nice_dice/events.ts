import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { addDice, removeDice, seatDice, tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    space_filled: {
        sentence: (e) => seatSentence("event.space_filled", e.seat, { dice: seatDice(e.seat, e), space: e.space }),
        durationMs: 600,
        icon: tileIcon,
        movedDice: (e) => (e.from === "casino" ? [removeDice(e.space, e.seat, e)] : []),
    },
    space_emptied: {
        sentence: (e) => seatSentence("event.space_emptied", e.seat, { dice: seatDice(e.seat, e), space: e.space }),
        icon: tileIcon,
        movedDice: (e) => [addDice(e.space, e.seat, e)],
    },
};
