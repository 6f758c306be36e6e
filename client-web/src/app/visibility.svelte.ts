let isVisible = $state(document.visibilityState === "visible");
document.addEventListener("visibilitychange", () => (isVisible = document.visibilityState === "visible"));

/** The page is in view, as far as the browser knows. */
export const isPageVisible = (): boolean => isVisible;
