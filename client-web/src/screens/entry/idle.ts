/** Calls back once the page is there and the browser has nothing else to do. Returns how to call it off. */
export function whenIdle(then: () => void): () => void {
    let stop = () => removeEventListener("load", loaded);
    function loaded() {
        // Safari has no requestIdleCallback.
        if ("requestIdleCallback" in window) {
            const handle = requestIdleCallback(then);
            stop = () => cancelIdleCallback(handle);
        } else {
            const timer = setTimeout(then, 200);
            stop = () => clearTimeout(timer);
        }
    }
    if (document.readyState === "complete") loaded();
    else addEventListener("load", loaded, { once: true });
    return () => stop();
}
