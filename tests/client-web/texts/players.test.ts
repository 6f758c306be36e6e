import { beforeEach, expect, it } from "vitest";
import { isBot, nameInList, playerKind, botLabel } from "../../../client-web/src/texts/players";
import { loadTexts } from "../../../client-web/src/texts/texts.svelte";

const kAce = { name: "Ace", version: "1.2", author: "Ada" };

beforeEach(() => loadTexts("en"));

it("a person plays, a bot of the house, or a program", () => {
    for (const one of [{ bot: null }, {}, null, undefined]) expect(playerKind(one)).toEqual({ kind: "person" });
    expect(playerKind({ bot: "hard" })).toEqual({ kind: "house", level: "hard" });
    expect(playerKind({ bot: null, program: kAce })).toEqual({ kind: "program", program: kAce });
    expect(playerKind({ program: true })).toEqual({ kind: "program", program: true });
});

it("the house plays for a program that has left its seat", () => {
    expect(playerKind({ bot: "easy", program: kAce })).toEqual({ kind: "house", level: "easy" });
});

it("says which bot it is, as far as it is told", () => {
    expect(botLabel({ bot: "hard" })).toBe("bot: hard");
    expect(botLabel({ bot: null, program: kAce })).toBe("bot: Ace 1.2 by Ada");
    expect(botLabel({ program: { name: "Ace", author: "Ada" } })).toBe("bot: Ace by Ada");
    expect(botLabel({ program: { name: "Ace", version: "1.2" } })).toBe("bot: Ace 1.2");
    expect(botLabel({ program: { name: "Ace" } })).toBe("bot: Ace");
    expect(botLabel({ program: true })).toBe("bot");
    expect(botLabel({ bot: null })).toBe("");
});

it("keeps names that are written from right to left to themselves", () => {
    expect(botLabel({ program: { name: "אס", author: "דן" } })).toBe("bot: \u2068אס\u2069 by \u2068דן\u2069");
});

it.each([
    ["de", "Bot: Ace 1.2 von Ada", "Bot: schwer"],
    ["ru", "бот: Ace 1.2, автор Ada", "бот: сложный"],
])("says so in %s", async (language, program, house) => {
    await loadTexts(language);
    expect([botLabel({ program: kAce }), botLabel({ bot: "hard" })]).toEqual([program, house]);
});

it("marks bots in a list of names", () => {
    expect([nameInList("Bo", { bot: "easy" }), nameInList("Ace", { program: true }), nameInList("Mira", {})]).toEqual([
        "Bo (bot)",
        "Ace (bot)",
        "Mira",
    ]);
    expect([isBot({ program: true }), isBot({ bot: null })]).toEqual([true, false]);
});
