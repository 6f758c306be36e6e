// Plays the game that the start page shows, and writes it where the page has it: npm run demo-game. Three house bots
// play some games of royale; the closest one is kept, as the server tells it.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseReplay, viewsOf } from "../../client-web/src/model/replay";
import type { View } from "../../client-web/src/protocol/types";
import { Host } from "./support/host";
import { Vegasd } from "./support/vegasd";

const kSeats = 3;
const kGames = 60;
const kFile = fileURLToPath(new URL("../../client-web/src/model/demo_game.json", import.meta.url));

/** A whole game, as `GET /api/games/{id}/replay` tells it. */
async function game(server: Vegasd): Promise<string> {
    const host = await Host.connect(server.url);
    const over = host.sees("game_ended");
    const { table } = await host.create({ ruleset: "royale", seats: kSeats, visibility: "public" });
    // With all seats taken it begins by itself.
    for (let seat = 0; seat < kSeats; seat += 1) await host.ask({ op: "table.add_bot", table, level: "easy", seat });
    await over;
    const answer = await fetch(`${server.url}api/games/${table}-1/replay`);
    host.close();
    return answer.text();
}

const server = await Vegasd.start();
try {
    let best = { text: "", gap: Infinity };
    for (let n = 0; n < kGames; n += 1) {
        const text = await game(server);
        const { seats } = viewsOf(parseReplay(text).file).at(-1) as View;
        const totals = seats.map(({ total }) => total ?? 0);
        const gap = Math.max(...totals) - Math.min(...totals);
        if (gap < best.gap) best = { text, gap };
    }
    writeFileSync(kFile, best.text);
    console.log(`${kFile}: ${best.text.length} bytes, the first is $${best.gap} before the last`);
} finally {
    await server.stop();
}
