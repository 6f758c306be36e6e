// What the page remembers on this machine. Where storage is switched off it remembers until the page is closed; nothing
// else changes.

const memory = new Map<string, string>();
// Two servers behind one host are told apart by their path.
const prefix = `six-signs${location.pathname.replace(/[^/]*$/, "")}`;

/** False: what is remembered goes with the page. */
export const isPersistent = ((): boolean => {
    try {
        localStorage.setItem(`${prefix}try`, "1");
        localStorage.removeItem(`${prefix}try`);
        return true;
    } catch {
        return false;
    }
})();

export function loadItem(key: string): string | null {
    try {
        return localStorage.getItem(prefix + key);
    } catch {
        return memory.get(key) ?? null;
    }
}

export function saveItem(key: string, value: string | null): void {
    try {
        if (value === null) localStorage.removeItem(prefix + key);
        else localStorage.setItem(prefix + key, value);
    } catch {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
    }
}
