import { expect, test } from "vitest";
import { Person } from "./support/person";
import { play } from "./support/play";
import { kKinds, ShippedProxy } from "./support/shipped_proxy";
import { browser, server, setStage } from "./support/stage";
import { begin, kGame, makeTable, result } from "./support/tables";

setStage();

test.each(kKinds)("through %s, over TLS: a table from the start page, a reload, the result", async (kind) => {
    const proxy = await ShippedProxy.start(kind, server.port);
    const mira = await Person.open(browser, proxy.url, { size: "desktop" });
    const link = await makeTable(mira, "classic", { seats: 3, bots: 2 });
    expect(link.replace(proxy.url, "")).toMatch(/^t\/[\w-]+\?lang=en#\/join\//);
    await begin([mira]);
    await play(mira, 1, (question, { presses }) => presses > 6 && question === "place");
    await mira.reload();
    await mira.get(kGame).first().waitFor();
    await play(mira, 2);
    expect((await result(mira)).length).toBe(3);
    mira.calm();
    await mira.close();
    await proxy.stop();
});
