import { endFirstLayout } from "#app/hydration/first-layout.ts";
import { type Landmark, scrollTopOf, visibleLandmark } from "#app/storage/landmark.ts";

/** How far down an entry of the history was left, in CSS pixels, and what stood on the screen there. */
type Left = { readonly down: number; readonly landmark?: Landmark | undefined };

const storageKey = "left-at";
/** Path of the page that stands in its place; another one's address may already be in the bar. */
let placed: string | undefined;

/** Which entry of the history stands now; one that is replaced stays the same where the browser can tell. */
export function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.href;
}

function readEntries(): Record<string, Left> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** From here on the page of the current address is in its place: how far down it is counts as its own. */
export function startSavingScroll(): void {
  placed = location.pathname;
}

/** Says that what stands on the page is not in its place: how far down it is says nothing of the address in the bar. */
export function stopSavingScroll(): void {
  placed = undefined;
}

/**
 * Remembers where each visited entry of the history was left, for this tab. While a page is on its way nothing is
 * remembered: the one before still moves, and the browser follows what it saw of it.
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
 * Brings what was on the screen when the current entry was left back to where it stood, whatever has become higher or
 * lower above it meanwhile; false, and nothing moves, when the entry is new.
 */
export function restoreScroll(): boolean {
  const left = readEntries()[entryKey()];
  if (!left) return false;
  // Guessed heights above would lead beside it.
  endFirstLayout();
  scrollTo(0, (left.landmark && scrollTopOf(left.landmark)) ?? left.down);
  return true;
}
