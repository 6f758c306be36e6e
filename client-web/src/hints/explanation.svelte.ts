// What the player asked about with "Why?": told until it is closed, or what it is about is gone.

type ExplanationSource = () => string[];

let source = $state.raw<ExplanationSource | null>(null);

/** The sentences on show; none: nothing was asked. */
export const explanation = (): string[] => source?.() ?? [];

/** Tells it; it follows what it is about. */
export const explain = (tell: ExplanationSource): void => void (source = tell);

/** Ends it; with `tell`: only if that is what is being told. */
export const closeExplanation = (tell: ExplanationSource | null = null): void => {
    if (tell === null || tell === source) source = null;
};
