import { untrack } from "svelte";
import { presentationOf } from "../families/events";
import { hasText, t } from "../texts/texts.svelte";
import { settings } from "../app/settings.svelte";
import { playSound } from "../app/sound";
import type { TableModel } from "./table.svelte";

const kBuzzMs = 200;
const kHurryMs = 10_000;

/** Not before the first press in the page, as with sounds. */
function buzz(): void {
    if (settings.turnSound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(kBuzzMs);
}

/**
 * Tells the system that it is our turn, or who waits for us, when we look at something else. Nothing without leave, or
 * where the browser cannot.
 */
function showNotification(table: TableModel, says = t("table.your_turn")): void {
    if (
        !settings.notify ||
        !document.hidden ||
        typeof Notification === "undefined" ||
        Notification.permission !== "granted"
    )
        return;
    const name = `ruleset.${table.latest.table.ruleset}.name`;
    try {
        const note = new Notification(says, { body: hasText(name) ? t(name) : "", tag: table.id });
        note.onclick = () => {
            window.focus();
            note.close();
        };
        document.addEventListener("visibilitychange", () => note.close(), { once: true });
    } catch {
        // Some phones offer notifications to service workers only.
    }
}

/**
 * Called while a component is made that shows a table: title, notification and sounds follow what happens there, until
 * it goes.
 */
export function signalTurns(of: () => TableModel | undefined): void {
    const asked = $derived(of()?.question?.decision);
    let wasAsked = false;
    $effect(() => {
        const plain = document.title;
        if (asked === undefined) return;
        document.title = `${t("table.your_turn_title")} · ${plain}`;
        return () => (document.title = plain);
    });
    $effect(() => {
        const table = of();
        if (asked !== undefined && !wasAsked && table !== undefined) {
            untrack(() => {
                showNotification(table);
                playSound("turn");
            });
        }
        wasAsked = asked !== undefined;
    });
    // Little time is left. It is not said where there was no more from the start.
    const hurriesAt = $derived(asked === undefined || of()?.deadline == null ? null : of()!.deadline! - kHurryMs);
    $effect(() => {
        const waitMs = hurriesAt === null ? 0 : hurriesAt - performance.now();
        if (waitMs <= 0) return;
        const timer = setTimeout(() => {
            playSound("hurry");
            buzz();
        }, waitMs);
        return () => clearTimeout(timer);
    });
    // Somebody waits for us.
    const reminder = $derived(of()?.chat.reminder);
    $effect(() => {
        const table = of();
        if (table === undefined || reminder == null) return;
        untrack(() => {
            showNotification(table, t("talk.reminds", { name: table.name(reminder.seat) }));
            playSound("turn");
            buzz();
        });
    });
    $effect(() => {
        const table = of();
        const event = table?.currentEvent?.event;
        if (table === undefined || event === undefined) return;
        // Once for the event: a view that changes meanwhile is no reason to hear it again.
        const sound = untrack(() => presentationOf(event, table.view).sound);
        if (sound !== undefined) untrack(() => playSound(sound));
    });
}
