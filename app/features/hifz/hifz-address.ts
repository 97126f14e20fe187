import { ayahsIn, isSurah, isVerse } from "#domain/verse-reference.ts";

/** Verses of one surah, `from` and `to` included. */
export type Passage = { readonly surah: number; readonly from: number; readonly to: number };

/** How many verses of a newly chosen surah a tool shows or plays at first: rendering a long surah is slow. */
export const initialVerses = 10;

/** A surah from its first verse: all of it, or at most so many verses. */
export function passageFrom(surah: number, most = Number.POSITIVE_INFINITY): Passage {
  return { surah, from: 1, to: Math.min(ayahsIn(surah), most) };
}

/** The memorisation tools, in the order of their tabs. */
export const hifzTools = ["today", "plan", "cards", "hide", "listen", "similar", "check"] as const;

export type HifzTool = (typeof hifzTools)[number];

/** The tool that an address names; undefined for the methods, and for anything unknown. */
export function hifzToolOf(search: URLSearchParams): HifzTool | undefined {
  const name = search.get("tool");
  return hifzTools.find((tool) => tool === name);
}

/** The address of a tool, with a passage if one is given. */
export function hifzAddress(tool: HifzTool, passage?: Passage): string {
  const place = passage ? `&surah=${passage.surah}&from=${passage.from}&to=${passage.to}` : "";
  return `/learning-methods?tool=${tool}${place}`;
}

const number = (text: string | null) => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/** The passage in an address, a whole surah if it names no verses; undefined if it does not exist. */
export function passageOf(search: URLSearchParams): Passage | undefined {
  const [surah, from, to] = ["surah", "from", "to"].map((name) => number(search.get(name)));
  if (surah !== undefined && isSurah(surah) && !search.has("from") && !search.has("to"))
    return passageFrom(surah);
  if (surah === undefined || from === undefined || to === undefined || !(to >= from)) return undefined;
  return isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to }) ? { surah, from, to } : undefined;
}
