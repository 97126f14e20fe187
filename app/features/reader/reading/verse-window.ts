/** Ayah numbers, both included. */
export type VerseWindow = { readonly from: number; readonly to: number };

/** Verses before and after the asked one that the server sends. */
const before = 4;
const after = 8;

/** A surah up to this length is sent whole. */
const wholeUpTo = 40;

/** Of a long range so much is sent at once; the rest follows. */
const rangeUpTo = 60;

/** The verses around an asked one, or around an asked range, that a first paint shows. */
export function windowAround(ayah: number, ayahs: number, last = ayah): VerseWindow {
  if (ayahs <= wholeUpTo) return { from: 1, to: ayahs };
  const end = Math.min(last, ayah + rangeUpTo);
  const to = Math.min(ayahs, Math.max(end + after, 1 + before + after));
  return { from: Math.max(1, Math.min(ayah - before, to - before - after)), to };
}

/** The window grown by `step` verses, downwards first; itself when it holds everything. */
export function grownWindow({ from, to }: VerseWindow, ayahs: number, step: number): VerseWindow {
  if (to < ayahs) return { from, to: Math.min(ayahs, to + step) };
  return { from: Math.max(1, from - step), to };
}

/** The windows of the same length before and after, for links that work without scripts. */
export function neighbours({ from, to }: VerseWindow, ayahs: number) {
  const length = before + after + 1;
  return {
    earlier: from > 1 ? { from: Math.max(1, from - length), to: from - 1 } : undefined,
    later: to < ayahs ? { from: to + 1, to: Math.min(ayahs, to + length) } : undefined,
  };
}
