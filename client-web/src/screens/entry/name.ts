// A name as it is sent. Which names there are, the server says.

/** The server counts code points. */
export const kNameChars = 24;

/** Why a name cannot be sent. */
export type NameFault = "empty" | "long";

/** What nobody sees comes along when a name is pasted, and with emoji. The server would refuse it. */
const kInvisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** Composed, one space between words, none around them, and nothing invisible in them. */
export const normalizeName = (name: string): string =>
    name.normalize().replace(/\s+/g, " ").replace(kInvisible, "").replace(/ +/g, " ").trim();

/** What is wrong with a cleaned name, or null. */
export function faultOf(name: string): NameFault | null {
    if (name === "") return "empty";
    return [...name].length > kNameChars ? "long" : null;
}
