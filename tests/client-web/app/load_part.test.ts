import { afterEach, expect, it, vi } from "vitest";
import { loadPart } from "../../../client-web/src/app/load_part";
import { FileGone } from "../../../client-web/src/protocol/retry";

const kImporter = "http://here/assets/main.js";
afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.head.replaceChildren();
});

/** Answers requests with these statuses, then with 200; 0: the line is cut. */
function answers(...statuses: number[]) {
    const fetched = vi.fn(async (_url: string) => {
        const status = statuses.shift() ?? 200;
        if (status === 0) throw new TypeError("Failed to fetch");
        return new Response("", { status });
    });
    vi.stubGlobal("fetch", fetched);
    return fetched;
}
/** As the build writes an import; the module counts how often it was imported. */
function partOf(name: string) {
    const imported = vi.fn();
    const run = Object.assign(
        () => {
            imported();
            return Promise.resolve(name);
        },
        { toString: () => `()=>import("./${name}.js")` },
    );
    return { imported, run };
}

it("imports a part only once all its files have arrived, and asks again for those that have not", async () => {
    const { imported, run } = partOf("a");
    const fetched = answers(200, 0);
    await expect(loadPart(run, ["./shared.js"], kImporter)).rejects.toThrow("Failed to fetch");
    expect(imported).not.toHaveBeenCalled();
    await expect(loadPart(run, ["./shared.js"], kImporter)).resolves.toBe("a");
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
        "http://here/assets/a.js",
        "http://here/assets/shared.js",
        "http://here/assets/shared.js",
    ]);
});

it("takes no answer for a file that says there is none", async () => {
    const { imported, run } = partOf("b");
    answers(404);
    await expect(loadPart(run, [], kImporter)).rejects.toThrow("b.js");
    expect(imported).not.toHaveBeenCalled();
    await expect(loadPart(run, [], kImporter)).resolves.toBe("b");
});

it("tells a file that is gone from one that a proxy could not get", async () => {
    const { run } = partOf("e");
    answers(502, 404);
    await expect(loadPart(run, [], kImporter)).rejects.not.toBeInstanceOf(FileGone);
    await expect(loadPart(run, [], kImporter)).rejects.toBeInstanceOf(FileGone);
});

it("leaves to the browser what the page links itself", async () => {
    const link = document.createElement("link");
    link.href = "http://here/assets/c.js";
    document.head.append(link);
    const fetched = answers();
    await expect(loadPart(partOf("c").run, [], kImporter)).resolves.toBe("c");
    expect(fetched).not.toHaveBeenCalled();
});

it("adds a sheet again where it did not come", async () => {
    answers();
    const added: string[] = [];
    const outcomes = ["error", "load"];
    vi.spyOn(document.head, "append").mockImplementation((link) => {
        added.push((link as HTMLLinkElement).href);
        (link as HTMLLinkElement).dispatchEvent(new Event(outcomes.shift() ?? ""));
    });
    const { run } = partOf("d");
    await expect(loadPart(run, ["./d.css"], kImporter)).rejects.toThrow("d.css");
    await expect(loadPart(run, ["./d.css"], kImporter)).resolves.toBe("d");
    expect(added).toEqual(Array(2).fill("http://here/assets/d.css"));
});
