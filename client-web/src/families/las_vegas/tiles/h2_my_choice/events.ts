import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { seatDice, tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    chosen: {
        sentence: (e) => seatSentence("event.chosen", e.seat, { number: e.number }),
        durationMs: 600,
        icon: tileIcon,
    },
    not_activated: {
        sentence: (e) => seatSentence("event.not_activated", e.seat, { tile: { tile: e.tile } }),
        durationMs: 600,
        icon: tileIcon,
    },
    golden_filled: {
        sentence: (e) => seatSentence("event.golden_filled", e.seat, { dice: seatDice(e.seat, e) }),
        durationMs: 600,
        icon: tileIcon,
    },
    golden_emptied: {
        sentence: (e) => seatSentence("event.golden_emptied", e.seat, { dice: seatDice(e.seat, e) }),
        icon: tileIcon,
    },
};
