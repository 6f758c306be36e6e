// Events of every table, whatever is played there.
import type { View } from "../protocol/types";
import { displayName, isolateName, personName, unseatedName } from "../texts/names";
import { seatSentence, makeSentence, type EventPresentations } from "./presentation";

/** Somebody who may not be on this seat for long, as they are called while they are. Or somebody without a seat. */
function formerName(
    { seat, name, alike }: { seat?: number | null; name: string; alike?: boolean },
    { table }: View,
): string {
    if (seat == null && alike) return unseatedName({ name, alike });
    const person = seat == null ? null : table.seats[seat];
    return seat != null && person?.name === name ? displayName(person, seat) : personName(name);
}

export const kCommonEvents: EventPresentations = {
    joined: {
        sentence: (e) =>
            typeof e.seat === "number"
                ? seatSentence("event.joined", e.seat)
                : makeSentence("event.joined_watching", { name: isolateName(e.name) }),
    },
    left: {
        sentence: (e, _, before) => ({
            ...makeSentence("event.left", { name: formerName(e, before) }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    removed: {
        sentence: (e, _, before) => ({
            ...makeSentence("event.removed", { name: formerName(e, before) }),
            seat: e.seat,
        }),
    },
    away: { sentence: (e) => seatSentence("event.away", e.seat) },
    back: { sentence: (e) => seatSentence("event.back", e.seat) },
    ready: { sentence: (e) => seatSentence("event.ready", e.seat) },
    not_ready: { sentence: (e) => seatSentence("event.not_ready", e.seat) },
    bot_added: { sentence: (e) => seatSentence("event.bot_added", e.seat) },
    bot_removed: { sentence: (e, _, before) => makeSentence("event.left", { name: formerName(e, before) }) },
    host_changed: { sentence: (e) => seatSentence("event.host_changed", e.seat) },
    seed_withheld: { sentence: (e) => makeSentence("event.seed_withheld", { name: { name: isolateName(e.name) } }) },
    setup_changed: { sentence: (e) => makeSentence("event.setup_changed", { name: { name: unseatedName(e) } }) },
    seat_requested: {
        sentence: (e, _, before) =>
            makeSentence("event.seat_requested", {
                name: { name: unseatedName(e) },
                of: { name: displayName(before.table.seats[e.seat], e.seat) },
            }),
    },
    seat_taken_over: {
        // Where names are not told it only marks what was another's.
        sentence: ({ seat, name, from }, after, before) =>
            name === undefined || from === undefined
                ? null
                : {
                      ...makeSentence("event.seat_taken_over", {
                          name: { name: formerName({ seat, name }, after) },
                          from: { name: formerName({ seat, name: from }, before) },
                      }),
                      seat,
                  },
    },
    phrase_sent: {
        sentence: (e, at) => ({
            ...makeSentence("event.phrase_sent", { name: { name: formerName(e, at) }, phrase: { phrase: e.phrase } }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    nudged: { sentence: (e) => seatSentence("event.nudged", e.by, { other: { seat: e.seat } }) },
    pause_refused: { sentence: () => makeSentence("event.pause_refused") },
    paused: { sentence: (e) => makeSentence("event.paused", { minutes: e.minutes }) },
    resumed: {
        sentence: (e) =>
            e.seat === undefined ? makeSentence("event.resumed") : seatSentence("event.resumed_by", e.seat),
    },
    rematch: { sentence: (e) => seatSentence("event.rematch", e.seat) },
    timed_out: { sentence: (e) => seatSentence("event.timed_out", e.seat) },
    game_ended: {
        sentence: (e) => makeSentence("event.game_ended", { winners: { owners: e.winners } }, e.winners.length),
        payout: "over",
    },
};
