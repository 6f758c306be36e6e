import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Person } from "./person";

const kLibrary =
    process.env["VIRTUAL_CLOCKS_LIBRARY"] ??
    fileURLToPath(new URL("../../../build/release/tests/e2e/libvegas_virtual_clocks.so", import.meta.url));
const kNsPerMs = 1_000_000n;

/** Both clocks of servers that have its `env`, and the dates of pages: time passes when a test says so. */
export class VirtualClocks {
    private readonly folder = mkdtempSync(join(tmpdir(), "vegas-clocks-"));
    private readonly file: number;
    private aheadMs = 0;
    readonly env: Record<string, string>;

    constructor() {
        if (!existsSync(kLibrary)) throw new Error(`${kLibrary} is not built`);
        const name = join(this.folder, "clocks");
        writeFileSync(name, new Uint8Array(16));
        this.file = openSync(name, "r+");
        this.env = { LD_PRELOAD: kLibrary, VIRTUAL_CLOCKS: name };
    }

    /** These pages have the same date. */
    async advance(ms: number, pages: Person[]): Promise<void> {
        this.aheadMs += ms;
        const aheadNs = BigInt(this.aheadMs) * kNsPerMs;
        writeSync(this.file, new BigInt64Array([aheadNs, aheadNs]), 0, 16, 0);
        await Promise.all(pages.map(({ page }) => page.clock.setSystemTime(Date.now() + this.aheadMs)));
    }

    close(): void {
        closeSync(this.file);
        rmSync(this.folder, { recursive: true });
    }
}
