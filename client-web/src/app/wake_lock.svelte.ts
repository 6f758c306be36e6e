import { isPageVisible } from "./visibility.svelte";

/**
 * Called while a component is made: keeps the screen on while `isWanted`. Browsers that cannot, or are saving power,
 * leave it as it is.
 */
export function keepScreenOn(isWanted: () => boolean): void {
    // A browser lets go of it when the page is out of view.
    const isHeld = $derived(isWanted() && isPageVisible());
    $effect(() => {
        if (!isHeld || !("wakeLock" in navigator)) return;
        const lock = navigator.wakeLock.request("screen").catch(() => null);
        return () => void lock.then((sentinel) => sentinel?.release());
    });
}
