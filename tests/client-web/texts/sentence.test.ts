import { describe, expect, it } from "vitest";
import { sentenceText, withEarlierPlayer } from "../../../client-web/src/texts/sentence";
import {
    formatList,
    loadTexts,
    moment,
    formatMoney,
    formatNumber,
    t,
} from "../../../client-web/src/texts/texts.svelte";

const names = ["Mira", "Jonas", "Аня"];
const say = (sentence: Parameters<typeof sentenceText>[0]) =>
    sentenceText(
        sentence,
        (seat) => names[seat] ?? "?",
        (tile) => `<${tile}>`,
    );
// What a language puts between figures differs in its kind of space.
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("figures", () => {
    it.each([
        ["en", "$80,000", "\u2212$50,000", "$0", "1,234"],
        ["de", "80.000 $", "\u221250.000 $", "0 $", "1.234"],
        ["ru", "80 000 $", "\u221250 000 $", "0 $", "1 234"],
    ] as const)("are written as in %s", async (language, plus, minus, nothing, thousand) => {
        await loadTexts(language);
        expect([80000, -50000, 0].map((dollars) => spaces(formatMoney(dollars)))).toEqual([plus, minus, nothing]);
        expect(spaces(formatNumber(1234))).toBe(thousand);
    });
});

describe("moments", () => {
    const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();
    const now = at(2026, 2, 30, 11, 0); // March, a day after many clocks have changed
    it.each([
        ["en", "today, 10:05 AM", "yesterday, 11:55 PM", "Mar 28, 8:14 PM", "Dec 31, 2025, 8:14 PM"],
        ["de", "heute, 10:05", "gestern, 23:55", "28. März, 20:14", "31. Dez. 2025, 20:14"],
        ["ru", "сегодня, 10:05", "вчера, 23:55", "28 мар., 20:14", "31 дек. 2025 г., 20:14"],
    ])("are written as in %s, the last two days by their names", async (language, ...wanted) => {
        await loadTexts(language);
        const moments = [
            at(2026, 2, 30, 10, 5),
            at(2026, 2, 29, 23, 55),
            at(2026, 2, 28, 20, 14),
            at(2025, 11, 31, 20, 14),
        ];
        expect(moments.map((ms) => spaces(moment(ms, now)))).toEqual(wanted);
    });
});

describe("plain", () => {
    it("fills in names, money, chips and dice", async () => {
        await loadTexts("en");
        expect(
            say({
                key: "event.card_won",
                args: { who: { seat: 0 }, casino: 3, money: { money: 80000 } },
            }),
        ).toBe("Mira wins $80,000 in casino\u00a03");
        expect(
            say({
                key: "event.passed_for",
                args: { who: { seat: 1 }, paid: { chips: 1 } },
            }),
        ).toBe("Jonas passes for 1 chip");
        expect(
            say({
                key: "event.rolled",
                args: { who: { seat: 2 }, dice: { dice: [1, 1, 6], of: 2, big: 5 } },
            }),
        ).toBe("Аня rolls 1, 1, 6, big die 5");
        expect(
            say({
                key: "event.tied",
                args: { casino: 2, owners: { owners: [0, "neutral"] }, count: 3 },
            }),
        ).toBe("Casino\u00a02: Mira and the neutral dice tie with 3 each and cancel each other out");
        expect(
            say({
                key: "event.tiles_laid",
                args: { tiles: { tiles: ["A1", "B2"] } },
            }),
        ).toBe("Tiles of this round: <A1> and <B2>");
    });

    it("counts dice whose faces do not matter", async () => {
        await loadTexts("en");
        expect(
            say({
                key: "event.barred",
                args: { who: { seat: 0 }, dice: { dice: [0], of: 0, big: 0 } },
            }),
        ).toBe("Knockout?: Mira puts 1 die, the big die into the bar");
        expect(
            say({
                key: "event.blank_dealt",
                args: { casino: 4, dice: { dice: [0, 0], of: "blank" } },
            }),
        ).toBe("Casino\u00a04 gets 2 gray dice");
    });

    it("leaves markup in names as it is", async () => {
        await loadTexts("en");
        expect(say({ key: "event.joined_watching", args: { name: "<b>{who}</b>" } })).toBe("<b>{who}</b> is watching");
    });

    it("chooses plural forms", async () => {
        await loadTexts("ru");
        expect([1, 2, 5, 21].map((n) => t("thing.chips", { n }))).toEqual([
            "1 фишка",
            "2 фишки",
            "5 фишек",
            "21 фишка",
        ]);
        await loadTexts("de");
        expect(formatList(["A", "B", "C"])).toBe("A, B und C");
    });
});

describe("a seat that changed hands", () => {
    it("stays another's in what was told before", async () => {
        await loadTexts("en");
        const tied = {
            key: "event.tied" as const,
            args: { casino: 2, owners: { owners: [0, 1, "neutral" as const] }, count: 3 },
        };
        expect(say(withEarlierPlayer(tied, 1, "Kim"))).toBe(
            "Casino\u00a02: Mira, Kim, and the neutral dice tie with 3 each and cancel each other out",
        );
        const passed = { key: "event.passed" as const, args: { who: { seat: 1 } }, seat: 1 };
        const before = withEarlierPlayer(passed, 1, "Kim");
        expect([say(before), before.seatName]).toEqual(["Kim passes", "Kim"]);
        expect(withEarlierPlayer(before, 1, "Lee"), "each is who it was").toEqual(before);
        expect(withEarlierPlayer(passed, 0, "Kim")).toEqual(passed);
    });
});
