import { beforeEach, expect, it, vi } from "vitest";
import { SpokenLog, type SpokenLine } from "../../../client-web/src/table/spoken_log.svelte";
import { loadLaterTexts } from "../../../client-web/src/texts/later";
import { useFakeTime } from "../fixtures/page";

const kNames = ["Mira", "Bo", "Cleo", "Dot"];
let spoken: SpokenLog;
let lines: SpokenLine[];
useFakeTime();
beforeEach(async () => {
    await loadLaterTexts();
    spoken = new SpokenLog(() => 0);
    lines = [];
    spoken.follow(lines);
});

/** Mira, who listens, is on seat 0. */
function happens(key: string, seat?: number, text = `${kNames[seat ?? 0]} ${key.slice(6)}`) {
    lines = [...lines, { id: lines.length + 1, key, seat, text, name: kNames[seat ?? 0] ?? "" }];
    spoken.follow(lines);
}
const told = () => spoken.told.map(({ text }) => text);

it("tells a line that comes alone as it is", () => {
    happens("event.placed", 1);
    expect(told()).toEqual(["Bo placed"]);
});

it("tells fast play of others in sums, as soon as what was told can have been heard", () => {
    happens("event.round_started", undefined, "Round 2 of 4 begins now");
    for (const seat of [1, 2, 3]) {
        happens("event.rolled", seat);
        happens("event.placed", seat);
    }
    expect(told()).toEqual(["Round 2 of 4 begins now"]);
    vi.advanceTimersByTime(1500);
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(told().at(-1)).toBe("Bo, Cleo, and Dot have placed");
    expect(told()).toHaveLength(2);
});

it("tells what we did, and what is of no seat, as it is, in order", () => {
    happens("event.chat", undefined, "Hello");
    happens("event.placed", 1);
    happens("event.placed", 0);
    happens("event.passed_for", 2);
    happens("event.jackpot", undefined, "The jackpot goes");
    happens("event.placed", 3);
    vi.advanceTimersByTime(1000);
    expect(told().slice(1)).toEqual(["Bo and Dot have placed", "Mira placed", "Cleo has passed", "The jackpot goes"]);
});

it("waits only for the lines that it reads out", () => {
    spoken.follow([{ id: 1, key: "event.x", text: "first", name: "" }]);
    const many = Array.from({ length: 25 }, (_, n) => ({ id: n + 2, key: "event.x", text: "x".repeat(30), name: "" }));
    spoken.follow(many);
    vi.advanceTimersByTime(400);
    expect(spoken.told).toHaveLength(8);
    spoken.follow([...many, { id: 27, key: "event.placed", seat: 1, text: "Bo placed", name: "Bo" }]);
    vi.advanceTimersByTime((8 * 30 * 1000) / 15);
    expect(told().at(-1)).toBe("Bo placed");
});

it("does not tell lines that were heard elsewhere", () => {
    const heard = [1, 2, 3].map((id) => ({ id, key: "event.x", text: `line ${id}`, name: "", isHeard: true }));
    spoken.follow(heard);
    expect(told()).toEqual([]);
    const placed = { id: 4, key: "event.placed", seat: 1, text: "Bo placed", name: "Bo" };
    spoken.follow([...heard, placed]);
    expect(told()).toEqual(["Bo placed"]);
});

it("does not tell what stood in the log before, and keeps the newest lines to be read", () => {
    const before = Array.from({ length: 12 }, (_, n) => ({
        id: n + 1,
        key: "event.x",
        text: `line ${n + 1}`,
        name: "",
    }));
    const late = new SpokenLog(() => 0);
    late.follow(before);
    expect(late.told.map(({ text }) => text)).toEqual(before.slice(-8).map(({ text }) => text));
    late.follow([...before, { id: 13, key: "event.placed", seat: 1, text: "Bo placed", name: "Bo" }]);
    expect(late.told.at(-1)?.text).toBe("Bo placed");
    expect(late.told).toHaveLength(8);
});
