import type { View } from "../../protocol/types";

/** `tiles`: the same game with tiles. `play_people`: with people who want to play now. `invite`: a table for friends. */
export type NextStep = "tiles" | "play_people" | "invite";

/** What players of a game without tiles play next. */
export const kGameWithTiles = "royale";
const kGameWithoutTiles = "royale-basic";

/** Against bots only. */
export const playedAlone = ({ table, you }: View): boolean =>
    table.seats.every((person, seat) => seat === you?.seat || person === null || person.bot !== null);

/** What is offered after a game beside playing it again, the best first. `isHost`: of a table that is not quick, they choose what it plays. */
export function nextSteps(end: View, isHost: boolean): NextStep[] {
    const { table, you } = end;
    if (you === null) return ["play_people"];
    const isAlone = playedAlone(end);
    const steps: NextStep[] = [];
    if (table.ruleset === kGameWithoutTiles && (isAlone || (isHost && table.quick !== true))) steps.push("tiles");
    if (isAlone || table.quick === true) steps.push("play_people");
    if (isAlone) steps.push("invite");
    return steps;
}
