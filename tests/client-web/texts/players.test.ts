import { beforeEach, expect, it } from "vitest";
import { isBot, listed, playing, whichBot } from "../../../client-web/src/texts/players";
import { load } from "../../../client-web/src/texts/texts.svelte";

const kAce = { name: "Ace", version: "1.2", author: "Ada" };

beforeEach(() => load("en"));

it("a person plays, a bot of the house, or a program", () => {
    for (const one of [{ bot: null }, {}, null, undefined]) expect(playing(one)).toEqual({ is: "person" });
    expect(playing({ bot: "hard" })).toEqual({ is: "house", level: "hard" });
    expect(playing({ bot: null, program: kAce })).toEqual({ is: "program", program: kAce });
    expect(playing({ program: true })).toEqual({ is: "program", program: true });
});

it("the house plays for a program that has left its seat", () => {
    expect(playing({ bot: "easy", program: kAce })).toEqual({ is: "house", level: "easy" });
});

it("says which bot it is, as far as it is told", () => {
    expect(whichBot({ bot: "hard" })).toBe("bot: hard");
    expect(whichBot({ bot: null, program: kAce })).toBe("bot: Ace 1.2 by Ada");
    expect(whichBot({ program: { name: "Ace", author: "Ada" } })).toBe("bot: Ace by Ada");
    expect(whichBot({ program: { name: "Ace", version: "1.2" } })).toBe("bot: Ace 1.2");
    expect(whichBot({ program: { name: "Ace" } })).toBe("bot: Ace");
    expect(whichBot({ program: true })).toBe("bot");
    expect(whichBot({ bot: null })).toBe("");
});

it("keeps names that are written from right to left to themselves", () => {
    expect(whichBot({ program: { name: "אס", author: "דן" } })).toBe("bot: \u2068אס\u2069 by \u2068דן\u2069");
});

it.each([
    ["de", "Bot: Ace 1.2 von Ada", "Bot: schwer"],
    ["ru", "бот: Ace 1.2, автор Ada", "бот: сложный"],
])("says so in %s", async (language, program, house) => {
    await load(language);
    expect([whichBot({ program: kAce }), whichBot({ bot: "hard" })]).toEqual([program, house]);
});

it("marks bots in a list of names", () => {
    expect([listed("Bo", { bot: "easy" }), listed("Ace", { program: true }), listed("Mira", {})]).toEqual([
        "Bo (bot)",
        "Ace (bot)",
        "Mira",
    ]);
    expect([isBot({ program: true }), isBot({ bot: null })]).toEqual([true, false]);
});
