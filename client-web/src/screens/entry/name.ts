// What a player may be called. The server has the last word; this spares a refusal where one is certain.

/** The server counts code points. */
export const kNameChars = 24;

/** Why a name cannot be sent. */
export type NameFault = "empty" | "long";

// What the server takes for unprintable: controls, odd spaces, what is invisible or turns the writing direction,
// private use.
const kUnprintable = new RegExp(
    "[\\0-\\x1f\\x7f-\\xa0\\xad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f" +
        "\\u205f-\\u206f\\u2800\\u3000\\u3164\\ud800-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{e0000}-\\u{10ffff}]",
    "gu",
);

/** The name as it is sent: one space between words, none around them, and nothing invisible in them. */
export const cleaned = (name: string): string =>
    name.replace(/\s+/g, " ").replace(kUnprintable, "").replace(/ +/g, " ").trim();

/** What is wrong with a cleaned name, or null. */
export function faultOf(name: string): NameFault | null {
    if (name === "") return "empty";
    return [...name].length > kNameChars ? "long" : null;
}
