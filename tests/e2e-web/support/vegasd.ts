import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const inBuild = (path: string) => fileURLToPath(new URL(`../../../build/release/${path}`, import.meta.url));
const kProgram = process.env["VEGASD"] ?? inBuild("server/vegasd");
/** The same on a disk that is as the file says which VEGAS_BAD_DISK names. */
export const kOnABadDisk = process.env["BAD_DISK_VEGASD"] ?? inBuild("tests/e2e/vegasd_bad_disk");
const kReadyMs = 20_000;
/** A file that this machine has for a server of its own does not count. */
const ourEnv = { ...process.env, VEGASD_CONFIG: "" };

/** What the operator asks of the vegasd that runs over this data. Throws when it is refused. */
export const operate = (data: string, ...words: string[]) =>
    promisify(execFile)(kProgram, ["--data", data, "admin", ...words]);

/** A real vegasd on a free port of the loopback, with bots that do not wait unless they are told to. */
export class Vegasd {
    private constructor(
        /** Ends with a slash. */
        readonly url: string,
        private readonly process: ChildProcess,
        private readonly output: string[],
    ) {}

    /** `port`: where it listened before, for one that comes back. Throws when it is not ready in time. */
    static async start({
        port = 0,
        options = [] as string[],
        program = kProgram,
        env = {},
        botPauseMs = 0,
    } = {}): Promise<Vegasd> {
        if (!existsSync(program)) throw new Error(`no vegasd at ${program}: build it, or name it in VEGASD`);
        const process = spawn(program, ["--port", String(port), "--bot-pause-ms", String(botPauseMs), ...options], {
            stdio: ["ignore", "pipe", "pipe"],
            env: { ...ourEnv, ...env },
        });
        const output: string[] = [];
        process.stderr.on("data", (chunk: Buffer) => output.push(String(chunk)));
        const url = await new Promise<string>((resolve, reject) => {
            const late = setTimeout(() => reject(new Error(`vegasd is not ready:\n${output.join("")}`)), kReadyMs);
            process.once("exit", (code) => reject(new Error(`vegasd ended with ${code}:\n${output.join("")}`)));
            process.stdout.on("data", (chunk: Buffer) => {
                output.push(String(chunk));
                const ready = /vegasd ready url=(\S+)/.exec(output.join(""));
                if (!ready) return;
                clearTimeout(late);
                resolve(`${ready[1]}/`);
            });
        });
        return new Vegasd(url, process, output);
    }

    get port(): number {
        return Number(new URL(this.url).port);
    }

    /** What it has logged up to now. */
    get log(): string {
        return this.output.join("");
    }

    /** Ends it as a deploy does; resolves when it is gone. */
    stop(): Promise<void> {
        return this.end("SIGTERM");
    }

    /** Ends it as a power cut does. */
    kill(): Promise<void> {
        return this.end("SIGKILL");
    }

    private end(signal: NodeJS.Signals): Promise<void> {
        if (this.process.exitCode !== null || this.process.signalCode !== null) return Promise.resolve();
        return new Promise((resolve) => {
            this.process.once("exit", () => resolve());
            this.process.kill(signal);
        });
    }
}
