import { seatSentence, type EventPresentations } from "../../../../events/presentation";
import { tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    bet: {
        sentence: (e) => seatSentence(e.bet === "higher" ? "event.bet_higher" : "event.bet_lower", e.seat),
        durationMs: 500,
        icon: tileIcon,
    },
    bet_won: { sentence: (e) => seatSentence("event.bet_won", e.seat), durationMs: 800, icon: tileIcon },
    bet_lost: { sentence: (e) => seatSentence("event.bet_lost", e.seat), durationMs: 900, icon: tileIcon },
};
