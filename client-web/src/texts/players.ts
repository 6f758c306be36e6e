// What kind of player sits somewhere, and how that is said.
import type { Level, Program } from "../protocol/types";
import { isolateName } from "./names";
import { hasText, t } from "./texts.svelte";

/** Somebody on a seat. The lobby tells of a program only that it is one. */
type SeatOccupant = { bot?: Level | null; program?: Program | true } | null | undefined;

/** A person, a bot of the house, or a program: a bot that somebody has written. */
type PlayerKind = { kind: "person" } | { kind: "house"; level: Level } | { kind: "program"; program: Program | true };

/** Who plays there now: for whoever has left their seat, the house does. */
export function playerKind(sitting: SeatOccupant): PlayerKind {
    if (sitting?.bot) return { kind: "house", level: sitting.bot };
    if (sitting?.program) return { kind: "program", program: sitting.program };
    return { kind: "person" };
}

/** A bot plays there, of the house or a program. */
export const isBot = (sitting: SeatOccupant): boolean => playerKind(sitting).kind !== "person";

/** Which bot plays there: `bot: hard`, `bot: Ace 1.2 by Ada`, or `bot` where no more is told. Empty for a person. */
export function botLabel(sitting: SeatOccupant): string {
    const plays = playerKind(sitting);
    if (plays.kind === "person") return "";
    if (plays.kind === "house") return t("person.bot_level", { level: levelName(plays.level) });
    if (plays.program === true) return t("person.bot");
    return t("person.bot_program", { program: programName(plays.program) });
}

/** Somebody in a list of names, where no mark stands beside it: `Bo (bot)`. */
export const nameInList = (name: string, sitting: SeatOccupant): string =>
    isBot(sitting) ? t("common.bot", { name }) : name;

/** The name of a level; one that is newer than this page has that of the protocol. */
export function levelName(level: string): string {
    const key = `level.${level}`;
    return hasText(key) ? t(key) : level;
}

// What it says itself: its name, and with it the version and the author where they are told.
function programName({ name, version, author }: Program): string {
    const program = version ? `${isolateName(name)} ${version}` : isolateName(name);
    return author ? t("person.program_by", { program, author: isolateName(author) }) : program;
}
