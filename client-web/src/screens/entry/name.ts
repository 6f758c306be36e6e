// A name as the server will have it. It cleans names and says which there are; the page does the same
// beforehand, to show a name while it is typed and to know it again.

/** The server counts code points. */
export const kNameChars = 24;

/** Why a name cannot be sent. */
export type NameFault = "empty" | "long";

/** What nobody sees comes along when a name is pasted, and with emoji. */
const kInvisible = /\p{Default_Ignorable_Code_Point}/gu;
const kBlanks = /[\t\p{Zs}]+/gu;

/** Nothing invisible, one space between words, none around them, and composed: tests/support/names.json. */
export const normalizeName = (name: string): string =>
    name.replace(kInvisible, "").replace(kBlanks, " ").trim().normalize();

/** What is wrong with a cleaned name, or null. */
export function faultOf(name: string): NameFault | null {
    if (name === "") return "empty";
    return [...name].length > kNameChars ? "long" : null;
}
