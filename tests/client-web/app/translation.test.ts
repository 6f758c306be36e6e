import { afterEach, beforeEach, expect, it } from "vitest";
import { followTranslation, isTranslated } from "../../../client-web/src/app/translation.svelte";
import { kMark, translatePage } from "../fixtures/translator";

let stop: () => void;
beforeEach(() => {
    document.body.replaceChildren();
    stop = followTranslation(document.body);
});
afterEach(() => stop());

const translate = () => translatePage({ mark: kMark, goesOn: false });
/** Until all observers have heard of what was done. */
const heard = () => new Promise((resolve) => setTimeout(resolve));
/** With a * where a translation ends. */
const marked = (text: string | null) => text?.replaceAll(kMark, "*");
const shown = () => marked(document.body.textContent);

/** Words that the page shows, translated. */
async function translatedText(words: string): Promise<Text> {
    const text = document.createTextNode(words);
    document.body.append("(", text, ")");
    translate();
    await heard();
    return text;
}

it("shows what is written to a text whose place the browser has taken", async () => {
    const text = await translatedText("two dice");
    expect([shown(), isTranslated()]).toEqual(["(two dice*)", true]);
    expect(text.nodeValue).toBe("two dice");
    text.nodeValue = "three dice";
    expect(shown()).toBe("(three dice)");
    translate();
    await heard();
    expect(shown()).toBe("(three dice*)");
    text.nodeValue = "four";
    expect(shown()).toBe("(four)");
});

it("leaves nothing of a text that goes", async () => {
    const text = await translatedText("gone");
    text.remove();
    await heard();
    expect(shown()).toBe("()");
});

it("takes the translation along where a text goes elsewhere", async () => {
    const text = await translatedText("there");
    const other = document.createElement("p");
    document.body.append(other);
    other.append(text);
    await heard();
    expect([marked(other.textContent), shown()]).toEqual(["there*", "()there*"]);
});

it("says its own words when the browser shows the original again", async () => {
    const text = await translatedText("mine");
    document.querySelector("font")?.replaceWith(text);
    await heard();
    expect(shown()).toBe("(mine)");
    text.nodeValue = "mine still";
    expect(shown()).toBe("(mine still)");
});
