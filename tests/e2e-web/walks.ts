// Three walks through the page at the pace of people, as tables, with a picture of each step: npm run walks
// [FOLDER [WALK...]] (build/walks of the repository and all three when not given).
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "./support/engines/chromium";
import { Vegasd } from "./support/vegasd";
import { Diary } from "./support/walks/diary";
import { friends } from "./support/walks/friends";
import { newcomer } from "./support/walks/newcomer";
import { strip } from "./support/walks/strip";
import { watcher } from "./support/walks/watcher";

const [at, ...wanted] = process.argv.slice(2);
const folder = resolve(at ?? fileURLToPath(new URL("../../build/walks", import.meta.url)));
const kBotPauseMs = 700; // as vegasd has it

const walks = {
    newcomer: ["A newcomer on a phone, from the link to the end of the taught game", newcomer],
    friends: ["A host and four friends on five devices", friends],
    watcher: ["A watcher who comes in the middle of a game", watcher],
} as const;

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([Vegasd.start({ botPauseMs: kBotPauseMs }), launchChromium()]);
try {
    for (const [name, [title, walk]] of Object.entries(walks)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const diary = new Diary(title, folder, name);
        try {
            const pictures = await walk(browser, server.url, diary);
            if (pictures) await strip(browser, pictures, join(folder, "lesson.png"));
        } finally {
            console.log(`${diary}\n`);
            writeFileSync(join(folder, `${name}.txt`), `${diary}\n`);
        }
    }
} finally {
    await browser.close();
    await server.stop();
}
