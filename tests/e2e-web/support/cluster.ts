import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const kPrograms = {
    VEGASD: here("build/release/server/vegasd"),
    SLOW_SYNCS: here("build/release/tests/e2e/libvegas_slow_syncs.so"),
    VEGAS_CLI: here("build/release/client-cli/vegas"),
};

/** Three servers behind HAProxy, and tables of others who play there: tests/e2e/break_cluster.py --hold. Needs root. */
export class Cluster {
    private constructor(
        /** Ends with a slash. */
        readonly url: string,
        private readonly process: ChildProcess,
        private readonly lines: AsyncIterator<string>,
    ) {}

    static async start(tables: number): Promise<Cluster> {
        const process = spawn(here("tests/e2e/break_cluster.py"), ["--hold", "--tables", String(tables)], {
            stdio: ["pipe", "pipe", "inherit"],
            env: { ...kPrograms, ...globalThis.process.env },
        });
        const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
        const { value } = await lines.next();
        if (!value) throw new Error("the servers did not start");
        return new Cluster(value, process, lines);
    }

    /** Resolves when all of it works again. */
    async harm(fault: string): Promise<void> {
        this.process.stdin?.write(`${fault}\n`);
        const { value } = await this.lines.next();
        if (value !== "done") throw new Error(`${fault}: ${value}`);
    }

    /** Gives what befell the others. Throws when something of theirs was lost. */
    async stop(): Promise<string> {
        const ended = this.process.exitCode === null ? once(this.process, "exit") : Promise.resolve();
        this.process.stdin?.end();
        const told: string[] = [];
        for (let line = await this.lines.next(); !line.done; line = await this.lines.next()) told.push(line.value);
        await ended;
        if (this.process.exitCode !== 0) throw new Error(`the others: ${told.join("; ")}`);
        return told.join("\n");
    }
}
