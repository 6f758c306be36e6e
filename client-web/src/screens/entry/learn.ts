import { tick } from "svelte";
import { closeOverlay } from "../../app/overlays.svelte";
import { go } from "../../app/route.svelte";
import { settings } from "../../app/settings.svelte";
import { lesson } from "../../coach/lesson.svelte";
import { client } from "../../model/client.svelte";
import { me } from "./me.svelte";
import { cleaned, faultOf } from "./name";
import { openTable, travel } from "./travel";

/** One bot, no clock, and whoever learns begins. */
async function open(): Promise<string> {
    const table = await openTable(
        { ruleset: "royale-basic", options: { first_seat: 0 }, seats: 2, visibility: "private", clock: null },
        1,
    );
    await client.ask({ op: "table.start", table });
    lesson.begin(table);
    return table;
}

/** Goes to the game that teaches: to the one that has begun, or to a new one. */
export async function learn(): Promise<void> {
    closeOverlay();
    settings.hints = true;
    const begun = lesson.table === null ? undefined : client.tables.get(lesson.table);
    if (begun !== undefined && begun.latest.table.status === "playing") {
        lesson.resume();
        await travel(() => Promise.resolve(begun.id));
        return;
    }
    if (faultOf(cleaned(me.draft)) !== null) {
        // Names are given on the start page.
        lesson.offerAgain();
        go({ at: "start" });
        await tick();
    }
    if (await me.introduce(learn)) await travel(open);
}
