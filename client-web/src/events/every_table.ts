// Events of every table, whatever is played there.
import type { View } from "../protocol/types";
import { called, isolated } from "../texts/names";
import { about, say, type Rows } from "./row";

/** Who has gone, as the seat was called until then. */
function gone({ seat, name }: { seat?: number; name: string }, { table }: View): string {
    const person = seat === undefined ? null : table.seats[seat];
    return seat !== undefined && person?.name === name ? called(person, seat) : isolated(name);
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
            ...say("event.left", { name: gone(e, before) }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    removed: { says: (e, _, before) => ({ ...say("event.removed", { name: gone(e, before) }), seat: e.seat }) },
    away: { says: (e) => about("event.away", e.seat) },
    back: { says: (e) => about("event.back", e.seat) },
    ready: { says: (e) => about("event.ready", e.seat) },
    not_ready: { says: (e) => about("event.not_ready", e.seat) },
    bot_added: { says: (e) => about("event.bot_added", e.seat) },
    bot_removed: { says: (e, _, before) => say("event.left", { name: gone(e, before) }) },
    host_changed: { says: (e) => about("event.host_changed", e.seat) },
    rematch: { says: (e) => about("event.rematch", e.seat) },
    timed_out: { says: (e) => about("event.timed_out", e.seat) },
    game_ended: {
        says: (e) => say("event.game_ended", { winners: { owners: e.winners } }, e.winners.length),
        payout: "over",
    },
};
