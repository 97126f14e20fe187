import { isSurah, isVerse } from "#domain/verse-reference.ts";
import { type Passage, passageFrom } from "./passage.ts";

/** The tools of the studio, in the order of their tabs. */
export const hifzTools = ["today", "plan", "cards", "hide", "listen", "similar", "check"] as const;

export type HifzTool = (typeof hifzTools)[number];

/** The tool an address asks for; undefined for the methods, and for anything unknown. */
export function hifzToolOf(search: URLSearchParams): HifzTool | undefined {
  const asked = search.get("tool");
  return hifzTools.find((tool) => tool === asked);
}

/** Address of a tool, at a passage where one is given. */
export function hifzAddress(tool: HifzTool, passage?: Passage): string {
  const place = passage ? `&surah=${passage.surah}&from=${passage.from}&to=${passage.to}` : "";
  return `/learning-methods?tool=${tool}${place}`;
}

const number = (text: string | null) => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/** The passage of an address, a whole surah where it names no verses; undefined when it names none that exists. */
export function passageOf(search: URLSearchParams): Passage | undefined {
  const [surah, from, to] = ["surah", "from", "to"].map((name) => number(search.get(name)));
  if (surah !== undefined && isSurah(surah) && !search.has("from") && !search.has("to"))
    return passageFrom(surah);
  if (surah === undefined || from === undefined || to === undefined || !(to >= from)) return undefined;
  return isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to }) ? { surah, from, to } : undefined;
}
