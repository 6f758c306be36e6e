import { expect, it } from "vitest";
import { durationText } from "../../../client-web/src/texts/duration";
import { loadTexts } from "../../../client-web/src/texts/texts.svelte";

const kMinute = 60_000;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;
const plain = (ms: number) => durationText(ms).replaceAll("\u00a0", " ");

it.each([
    ["en", ["1 h", "1 h 1 min", "23 h 59 min", "1 day", "1 day 1 h", "2 days 4 h", "14 days"]],
    ["de", ["1 h", "1 h 1 min", "23 h 59 min", "1 Tag", "1 Tag 1 h", "2 Tage 4 h", "14 Tage"]],
    ["ru", ["1 ч", "1 ч 1 мин", "23 ч 59 мин", "1 день", "1 день 1 ч", "2 дня 4 ч", "14 дней"]],
])("tells two units, as the language counts: %s", async (language, expected) => {
    await loadTexts(language);
    const times = [kHour, kHour + 1, kDay - kMinute, kDay, kDay + kHour + kMinute, 2 * kDay + 4 * kHour, 14 * kDay];
    expect(times.map(plain)).toEqual(expected);
});
