import { client } from "../../model/client.svelte";
import { navigate } from "../../app/route.svelte";
import { HOUSE_LEVEL, type Create, type Level } from "../../protocol/types";

/** Goes to the table that `way` finds; a refusal is shown. True: we are there. */
export async function goToTable(find: () => Promise<string>, replace = false): Promise<boolean> {
    try {
        const table = await find();
        const invite = client.tables.get(table)?.latest.table.invite;
        navigate({ screen: "table", table, ...(invite ? { invite } : {}) }, replace);
        return true;
    } catch (error) {
        client.showRefusal(error);
        return false;
    }
}

/** Opens a table, and gives its id once so many house bots sit there: nobody starts without them. Throws Refused. */
export async function openTable(
    table: Omit<Create, "op" | "id">,
    bots: number,
    level: Level = HOUSE_LEVEL,
): Promise<string> {
    const id = await client.create(table);
    const seated = Array.from({ length: bots }, () => client.tryRequest({ op: "table.add_bot", table: id, level }));
    await Promise.all(seated);
    return id;
}
