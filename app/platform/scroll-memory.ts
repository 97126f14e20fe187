type Positions = Record<string, number>;

const storageKey = "scroll";
/** Path of the page that stands in its place; another one's address may already be in the bar. */
let placed: string | undefined;

function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.href;
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** From here on the page of the current address is in its place: how far down it is counts as its own. */
export function beginRememberingScroll(): void {
  placed = location.pathname;
}

/**
 * Remembers how far down each visited entry of the history was, in CSS pixels, for this tab. While a page is on its way
 * nothing is remembered: the one before still moves, and the browser follows what it saw of it.
 */
export function rememberScroll(): void {
  if (placed !== location.pathname) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [entryKey()]: scrollY }));
  } catch {
    // Without storage a page simply opens at its top.
  }
}

/** How far down the current entry was left; undefined when it is new. */
export function rememberedScroll(): number | undefined {
  return readPositions()[entryKey()];
}
