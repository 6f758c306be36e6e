/**
 * Can this page show notifications? Some browsers have them for service workers only (Chromium on Android, Safari on
 * iOS): there the constructor throws. Without leave it shows nothing; with leave it has shown one before.
 */
export function canNotify(): boolean {
    if (typeof Notification === "undefined") return false;
    if (Notification.permission === "granted") return true;
    try {
        new Notification("").close();
        return true;
    } catch {
        return false;
    }
}
