/** Calls `measure` when one of the elements has another size: with the next frame. A change of the
 *  layout within the observer's own callback is an error in WebKit. Returns what ends it. */
export function observeSize(elements: Element[], measure: () => void): () => void {
    let frame = 0;
    const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
    });
    for (const element of elements) observer.observe(element);
    return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
    };
}
