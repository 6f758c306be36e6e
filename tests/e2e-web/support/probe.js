// Runs in the page under test and looks at it as a player does: what can be pressed, and where. It reads the DOM and
// nothing else.
(() => {
    // What has not moved for so long is pressed: a part of the page that comes late moves what is below it.
    const kStillMs = 100;
    const kPressable = "[data-option], [data-action], [data-confirm], .slot";

    const visible = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
    };
    const enabled = (element) =>
        !element.disabled &&
        element.getAttribute("aria-disabled") !== "true" &&
        element.closest("[inert], [hidden], dialog:not([open])") === null;
    const name = (element) =>
        (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();

    const inside = ({ x, y, width, height }) =>
        [
            [0.5, 0.5],
            [0.5, 0.15],
            [0.5, 0.85],
            [0.15, 0.5],
            [0.85, 0.5],
        ].map(([right, down]) => ({ x: x + width * right, y: y + height * down }));

    // Where a finger would hit it: scrolled into view, and on no other thing that lies above it. Null: it is covered.
    const point = (element) => {
        element.scrollIntoView({
            block: "nearest",
            inline: "nearest",
            behavior: "instant",
        });
        const hits = ({ x, y }) => {
            const top = document.elementFromPoint(x, y);
            return top !== null && (element.contains(top) || top.closest("label")?.control === element);
        };
        const found = inside(element.getBoundingClientRect()).find(hits);
        if (found) return found;
        element.scrollIntoView({
            block: "center",
            inline: "nearest",
            behavior: "instant",
        });
        return inside(element.getBoundingClientRect()).find(hits) ?? null;
    };
    const tag = (element) =>
        element === null
            ? "outside of the window"
            : `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    const above = (element) => {
        const [{ x, y }] = inside(element.getBoundingClientRect());
        return `${tag(document.elementFromPoint(x, y))} lies over ${tag(element)} at ${Math.round(x)},${Math.round(y)}`;
    };

    const describe = (element) => {
        if (element.matches("[data-confirm]")) return "confirm";
        if (element.matches("[data-action]") && !element.matches("[data-option], .slot")) return "action";
        return "option";
    };

    const presses = () =>
        [...document.querySelectorAll(kPressable)]
            .filter((element) => visible(element) && enabled(element))
            .map((element) => ({
                element,
                is: describe(element),
                name: name(element),
                chosen:
                    element.getAttribute("aria-pressed") === "true" ||
                    element.getAttribute("aria-checked") === "true" ||
                    element.checked === true,
            }));

    // Screen readers are told later: what counts is how far the log has come.
    const said = () => [...document.querySelectorAll('[role="log"]')].map((log) => log.dataset.line).join("\n");

    // Wider than the window: somebody would have to scroll sideways. Empty, or by how much and what sticks out.
    const wide = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const by = Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
        if (by <= 0) return "";
        const kept = (element) => {
            for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
                if (getComputedStyle(at).overflowX !== "visible") return true;
            return false;
        };
        const out = [...document.body.querySelectorAll("*")].filter(
            (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !kept(element),
        );
        return `${by} px wider than ${clientWidth}: ${out.slice(0, 6).map(tag).join(" > ")}`;
    };

    const asked = () => document.querySelector("[data-kind]")?.getAttribute("data-kind") ?? null;
    // Whether a look is worth its while: it makes the browser lay the page out, which four pages at once feel.
    const kEnabled = kPressable
        .split(", ")
        .map((one) => `${one}:enabled:not([aria-disabled="true"])`)
        .join(", ");
    const perhaps = (ends) => document.querySelector(ends) ?? document.querySelector(`${kEnabled}, a[data-action]`);

    const look = (ends) => {
        const found = presses();
        return {
            end: document.querySelector(ends) !== null,
            question: asked(),
            said: said(),
            wide: wide(),
            presses: found.map(({ is, name, chosen }, id) => ({
                id,
                is,
                name,
                chosen,
            })),
            elements: found.map(({ element }) => element),
        };
    };

    let last = [];

    const wait = (ready, ms) =>
        new Promise((resolve) => {
            let over = false;
            const done = (value) => {
                over = true;
                observer.disconnect();
                clearInterval(often);
                clearTimeout(late);
                resolve(value);
            };
            const check = () => {
                const value = ready();
                if (value !== null && !over) done(value);
                return value;
            };
            let planned = false;
            const observer = new MutationObserver(() => {
                if (planned) return;
                planned = true;
                setTimeout(() => {
                    planned = false;
                    check();
                }, 16);
            });
            // Layout may change without the document.
            const often = setInterval(check, 100);
            const late = setTimeout(() => done(null), ms);
            if (check() === null)
                observer.observe(document.body, {
                    subtree: true,
                    childList: true,
                    attributes: true,
                    characterData: true,
                });
        });

    globalThis.probe = {
        look: (ends) => {
            const { elements, ...seen } = look(ends);
            last = elements;
            return seen;
        },
        /**
         * Waits until there is something to press, or the end. `said`: what had been said before the last answer was
         * sent, which must have had its effect.
         */
        next: async (ends, ms, answered) => {
            if (answered) {
                await wait(
                    () =>
                        perhaps(ends) === null || asked() !== answered.question || said() !== answered.said
                            ? true
                            : null,
                    2000,
                );
            }
            const found = await wait(() => {
                if (perhaps(ends) === null) return null;
                const seen = look(ends);
                return seen.end || seen.presses.length > 0 ? seen : null;
            }, ms);
            if (found === null) return null;
            const { elements, ...seen } = found;
            last = elements;
            return seen;
        },
        /** Where to press the n-th of the last look; a string says why it cannot be reached; null: it is gone. */
        at: async (id) => {
            const element = last[id];
            if (!element?.isConnected || !enabled(element)) return null;
            const pressable = () => element.isConnected && enabled(element);
            const at = point(element) ?? (await wait(() => (pressable() ? point(element) : "gone"), 10_000));
            return at === "gone" ? null : (at ?? above(element));
        },
        /** Presses the n-th of the last look where a finger would reach it, without a mouse. True; else as `at`. */
        press: async (id) => {
            const at = await probe.at(id);
            if (at === null || typeof at === "string") return at;
            last[id].click();
            return true;
        },
        wide,
        /** Waits until one of these is to be seen. */
        shown: async (selector, ms) =>
            (await wait(() => ([...document.querySelectorAll(selector)].some(visible) ? true : null), ms)) ?? false,
        /**
         * Where to press the first of these, with this name if there is one, that a finger can reach and that stays
         * where it is; a string says why there is none.
         */
        reach: async ({ selector, called, ms }) => {
            const all = () =>
                [...document.querySelectorAll(selector)].filter(
                    (element) => visible(element) && (called === undefined || name(element) === called),
                );
            const open = () => all().filter(enabled).map(point).find(Boolean) ?? null;
            let before = null;
            for (let at = await wait(open, ms); at !== null; at = await wait(open, ms)) {
                if (at.x === before?.x && at.y === before?.y) return at;
                before = at;
                await new Promise((then) => setTimeout(then, kStillMs));
            }
            return all().map(above)[0] || "it is not there";
        },
        /** Waits until the page is at a place that begins so. */
        place: async (hash, ms) => (await wait(() => (location.hash.startsWith(hash) ? true : null), ms)) ?? false,
    };
})();
