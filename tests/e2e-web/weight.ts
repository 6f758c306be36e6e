// What the page weighs, as a table: npm run weight. Times hang on the machine: compare what was measured in one go.
import { Host } from "./support/host";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { play } from "./support/play";
import { arrive, begin, invite } from "./support/tables";
import { Vegasd } from "./support/vegasd";
import { entrances, kSlow, load, nodes } from "./support/weight";

const kRuns = 3;
const median = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] as number;

const [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
try {
    const { screens, close } = await entrances(server.url);
    const rows: Record<string, Record<string, string | number>> = {};
    for (const { screen, ...entrance } of screens) {
        const runs: Awaited<ReturnType<typeof load>>[] = [];
        for (let n = 0; n < kRuns; n += 1) runs.push(await load(browser, entrance, { slow: kSlow }));
        const of = (key: "first" | "read" | "largest" | "ready" | "shift" | "bytes" | "files" | "fontBytes") =>
            median(runs.map((run) => run[key]));
        rows[screen] = {
            "first paint, ms": Math.round(of("first")),
            "to read, ms": Math.round(of("read")),
            "largest, ms": Math.round(of("largest")),
            "ready, ms": Math.round(of("ready")),
            shift: Number(of("shift").toFixed(3)),
            "kB until ready": Math.round(of("bytes") / 1000),
            files: of("files"),
            "kB of fonts": Math.round(of("fontBytes") / 1000),
            fonts: runs[0]?.fonts.join(" ") ?? "",
        };
    }
    close();
    console.log(`400 kbit/s, 400 ms, a quarter of the processor; 390 x 844; median of ${kRuns}`);
    console.table(rows);

    const host = await Host.connect(server.url);
    const games: Record<string, Record<string, number>> = {};
    for (const ruleset of ["royale", "vegas-1996"]) {
        const made = await host.create({ ruleset, seats: 4, bots: 3 });
        const person = await Person.open(browser, invite(server.url, made.invite));
        await arrive(person);
        await begin([person]);
        let most = { elements: 0, nodes: 0 };
        await play(person, 1, async () => {
            const now = await nodes(person.page);
            if (now.nodes > most.nodes) most = now;
            return false;
        });
        const end = await nodes(person.page);
        games[ruleset] = {
            "elements, most": most.elements,
            "nodes, most": most.nodes,
            "elements, end": end.elements,
            "nodes, end": end.nodes,
        };
        await person.close();
    }
    host.close();
    console.table(games);
} finally {
    await browser.close();
    await server.stop();
}
