// Events of every table, whatever is played there.
import type { View } from "../protocol/types";
import { called, isolated } from "../texts/names";
import { about, say, type Rows } from "./row";

/** Somebody who may not be on this seat for long, as they are called while they are. */
function somebody({ seat, name }: { seat?: number | null; name: string }, { table }: View): string {
    const person = seat == null ? null : table.seats[seat];
    return seat != null && person?.name === name ? called(person, seat) : isolated(name);
}

export const kEveryTable: Rows = {
    joined: {
        says: (e) =>
            typeof e.seat === "number"
                ? about("event.joined", e.seat)
                : say("event.joined_watching", { name: isolated(e.name) }),
    },
    left: {
        says: (e, _, before) => ({
            ...say("event.left", { name: somebody(e, before) }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    removed: { says: (e, _, before) => ({ ...say("event.removed", { name: somebody(e, before) }), seat: e.seat }) },
    away: { says: (e) => about("event.away", e.seat) },
    back: { says: (e) => about("event.back", e.seat) },
    ready: { says: (e) => about("event.ready", e.seat) },
    not_ready: { says: (e) => about("event.not_ready", e.seat) },
    bot_added: { says: (e) => about("event.bot_added", e.seat) },
    bot_removed: { says: (e, _, before) => say("event.left", { name: somebody(e, before) }) },
    host_changed: { says: (e) => about("event.host_changed", e.seat) },
    changed: { says: (e) => say("event.changed", { name: { name: isolated(e.name) } }) },
    seat_wanted: {
        says: (e, _, before) =>
            say("event.seat_wanted", {
                name: { name: isolated(e.name) },
                of: { name: called(before.table.seats[e.seat], e.seat) },
            }),
    },
    took_over: {
        says: (e, after, before) => ({
            ...say("event.took_over", {
                name: { name: somebody(e, after) },
                from: { name: somebody({ seat: e.seat, name: e.from }, before) },
            }),
            seat: e.seat,
        }),
    },
    said: {
        says: (e, at) => ({
            ...say("event.said", { name: { name: somebody(e, at) }, phrase: { phrase: e.phrase } }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    nudged: { says: (e) => about("event.nudged", e.by, { other: { seat: e.seat } }) },
    rematch: { says: (e) => about("event.rematch", e.seat) },
    timed_out: { says: (e) => about("event.timed_out", e.seat) },
    game_ended: {
        says: (e) => say("event.game_ended", { winners: { owners: e.winners } }, e.winners.length),
        payout: "over",
    },
};
