import { expect, test } from "vitest";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";

setStage();

// A link may be old, cut short or made up: the page says so and shows the way back.
test.each([
    ["an invite that nobody gave", "#/join/xxxx"],
    ["a table that is not there", "#/table/zzzzzz"],
    ["a game that is not there", "#/game/zzzzzz-1"],
    ["a place that is not in the page", "#/nonsense"],
    ["a link with markup in it", "#/table/<img src=x onerror=alert(1)>"],
])("%s gets a sentence and a way to the start", async (_, hash) => {
    const person = await Person.open(browser, server.url + hash);
    try {
        if (hash.startsWith("#/game")) person.forgive(/404/); // that is how it learns of it
        await person.page.getByRole("heading").first().waitFor();
        const away = person.page
            .getByRole("main")
            .getByRole("link")
            .or(person.page.getByRole("main").getByRole("button"));
        await away.first().waitFor();
        expect(await person.page.getByRole("main").innerText()).not.toMatch(/undefined|null|unknown_|\[object/);
        await person.get(".top .logo").click();
        await expect.poll(() => new URL(person.page.url()).hash).toMatch(/^(#\/)?$/);
        person.calm();
    } finally {
        await person.close();
    }
});
