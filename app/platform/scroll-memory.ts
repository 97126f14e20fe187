type Positions = Record<string, number>;

const storageKey = "scroll";

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

/** Remembers how far down each visited entry of the history was, in CSS pixels, for this tab. */
export function rememberScroll(): void {
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
