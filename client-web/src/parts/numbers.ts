/** The numbers from `least` to `most`, as values of a SegmentedControl. */
export const numbers = (least: number, most: number): { value: number; label: string }[] =>
    Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => ({ value: least + n, label: String(least + n) }));
