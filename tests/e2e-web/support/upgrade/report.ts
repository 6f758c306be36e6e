import type { Friend } from "./friend";
import { kLost, type Shown } from "./noticed";

/** A server that was stopped at `at` (Date.now()), and what came of it up to `until`. */
export interface Drain {
    name: string;
    at: number;
    until: number;
    /** What somebody had chosen and not said yet, and what was chosen afterwards. */
    chosen: string;
}

const kColumns = ["drain", "window", "line", "table moved", "own next answer", "shown"];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What four friends noticed of each drain. */
export class Report {
    private constructor(
        private readonly friends: Friend[],
        private readonly shown: Map<Friend, Shown[]>,
        private readonly drains: Drain[],
    ) {}

    static async of(friends: Friend[], drains: Drain[]): Promise<Report> {
        const shown = new Map<Friend, Shown[]>();
        for (const friend of friends) shown.set(friend, await friend.noticed());
        return new Report(friends, shown, drains);
    }

    toString(): string {
        const rows = this.drains.flatMap((drain) => this.friends.map((friend) => this.#row(drain, friend)));
        const widths = kColumns.map((column, n) => Math.max(...[column, ...rows.map((row) => row[n] ?? "")].map(len)));
        const table = [kColumns, ...rows].map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join("  "));
        return [...table.map((line) => line.trimEnd()), "", ...this.#pauses(), ...this.#chosen()].join("\n");
    }

    #row({ name, at, until }: Drain, friend: Friend): string[] {
        const within = (time: number) => time >= at && time < until;
        const after = (time: number | undefined) => (time === undefined ? "never" : seconds(time - at));
        const { line } = friend;
        const lost = line.lost.filter(within);
        const back = lost.map((time) => line.welcomed.find((welcomed) => welcomed > time));
        const moved = line.moved.filter(within);
        const refused = line.refused.filter((it) => within(it.at)).map(({ code }) => `refused: ${code}`);
        const told = (this.shown.get(friend) ?? [])
            .filter(({ from }) => within(from))
            .map(
                ({ text, from, to }) =>
                    `“${text}” at ${after(from)}${text === kLost ? "" : ` for ${seconds(to - from)}`}`,
            );
        return [
            name,
            friend.name,
            lost.map((time, n) => `lost ${after(time)}, back ${after(back[n])}`).join("; ") || "kept",
            moved.map((time) => after(time)).join(", ") || "no",
            // Not one that the server which stops has still taken.
            after(line.accepted.find((time) => time > Math.max(at, ...moved, ...back.map((time) => time ?? Infinity)))),
            [...told, ...refused].join("; ") || "nothing",
        ];
    }

    /** How long nobody's answer was taken: while a server was stopped, and else. */
    #pauses(): string[] {
        const all = this.friends.flatMap(({ line }) => line.accepted).sort((a, b) => a - b);
        const gaps = all.slice(1).map((to, n) => ({ from: all[n] as number, ms: to - (all[n] as number) }));
        const begins = this.drains[0]?.at ?? 0;
        const usual = gaps.filter(({ from, ms }) => from + ms < begins).map(({ ms }) => ms);
        usual.sort((a, b) => a - b);
        const [middle, most] = [usual[Math.floor(usual.length / 2)] ?? 0, usual.at(-1) ?? 0];
        return [
            `From one answer at the table to the next: ${seconds(middle)} in the middle, ${seconds(most)} at most, before.`,
            ...this.drains.map(({ name, at, until }) => {
                const here = gaps.filter(({ from, ms }) => from + ms > at && from < Math.min(until, at + 10_000));
                return `  ${name}: ${seconds(Math.max(0, ...here.map(({ ms }) => ms)))} at most`;
            }),
        ];
    }

    #chosen(): string[] {
        return this.drains.filter(({ chosen }) => chosen).map(({ name, chosen }) => `${name}: ${chosen}`);
    }
}

const len = (text: string) => text.length;
