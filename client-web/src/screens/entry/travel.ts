import { client } from "../../model/client.svelte";
import { go } from "../../app/route.svelte";

/** Goes to the table that `way` finds; a refusal is shown. True: we are there. */
export async function travel(way: () => Promise<string>, replace = false): Promise<boolean> {
    try {
        const table = await way();
        const invite = client.tables.get(table)?.latest.table.invite;
        go({ at: "table", table, ...(invite ? { invite } : {}) }, replace);
        return true;
    } catch (error) {
        client.notice(error);
        return false;
    }
}
