/**
 * Plays one game against house bots, or at the table of an invite, and says who has won.
 *
 *     node dist/example.js ws://HOST:PORT/ws [RULESET] [--invite CODE] [--seats N] [--token FILE]
 *
 * With --token it can be killed at any time: started again, it goes on where it was.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { Client, ConnectError, Refused, type Question, type Table, type types } from "./index.js";

/** Your ideas go here. This one takes a place that would win it something, else any. */
function choose(_: types.View, question: Question): types.Action {
    const winning = question.actions.filter(
        (action) => action.kind === "place" && action.shows?.wins?.includes(question.seat),
    );
    const from = winning.length > 0 ? winning : question.actions;
    return from[Math.floor(Math.random() * from.length)]!;
}

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        invite: { type: "string" },
        seats: { type: "string", default: "3" },
        token: { type: "string" },
    },
});

async function arrive(client: Client, ruleset: types.Ruleset): Promise<Table> {
    const [table] = client.tables.keys();
    if (table) return client.join({ table }); // we have been here before
    if (values.invite) return client.join({ invite: values.invite });
    return client.create(ruleset, { seats: Number(values.seats) });
}

async function main(): Promise<void> {
    const [address = "ws://127.0.0.1:8080/ws", ruleset = "royale-basic"] = positionals;
    const file = values.token;
    const client = await Client.connect(address, "Example bot", {
        token: file && existsSync(file) ? readFileSync(file, "utf8") : undefined,
        keep: (token) => {
            if (!file) return;
            writeFileSync(`${file}.new`, token, { mode: 0o600 });
            renameSync(`${file}.new`, file);
        },
    });
    const table = await arrive(client, ruleset as types.Ruleset);
    await table.begin("easy");
    const result = await table.play(choose);
    console.log("winners:", ...result.winners);
    await table.leave();
    client.close();
}

await main().catch((why) => {
    console.error(why instanceof ConnectError || why instanceof Refused ? why.message : why);
    process.exit(1);
});
