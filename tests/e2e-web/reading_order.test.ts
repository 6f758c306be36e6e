import { expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";
import type { Size } from "./support/wishes";

setStage();

test.each<[string, Size]>([
    ["royale", "desktop"],
    ["royale", "phone"],
    ["vegas-1996", "desktop"],
    ["vegas-1996", "phone"],
])("%s, %s: a screen reader reads our turn, the board, the players, the log", async (ruleset, size) => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset, seats: 3, bots: 2 });
    const mira = await Person.open(browser, invite(server.url, made.invite), { size });
    await arrive(mira);
    await begin([mira]);
    const order = await mira.evaluate(() => {
        const parts = '[aria-live="assertive"], .strip, .vboard, .players, .log, .log1';
        return [...document.querySelectorAll(parts)].map((part) =>
            part.matches(".log, .log1")
                ? "log"
                : part.matches(".strip, .vboard")
                  ? "board"
                  : part.matches("ol")
                    ? "players"
                    : "turn",
        );
    });
    expect([...new Set(order)]).toEqual(["turn", "board", "players", "log"]);
});
