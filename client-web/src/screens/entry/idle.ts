/** Calls back once the page is there and the browser has nothing else to do. Returns how to call it off. */
export function idle(then: () => void): () => void {
    let stop = () => removeEventListener("load", loaded);
    function loaded() {
        // Safari has no requestIdleCallback.
        if ("requestIdleCallback" in window) {
            const wish = requestIdleCallback(then);
            stop = () => cancelIdleCallback(wish);
        } else {
            const timer = setTimeout(then, 200);
            stop = () => clearTimeout(timer);
        }
    }
    if (document.readyState === "complete") loaded();
    else addEventListener("load", loaded, { once: true });
    return () => stop();
}
