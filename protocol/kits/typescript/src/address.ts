import { ConnectError } from "./connect_error.js";

const FORMS = "an address is wss://host, https://host/path, ws://host:port or host:port";
const PORTS: Record<string, string> = { wss: "443", https: "443", ws: "80", http: "80", "": "8080" }; // by the scheme

/**
 * The address of a server's WebSocket, from the forms that people write: wss://host, https://host/path, ws://host:port,
 * host:port, [::1]:8080. `vegas play --server` reads the same. A ConnectError says what is wrong with the text.
 */
export function socketAddress(text: string): string {
    const mark = text.indexOf("://");
    const scheme = mark > 0 ? text.slice(0, mark).toLowerCase() : "";
    const rest = mark > 0 ? text.slice(mark + 3) : text;
    const [, authority = "", path = "", more = ""] = /^([^/?#]*)([^?#]*)(.*)$/s.exec(rest) ?? [];
    const read = readParts(scheme, authority, path, more);
    if ("why" in read) throw new ConnectError("bad_address", fitToShow(text), read.why);
    return read.address;
}

type Read<Right> = Right | { why: string };

function readParts(scheme: string, authority: string, path: string, more: string): Read<{ address: string }> {
    const meant = scheme ? "" : withSlashes(authority, path);
    if (meant) return { why: `try ${meant}` };
    const usual = PORTS[scheme];
    if (usual === undefined) return { why: `${scheme}:// is not spoken; ${FORMS}` };
    const read = readAuthority(authority);
    if ("why" in read) return read;
    if (/[^!-~]/.test(path)) return { why: "a path has neither spaces nor letters beyond ASCII" };
    const socketScheme = usual === "443" ? "wss" : "ws";
    const port = read.port || usual;
    const shown = port === PORTS[socketScheme] ? "" : `:${port}`;
    const server = `${socketScheme}://${read.host}${shown}${path.replace(/\/+$/, "").replace(/\/ws$/, "")}`;
    if (more !== "" && more !== "#" && more !== "#/") {
        return { why: `that is a link to something at the server; try ${server}` };
    }
    return { address: `${server}/ws` };
}

function readAuthority(authority: string): Read<{ host: string; port: string }> {
    if (authority.startsWith("[") && !authority.includes("]")) return { why: "the bracket is not closed" };
    const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(.*)$/s.exec(authority) ?? [];
    if (!host.startsWith("[") && port.split(":").length > 2) {
        return { why: `an IPv6 address stands in brackets; try [${authority}]` };
    }
    if (!/^[A-Za-z0-9._:%-]+$/.test(host.replace(/^\[|\]$/g, ""))) return { why: FORMS };
    if (port && !(port.startsWith(":") && isPort(port.slice(1)))) {
        return { why: "a port is a number from 1 to 65535, behind a colon" };
    }
    return { host, port: port.slice(1) };
}

const isPort = (text: string) => /^[0-9]{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;

/** What wss:host and https:/host mean; empty: neither is meant. */
function withSlashes(authority: string, path: string): string {
    const [, name = "", host = ""] = /^([^:]+):(.*)$/s.exec(authority) ?? [];
    const scheme = name.toLowerCase();
    if (!scheme || PORTS[scheme] === undefined || isPort(host)) return "";
    const meant = host || path.slice(1);
    return meant ? `${scheme}://${meant}` : "";
}

/** Without what may be secret: an invite behind the #, a password before the @. */
const fitToShow = (text: string) => text.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//");
