// @vitest-environment node
// The built page becomes a part of the server: what embed.mjs writes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 }); // each starts Node

const script = fileURLToPath(new URL("../../client-web/embed/embed.mjs", import.meta.url));
const html = '<!doctype html><meta name="build" content=""><p>Six Signs</p>';
const js = "go();\n".repeat(500);

let folder = "";
beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "embed-"));
    mkdirSync(join(folder, "out"));
    put("index.html", html);
    put("assets/index-JUxgDKA7.js", js);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: string | Buffer) {
    const file = join(folder, "dist", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
}

function embed() {
    const run = spawnSync(process.execPath, [script, join(folder, "dist"), join(folder, "out")]);
    return { status: run.status, said: run.stderr.toString() };
}

// What the C++ says of one file, its bytes taken from page.bin.
function embedded(path: string) {
    const cpp = readFileSync(join(folder, "out/page.cpp"), "utf8");
    const bin = readFileSync(join(folder, "out/page.bin"));
    const entry = cpp.split("{.path = ").find((text) => text.startsWith(`"${path}"`)) ?? "";
    const bytes = (name: string) => {
        const part = new RegExp(`\\.${name} = part\\((\\d+), (\\d+)\\)`).exec(entry);
        if (!part) return null;
        const begin = Number(part[1]);
        return bin.subarray(begin, begin + Number(part[2]));
    };
    return {
        entry,
        plain: bytes("plain"),
        brotli: bytes("brotli"),
        gzip: bytes("gzip"),
    };
}

function build() {
    expect(embed()).toEqual({ status: 0, said: "" });
    const cpp = readFileSync(join(folder, "out/page.cpp"), "utf8");
    return /\.build = "([0-9a-f]{16})"/.exec(cpp)?.[1] ?? "none";
}

test("each encoding holds the bytes of the file", () => {
    build();
    const { plain, brotli, gzip } = embedded("/assets/index-JUxgDKA7.js");
    expect(plain?.toString()).toBe(js);
    expect(brotliDecompressSync(brotli!).toString()).toBe(js);
    expect(gunzipSync(gzip!).toString()).toBe(js);
});

test("an encoding that saves nothing is left out", () => {
    const noise = Buffer.concat([..."0123456789"].map((n) => createHash("sha256").update(n).digest()));
    put("assets/font-CATx_mmO.woff2", noise);
    build();
    const { plain, brotli, gzip } = embedded("/assets/font-CATx_mmO.woff2");
    expect(plain).toEqual(noise);
    expect([brotli, gzip]).toEqual([null, null]);
});

test("the page names the build", () => {
    const id = build();
    expect(embedded("/index.html").plain?.toString()).toContain(`name="build" content="${id}"`);
});

test("the build is the same for the same files, and another for any other", () => {
    const seen = [build()];
    expect(build()).toBe(seen[0]);
    put("assets/index-JUxgDKA7.js", js + ";");
    seen.push(build());
    put("icon.svg", "<svg/>");
    seen.push(build());
    put("index.html", html + " ");
    seen.push(build());
    put("assets/go.js", "");
    seen.push(build());
    expect(new Set(seen).size).toBe(seen.length);
});

test("only names with a hash last for ever", () => {
    put("assets/icon.svg", "<svg/>");
    build();
    expect(embedded("/assets/index-JUxgDKA7.js").entry).toContain(".immutable = true");
    expect(embedded("/assets/icon.svg").entry).toContain(".immutable = false");
    expect(embedded("/index.html").entry).toContain(".immutable = false");
});

test.each([
    ["a file of an unknown type", "data.xyz", "", "content type"],
    ["a name that a URL would have to escape", "a b.js", "", "only letters"],
    ["a page without a place for the build", "index.html", "<p>", "0 <meta"],
    ["a page with two of them", "index.html", html + html, "2 <meta"],
])("%s is refused", (_, path, content, reason) => {
    put(path, content);
    const { status, said } = embed();
    expect(status).toBe(1);
    expect(said).toContain(reason);
});

test("a folder without a page is refused", () => {
    rmSync(join(folder, "dist/index.html"));
    expect(embed()).toMatchObject({ status: 1 });
});
