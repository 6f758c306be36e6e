import { tick } from "svelte";
import { closeOverlay } from "../../app/overlays.svelte";
import { navigate } from "../../app/route.svelte";
import { settings } from "../../app/settings.svelte";
import { tutorial } from "../../hints/tutorial.svelte";
import { client } from "../../model/client.svelte";
import { nameEntry } from "./name_entry.svelte";
import { normalizeName, faultOf } from "./name";
import { openTable, goToTable } from "./go_to_table";

/** One bot and no clock; the learner begins. */
async function openTutorialTable(): Promise<string> {
    const table = await openTable(
        { ruleset: "royale-basic", options: { first_seat: 0 }, seats: 2, visibility: "private", clock: null },
        1,
    );
    await client.request({ op: "table.start", table });
    tutorial.begin(table);
    return table;
}

/** Goes to the game that teaches: to the one that has begun, or to a new one. */
export async function startTutorial(): Promise<void> {
    closeOverlay();
    settings.hints = true;
    const running = tutorial.table === null ? undefined : client.tables.get(tutorial.table);
    if (running !== undefined && running.latest.table.status === "playing") {
        tutorial.resume();
        await goToTable(() => Promise.resolve(running.id));
        return;
    }
    if (faultOf(normalizeName(nameEntry.draft)) !== null) {
        // Names are given on the start page.
        tutorial.offerAgain();
        navigate({ screen: "start" });
        await tick();
    }
    if (await nameEntry.register(startTutorial)) await goToTable(openTutorialTable);
}
