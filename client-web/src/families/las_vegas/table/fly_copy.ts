/** Moves a copy of it in `air`, above everything and cut off by nothing. The element itself waits unseen until `land`. */
export function flyCopy(
    element: HTMLElement | SVGElement,
    air: HTMLElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
): { animation: Animation; land: () => void } {
    const { width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    copy.style.fontSize = getComputedStyle(element).fontSize;
    air.append(copy);
    element.style.visibility = "hidden";
    const land = () => {
        copy.remove();
        element.style.visibility = "";
    };
    return { animation: copy.animate(frames, { ...timing, fill: "backwards" }), land };
}
