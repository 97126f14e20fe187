import { endFirstLayout } from "#app/hydration/first-layout.ts";
import { type Landmark, scrollTopOf, visibleLandmark } from "#app/storage/landmark.ts";

/** The scroll position at which a history entry was left, in CSS pixels, and what was on the screen there. */
type Left = { readonly down: number; readonly landmark?: Landmark | undefined };

const storageKey = "left-at";
/** Path of the page being shown; the address bar may already show the next one's. */
let placed: string | undefined;

/**
 * The current history entry, or the one below the entry of an open sheet; a replaced entry keeps its key where the
 * browser has the Navigation API.
 */
export function entryKey(): string {
  const under = history.state?.under;
  if (typeof under === "string") return under;
  return globalThis.navigation?.currentEntry?.key ?? location.href;
}

function readEntries(): Record<string, Left> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Assigns the scroll position to the page of the current address. */
export function startSavingScroll(): void {
  placed = location.pathname;
}

/** Stops assigning the scroll position: the page shown is not that of the address bar. */
export function stopSavingScroll(): void {
  placed = undefined;
}

/**
 * Saves the scroll position of the current history entry, for this tab. Saves nothing while a page is loading,
 * because the previous page still scrolls.
 */
export function saveScroll(): void {
  if (placed !== location.pathname) return;
  const left: Left = { down: scrollY, landmark: scrollY > 0 ? visibleLandmark() : undefined };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readEntries(), [entryKey()]: left }));
  } catch {
    // Without storage a page simply opens at its top.
  }
}

/**
 * Scrolls to what was on the screen when the current history entry was left, even if the height of the content
 * above it has changed. False, without scrolling, when the entry is new.
 */
export function restoreScroll(): boolean {
  const left = readEntries()[entryKey()];
  if (!left) return false;
  // Estimated heights above would give a wrong position.
  endFirstLayout();
  scrollTo(0, (left.landmark && scrollTopOf(left.landmark)) ?? left.down);
  return true;
}
