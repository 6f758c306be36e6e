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

/** Opens a table; so many house bots sit down after us. Gives its id; throws Refused. */
export async function openTable(
    table: Omit<Create, "op" | "id">,
    bots: number,
    level: Level = HOUSE_LEVEL,
): Promise<string> {
    const id = await client.create(table);
    for (let n = 0; n < bots; ++n) void client.tryRequest({ op: "table.add_bot", table: id, level });
    return id;
}
