// Turns the built page into a part of the server.
//
//   node embed.mjs DIST OUT
//
// Reads every file of DIST and writes OUT/page.bin, the bytes of all (plain, brotli, gzip), and
// OUT/page.cpp, which takes page.bin in and says what lies where. The build id, a hash over all
// files, is put into index.html in the place of the one in <meta name="build" content="...">.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
};

// A path stands in a URL and in C++ as it is.
const PATH = /^\/[\w.-]+(\/[\w.-]+)*$/;
// What the bundler names: assets/index-B5Fq-x1_.js
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/;
const BUILD = /(<meta name="build" content=")[^"]*(")/g;

function filesOf(folder, path = "") {
    return readdirSync(join(folder, path)).flatMap((name) => {
        const inside = `${path}/${name}`;
        if (statSync(join(folder, inside)).isDirectory()) return filesOf(folder, inside);
        return [{ path: inside, bytes: readFileSync(join(folder, inside)) }];
    });
}

const hash = (...parts) => {
    const sum = createHash("sha256");
    for (const part of parts) sum.update(`${part.length}:`).update(part);
    return sum.digest("hex").slice(0, 16);
};

function withBuild(html, build) {
    const text = html.toString();
    const found = text.match(BUILD) ?? [];
    if (found.length !== 1) throw new Error(`index.html has ${found.length} <meta name="build">`);
    return Buffer.from(text.replace(BUILD, `$1${build}$2`));
}

function compressed(bytes) {
    const brotli = brotliCompressSync(bytes, {
        params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
    });
    const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
    // Unpacking is not free either: a twentieth must be saved.
    const ifSmaller = (packed) => (packed.length < bytes.length * 0.95 ? packed : Buffer.alloc(0));
    return [ifSmaller(brotli), ifSmaller(gzip)];
}

function read(dist) {
    // By the bytes of the path, as std::string_view sorts.
    const files = filesOf(dist).sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    for (const { path } of files) {
        if (!PATH.test(path)) throw new Error(`${path}: only letters, digits, "_", "." and "-"`);
        if (!TYPES[extname(path)]) throw new Error(`${path}: what content type is that?`);
    }
    const index = files.find((file) => file.path === "/index.html");
    if (!index) throw new Error("there is no index.html");
    index.bytes = withBuild(index.bytes, "");
    const build = hash(...files.flatMap((file) => [file.path, file.bytes]));
    index.bytes = withBuild(index.bytes, build);
    return { build, files };
}

function cpp(build, entries, size, binary) {
    return `// Written by client-web/embed/embed.mjs.
#include "server/shell/http/page.hpp"

// The assembler reads the bytes, at once; as a list of numbers they would cost the compiler seconds.
asm(R"(
    .pushsection .rodata
    .global vegas_page_bytes
    .hidden vegas_page_bytes
    .type vegas_page_bytes, @object
    .size vegas_page_bytes, ${size}
vegas_page_bytes:
    .incbin "${binary}"
    .popsection
)");
extern "C" const char vegas_page_bytes[${size}];

namespace vegas::shell {
namespace {

constexpr std::string_view part(std::size_t begin, std::size_t size) {
    return {vegas_page_bytes + begin, size};
}

constexpr PageFile kFiles[] = {
${entries.join("\n")}
};

}  // namespace

Page embedded_page() { return {.build = "${build}", .files = kFiles}; }

}  // namespace vegas::shell
`;
}

function write({ build, files }, out) {
    const parts = [];
    let size = 0;
    const put = (bytes) => {
        if (bytes.length === 0) return "{}";
        parts.push(bytes);
        size += bytes.length;
        return `part(${size - bytes.length}, ${bytes.length})`;
    };
    const entries = files.map(({ path, bytes }) => {
        const [brotli, gzip] = compressed(bytes);
        return `    {.path = "${path}",
     .content_type = "${TYPES[extname(path)]}",
     .immutable = ${HASHED.test(path)},
     .etag = "${hash(bytes)}",
     .plain = ${put(bytes)},
     .brotli = ${put(brotli)},
     .gzip = ${put(gzip)}},`;
    });
    const binary = join(out, "page.bin");
    writeFileSync(binary, Buffer.concat(parts));
    writeFileSync(join(out, "page.cpp"), cpp(build, entries, size, binary));
}

const [dist, out] = process.argv.slice(2);
if (!out) {
    console.error("usage: node embed.mjs DIST OUT");
    process.exit(2);
}
try {
    write(read(resolve(dist)), resolve(out));
} catch (error) {
    console.error(`${dist}: ${error.message}`);
    process.exit(1);
}
