// How people are called on the page, wherever they are.

import type { Person } from "../protocol/types";

type Named = Pick<Person, "name" | "alike">;

const kRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const kIsolate = "\u2068";
const kEndOfIsolate = "\u2069";

/** The name so that it turns no writing around it, nor is turned by it. */
export const isolateName = (name: string): string =>
    kRightToLeft.test(name) ? `${kIsolate}${name}${kEndOfIsolate}` : name;

/** What the texts say about names in the reader's language. */
interface NameTexts {
    /** Of a seat whose player was deleted. */
    forgotten(): string;
    /** Of a seat before its player took it over. */
    earlier(): string;
    /** Of somebody who has no seat, while somebody with a seat has such a name. */
    alike(name: string): string;
}
// What the server calls those seats.
const kForgotten = "forgotten";
const kEarlier = "earlier player";
let nameTexts: NameTexts = { forgotten: () => kForgotten, earlier: () => kEarlier, alike: (name) => name };

/** The texts come when they are loaded; this module can do without them. */
export const setNameTexts = (texts: NameTexts): void => {
    nameTexts = texts;
};

/** Who had a seat before, where no name is told. */
export const earlierName = (): string => nameTexts.earlier();

/** The name of a player, as the reader calls it. */
export const personName = (name: string): string =>
    name === kForgotten ? nameTexts.forgotten() : name === kEarlier ? nameTexts.earlier() : isolateName(name);

/** The name of somebody who has no seat: `Anna`, or `Anna (someone else)` where somebody with a seat is called so. */
export const unseatedName = ({ name, alike }: { name: string; alike?: boolean }): string =>
    alike ? nameTexts.alike(isolateName(name)) : isolateName(name);

/** What stands behind the name: the seat's number, where another name at the table looks or sounds the same. */
export const seatSuffix = (person: Named | null | undefined, seat: number): string =>
    person?.alike ? `#${seat + 1}` : "";

/** Who sits on a seat: `Anna`, or `Anna #3`. */
export const displayName = (person: Named | null | undefined, seat: number): string =>
    person ? `${personName(person.name)} ${seatSuffix(person, seat)}`.trimEnd() : "";

/** The letter of a name, however it is called. */
export const initialOf = (name: string): string => [...name.replace(kIsolate, "")][0]?.toLocaleUpperCase() ?? "?";
