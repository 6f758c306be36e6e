import type { LogLine } from "../../model/table.svelte";
import type { Key } from "../../texts/texts.svelte";

/** Of us: from here on we know the game, or agree to it. */
const kOwnEvents: Key[] = ["event.joined", "event.ready"];
/** Of the table: another game, which nobody has changed yet. */
const kNewGameEvents: Key[] = ["event.rematch", "event.game_ended"];

/** The host who has changed the game since we sat down or said that we are ready, by name; null: nobody has. */
export function changedGameHost(log: readonly LogLine[], seat: number | null): string | null {
    for (const { key, args, seat: of } of [...log].reverse()) {
        if (key === "event.setup_changed") return (args?.["name"] as { name: string }).name;
        if (kNewGameEvents.includes(key) || (seat !== null && of === seat && kOwnEvents.includes(key))) return null;
    }
    return null;
}
