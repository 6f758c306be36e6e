import { makeSentence, type EventPresentations } from "../../../../events/presentation";
import { tileIcon } from "../../event_parts";

export const events: EventPresentations = {
    marked: {
        sentence: (e) =>
            makeSentence("event.marked", { casino: e.casino, owners: { owners: e.seats } }, e.seats.length),
        durationMs: 500,
        icon: tileIcon,
    },
};
