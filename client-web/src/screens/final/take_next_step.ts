import { client } from "../../model/client.svelte";
import type { TableModel } from "../../model/table.svelte";
import type { Level, View } from "../../protocol/types";
import { goToTable, openTable } from "../entry/go_to_table";
import { fitForm, formOf, offerOf, requestGame, requestTable } from "../entry/options";
import { kGameWithTiles, playedAlone, type NextStep } from "./next_steps";

const kSeatsForFriends = 4;

/** The form of a table like the one of the finished game, and the game that it offers. */
function formLike({ table }: View, over: { ruleset?: typeof kGameWithTiles; seats?: number }) {
    const wanted = { ...formOf(table), private: true, ...over };
    const offer = offerOf(client.welcome?.rulesets ?? [], wanted);
    return { form: fitForm(wanted, offer), offer };
}

/** A table of one's own with tiles, against as many bots, which begins. */
async function openWithTiles(end: View): Promise<string> {
    const { form, offer } = formLike(end, { ruleset: kGameWithTiles });
    const bots = end.table.seats.filter((person) => person !== null && person.bot !== null);
    const table = await openTable(requestTable(form, offer), bots.length, bots[0]?.bot as Level);
    await client.request({ op: "table.start", table });
    return table;
}

/** The same people play the next game with tiles. */
async function changeToTiles(table: TableModel, end: View): Promise<void> {
    const { form, offer } = formLike(end, { ruleset: kGameWithTiles });
    if (table.latest.table.status === "finished")
        await client.request({ op: "table.rematch", table: table.id, game: end.table.game });
    await client.request({ op: "table.change", table: table.id, ...requestGame(form, offer) });
    await client.request({ op: "table.ready", table: table.id, ready: true });
}

/** Another table with people. The others of this one do not wait for us. */
async function playPeople(table: TableModel, end: View): Promise<void> {
    let found = table.id;
    await goToTable(async () => (found = await client.quickPlay(end.table.ruleset)));
    if (found === table.id || playedAlone(end)) return;
    if (await client.tryRequest({ op: "table.leave", table: table.id })) client.tables.delete(table.id);
}

export async function takeNextStep(step: NextStep, table: TableModel, end: View): Promise<void> {
    if (step === "play_people") await playPeople(table, end);
    else if (step === "invite") {
        const seats = Math.max(end.table.seats.length, kSeatsForFriends);
        const { form, offer } = formLike(end, { seats });
        await goToTable(() => openTable(requestTable(form, offer), 0));
    } else if (playedAlone(end)) await goToTable(() => openWithTiles(end));
    else await changeToTiles(table, end).catch((error: unknown) => client.showRefusal(error));
}
