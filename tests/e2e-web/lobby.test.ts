import { expect, test } from "vitest";
import { fillLobby } from "./support/lobby";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";

setStage();

test("the open tables can be leafed through and sorted out", async () => {
    const filled = await fillLobby(server.url);
    const person = await Person.open(browser, server.url);
    const rows = person.get(".opens .ot");
    const count = person.get('[data-testid="tables-count"]');
    try {
        await expect.poll(() => count.textContent()).toBe("21 live");
        await expect.poll(() => rows.count()).toBe(20);
        await person.get('[data-testid="page-next"]').click();
        await expect.poll(() => rows.count()).toBe(1);
        await person.get(".pages").getByText("Page 2 of 2").waitFor();
        await person.get('[data-testid="tables-game"]').selectOption("royale");
        await expect.poll(() => rows.count()).toBe(7);
        expect(await person.get(".pages").count()).toBe(0);
        await person.get(".opens").getByRole("switch").press("Space");
        await person.get('[data-testid="tables-game"]').selectOption("custom");
        await person.get(".opens .empty").getByText("No table like that right now.").waitFor();
        await person.get('[data-testid="tables-game"]').selectOption("");
        await expect.poll(() => count.textContent()).toBe("21 live");
        await rows.first().getByRole("button").click();
        await person.page.waitForURL(/#\/table\//);
        person.calm();
    } finally {
        await person.close();
        filled.close();
    }
});
