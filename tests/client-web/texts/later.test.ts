import { beforeEach, expect, it } from "vitest";
import { loadLaterTexts } from "../../../client-web/src/texts/later";
import { loadTexts, t } from "../../../client-web/src/texts/texts.svelte";

const kKey = "obstacle.offline";
let inEnglish: string;
beforeEach(async () => {
    await loadTexts("en");
    await loadLaterTexts();
    inEnglish = t(kKey);
});

it("has the later texts in the language that is shown, also once that has changed", async () => {
    expect(inEnglish).not.toBe(kKey);
    await loadTexts("de");
    expect([kKey, inEnglish]).not.toContain(t(kKey));
    await loadTexts("en");
    expect(t(kKey)).toBe(inEnglish);
});

it("has the later texts where they were on the way when the language changed", async () => {
    const later = loadLaterTexts();
    const changing = loadTexts("de");
    await Promise.all([later, changing]);
    expect([kKey, inEnglish]).not.toContain(t(kKey));
});
