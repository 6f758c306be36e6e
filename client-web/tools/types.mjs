// Writes src/protocol/generated.ts: the types of every message, of the view and of the rules' texts, from
// protocol/schema. `npm run types`; build, check and test run it first, so that the page cannot drift from the
// contract.
import { compile } from "json-schema-to-typescript";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));
const schemas = path.join(here, "../../protocol/schema/");
const out = path.join(here, "../src/protocol/generated.ts");

const names = {
    ClientMessage: "client_message.json",
    ServerMessage: "server_message.json",
    Rules: "rules.json",
    Transcript: "transcript.json",
    Replay: "replay.json",
};
const root = {
    title: "Protocol",
    type: "object",
    properties: Object.fromEntries(Object.entries(names).map(([name, file]) => [name, { $ref: file }])),
    required: Object.keys(names),
    additionalProperties: false,
};

const text = await compile(root, "Protocol", {
    cwd: schemas,
    bannerComment:
        "/* eslint-disable */\n// Written by tools/types.mjs from protocol/schema. Not edited, not committed.",
    declareExternallyReferenced: true,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: false,
    format: false,
});
mkdirSync(path.dirname(out), { recursive: true });
let before = "";
try {
    before = readFileSync(out, "utf8");
} catch {
    // The first time.
}
if (before !== text) writeFileSync(out, text);
