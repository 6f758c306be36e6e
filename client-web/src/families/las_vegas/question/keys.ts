// The keys of a question: a digit chooses, arrows go from option to option, Enter confirms, Escape takes the last
// choice back. What can be chosen carries `data-option`, and `data-key` where a digit chooses it.

export interface KeyHandlers {
    /** True: there was something to confirm. */
    confirm(): boolean;
    /** True: there was something to take back. */
    undo(): boolean;
}

const kSteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const options = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("[data-option]:not(:disabled)")];

/** Does what the key says; false: it is none of ours. */
export function handleKey(event: KeyboardEvent, panel: HTMLElement, { confirm, undo }: KeyHandlers): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, [contenteditable]")) return false;
    if (/^[0-9]$/.test(event.key)) {
        const option = options(panel).find((each) => each.dataset["key"] === event.key);
        option?.focus();
        option?.click();
        return option !== undefined;
    }
    const step = kSteps[event.key];
    if (step !== undefined && (target === null || target === document.body || panel.contains(target))) {
        const all = options(panel);
        const at = all.indexOf(target as HTMLElement);
        const next = at < 0 ? all[step > 0 ? 0 : all.length - 1] : all[(at + step + all.length) % all.length];
        next?.focus();
        return next !== undefined;
    }
    // On a button or a link Enter does what that one does.
    if (event.key === "Enter" && !target?.closest("button, a")) return confirm();
    if (event.key === "Escape") return undo();
    return false;
}
