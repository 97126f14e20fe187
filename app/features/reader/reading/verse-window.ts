/** Ayah numbers, both included. */
export type VerseWindow = { readonly from: number; readonly to: number };

/** Verses before and after the requested one that the server sends. */
const before = 4;
const after = 8;

/** A surah up to this length is sent whole. */
const sentWholeUpTo = 40;

/** Verses of a long range that the server sends; the browser loads the rest. */
const longestRange = 60;

/** The verses around a requested one, or around a requested range, that the first paint shows. */
export function windowAround(ayah: number, ayahs: number, last = ayah): VerseWindow {
  if (ayahs <= sentWholeUpTo) return { from: 1, to: ayahs };
  const end = Math.min(last, ayah + longestRange);
  const to = Math.min(ayahs, Math.max(end + after, 1 + before + after));
  return { from: Math.max(1, Math.min(ayah - before, to - before - after)), to };
}

/** The window grown by `step` verses, downwards first; unchanged when it holds the whole surah. */
export function grownWindow({ from, to }: VerseWindow, ayahs: number, step: number): VerseWindow {
  if (to < ayahs) return { from, to: Math.min(ayahs, to + step) };
  return { from: Math.max(1, from - step), to };
}

/** The windows of the same length before and after, for links that work without JavaScript. */
export function neighbours({ from, to }: VerseWindow, ayahs: number) {
  const length = before + after + 1;
  return {
    earlier: from > 1 ? { from: Math.max(1, from - length), to: from - 1 } : undefined,
    later: to < ayahs ? { from: to + 1, to: Math.min(ayahs, to + length) } : undefined,
  };
}
