/** From here on a table is played by days: a decision may take a day or more. */
export const kDayMs = 86_400_000;

export const isDaysPace = (decisionMs: number | undefined): decisionMs is number =>
    decisionMs !== undefined && decisionMs >= kDayMs;
