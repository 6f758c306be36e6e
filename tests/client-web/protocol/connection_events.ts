import { vi } from "vitest";
import { connectionTo } from "../../../client-web/src/protocol/connection";
import type { ConnectionEvents } from "../../../protocol/kits/typescript/src/connection";
import { FakeSocket } from "./fake_socket";

/** The page's connection, and all that it tells. */
export function made(over: Partial<ConnectionEvents> = {}) {
    const events = {
        hello: vi.fn(() => ({ name: "Mira" })),
        unwelcome: vi.fn(() => false),
        welcome: vi.fn(),
        ping: vi.fn(() => ({ op: "lobby.unwatch" as const })),
        message: vi.fn(),
        down: vi.fn(),
        askedToWait: vi.fn(),
        obstructed: vi.fn(),
        shut: vi.fn(),
        ...over,
    };
    return { events, connection: connectionTo("ws://here/ws", events) };
}

/** The same, connected and welcome. */
export function opened(over: Partial<ConnectionEvents> = {}) {
    const all = made(over);
    all.connection.open();
    FakeSocket.last.welcomes();
    return all;
}
