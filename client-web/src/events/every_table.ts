// Events of every table, whatever is played there.
import { about, say, type Rows } from "./row";

export const kEveryTable: Rows = {
    joined: {
        says: (e) =>
            typeof e.seat === "number" ? about("event.joined", e.seat) : say("event.joined_watching", { name: e.name }),
    },
    left: {
        says: (e) => ({
            ...say("event.left", { name: e.name }),
            ...(typeof e.seat === "number" ? { seat: e.seat } : {}),
        }),
    },
    away: { says: (e) => about("event.away", e.seat) },
    back: { says: (e) => about("event.back", e.seat) },
    ready: { says: (e) => about("event.ready", e.seat) },
    not_ready: { says: (e) => about("event.not_ready", e.seat) },
    bot_added: { says: (e) => about("event.bot_added", e.seat) },
    bot_removed: { says: (e) => say("event.left", { name: e.name }) },
    host_changed: { says: (e) => say("event.host_changed", { name: e.name }) },
    rematch: { says: (e) => about("event.rematch", e.seat) },
    timed_out: { says: (e) => about("event.timed_out", e.seat) },
    game_ended: {
        says: (e) => say("event.game_ended", { winners: { owners: e.winners } }, e.winners.length),
        payout: "over",
    },
};
