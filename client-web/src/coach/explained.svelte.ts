// What the player asked about with "Why?": told until it is closed, or what it is about is gone.

type Telling = () => string[];

let asked = $state.raw<Telling | null>(null);

/** The sentences on show; none: nothing was asked. */
export const explained = (): string[] => asked?.() ?? [];

/** Tells it; it follows what it is about. */
export const explain = (tell: Telling): void => void (asked = tell);

/** Ends it; with `tell`: only if that is what is being told. */
export const unexplain = (tell: Telling | null = null): void => {
    if (tell === null || tell === asked) asked = null;
};
