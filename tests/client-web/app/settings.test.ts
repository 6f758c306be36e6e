import { beforeEach, expect, it, vi } from "vitest";

/** The settings of a page that is opened now. */
const open = async () => {
    vi.resetModules();
    return (await import("../../../client-web/src/app/settings.svelte")).settings;
};
beforeEach(() => localStorage.clear());

it("turns take one press once a game was played to its end", async () => {
    const first = await open();
    expect(first.turnStyle).toBe("step_by_step");
    first.markPlayed();
    expect(first.turnStyle).toBe("one_press");
    expect((await open()).turnStyle).toBe("one_press");
});

it("a choice stays, whatever was played", async () => {
    (await open()).turnStyle = "step_by_step";
    const later = await open();
    later.markPlayed();
    expect(later.turnStyle).toBe("step_by_step");
});

it("sound is off at first, and comes back as loud as it was", async () => {
    const settings = await open();
    expect(settings.volume).toBe("off");
    settings.toggleSound();
    expect(settings.volume).toBe("medium");
    settings.volume = "loud";
    const later = await open();
    later.toggleSound();
    later.toggleSound();
    expect(later.volume).toBe("loud");
});

it("what is stored wrong is as if it was not", async () => {
    for (const key of ["volume", "turn_style", "speed"]) localStorage.setItem(`six-signs/${key}`, "loudest");
    const settings = await open();
    expect([settings.volume, settings.turnStyle, settings.speed]).toEqual(["off", "step_by_step", "normal"]);
});
