import { t } from "./texts.svelte";

const kMinuteMs = 60_000;
const kHour = 60;
const kDay = 24 * kHour;

/** A time of an hour or more, to two units: `2 days 4 h`, `23 h 10 min`. */
export function durationText(ms: number): string {
    const minutes = Math.ceil(ms / kMinuteMs);
    const days = Math.floor(minutes / kDay);
    const hours = Math.floor((minutes % kDay) / kHour);
    const rest = days > 0 ? 0 : minutes % kHour;
    return [
        ...(days > 0 ? [t("pace.days", { n: days })] : []),
        ...(hours > 0 ? [t("pace.hours", { n: hours })] : []),
        ...(rest > 0 ? [t("pace.minutes", { n: rest })] : []),
    ].join(" ");
}
