import { expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { kFinal } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

const kSlot = ".slot[data-option]:enabled";
const kHint = '.coach.open [data-testid="got-it"]';

test("a whole game takes one tap a turn, and none where there is one choice", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "custom", options: { rounds: 2 }, seats: 2, bots: 1 });
    const person = await Person.open(browser, invite(server.url, made.invite), { size: "phone", turns: "one_press" });
    await arrive(person);
    const sent: string[] = [];
    person.page.on("websocket", (socket) =>
        socket.on("framesent", ({ payload }) => {
            const { op, action } = JSON.parse(String(payload)) as { op: string; action?: { kind: string } };
            if (op === "act") sent.push(action?.kind ?? "");
        }),
    );
    await person.reload();
    await begin([person]);
    const turn = () =>
        person.evaluate(
            ({ slot, end }) => {
                if (document.querySelector(end) !== null) return "end";
                const decision = document.querySelector<HTMLElement>(".tray [data-kind]")?.dataset["kind"];
                return decision === "place" ? document.querySelectorAll(slot).length : null;
            },
            { slot: kSlot, end: kFinal },
        );
    let turns = 0;
    let taps = 0;
    for (;;) {
        const seen = await turn();
        if (seen === "end") break;
        if (seen === null || seen === 0) {
            await person.get(`${kSlot}, ${kHint}, ${kFinal}`).first().waitFor();
            // It says that dice roll by themselves now, and they wait until it is read.
            if ((await person.get(kHint).count()) > 0) await person.get(kHint).click();
            continue;
        }
        turns += 1;
        if (seen > 1) {
            await person.get(kSlot).first().click();
            taps += 1;
        }
        // Placed: the next turn begins with a roll, which nobody presses.
        await person.get('[data-kind="place"]').waitFor({ state: "detached" });
    }
    console.log(`a game of ${turns} turns took ${taps} taps`);
    expect(turns).toBeGreaterThan(4);
    expect(sent.filter((kind) => kind === "place").length, "nothing is placed twice or by chance").toBe(turns);
    const rolls = sent.filter((kind) => kind === "roll").length;
    expect(rolls, "nobody pressed for these; a tile may give another one").toBeGreaterThanOrEqual(turns);
    person.calm();
});
