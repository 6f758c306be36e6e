// What the page finds wrong in files, each the server's answer with a replay: a line of JSON for each. Standard input
// names them, one a line.
import { readFileSync } from "node:fs";
import { parseReplay } from "../../client-web/src/model/replay";
import { verify } from "../../client-web/src/screens/final/verify";

async function judge(path: string): Promise<string[]> {
    try {
        const checks = await verify(parseReplay(readFileSync(path, "utf8")));
        return checks.flatMap(({ id, state }) => (state === "wrong" ? [id] : []));
    } catch (error) {
        return [(error as Error).name]; // the page says that there is no such game
    }
}

const paths = readFileSync(0, "utf8").split("\n");
for (const path of paths) console.log(JSON.stringify(await judge(path)));
