import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const kKinds = ["Nginx", "NginxPath", "HAProxy", "Caddy"] as const;

/** A proxy before a server, over TLS, as deploy/proxies sets it up. */
export class ShippedProxy {
    private constructor(
        /** Ends with a slash. */
        readonly url: string,
        private readonly process: ChildProcess,
    ) {}

    static async start(kind: (typeof kKinds)[number], port: number): Promise<ShippedProxy> {
        const program = fileURLToPath(new URL("../../e2e/proxy.py", import.meta.url));
        const process = spawn("/usr/bin/python3", ["-B", program, kind, String(port)], {
            stdio: ["pipe", "pipe", "inherit"],
        });
        const lines = createInterface({ input: process.stdout });
        const url = await new Promise<string>((resolve, reject) => {
            lines.once("line", resolve);
            process.once("exit", (code) => reject(new Error(`${kind} ended with ${code}`)));
        });
        return new ShippedProxy(url, process);
    }

    async stop(): Promise<void> {
        const gone = once(this.process, "exit");
        this.process.stdin?.end();
        await gone;
    }
}
