import * as z from "zod/mini";
import { isSurah } from "#domain/verse-reference.ts";
import type { ListedReciter } from "./listed-reciter.ts";

/** The list as documented by version 3 of mp3quran.net's API; other fields are ignored. */
const answer = z.object({
  reciters: z.array(
    z.object({
      id: z.int().check(z.positive()),
      name: z.string().check(z.maxLength(80)),
      moshaf: z.array(
        z.object({ server: z.string(), moshaf_type: z.coerce.number(), surah_list: z.string() }),
      ),
    }),
  ),
});

/** The API's number for a recording in Hafs, murattal. */
const hafsMurattal = 11;

function surahsIn(list: string): readonly number[] {
  const numbers = list.split(",").map(Number).filter(isSurah);
  return [...new Set(numbers)].sort((one, two) => one - two);
}

/** The server without its trailing slash; undefined for one that the browser may not contact. */
function serverOf(text: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, search } = new URL(text);
  const isAllowed = protocol === "https:" && hosts.includes(host) && !search && !text.includes("{");
  return isAllowed ? `https://${host}${pathname.replace(/\/+$/, "")}` : undefined;
}

/**
 * Reciters with a whole or partial recording in Hafs, murattal, on hosts that the browser may contact, from
 * the API's responses in Arabic and English; undefined if they are invalid or empty.
 */
export function listedReciters(
  arabic: unknown,
  english: unknown,
  hosts: readonly string[],
): readonly ListedReciter[] | undefined {
  const [inArabic, inEnglish] = [z.safeParse(answer, arabic), z.safeParse(answer, english)];
  if (!inArabic.success || !inEnglish.success) return undefined;
  const arabicName = new Map(inArabic.data.reciters.map(({ id, name }) => [id, name.trim()]));
  const listed = inEnglish.data.reciters.flatMap(({ id, name, moshaf }): ListedReciter[] => {
    const recording = moshaf.find(({ moshaf_type }) => moshaf_type === hafsMurattal);
    const server = recording && serverOf(recording.server, hosts);
    const surahs = surahsIn(recording?.surah_list ?? "");
    const [ar, en] = [arabicName.get(id) ?? "", name.trim()];
    const isNamed = /^\p{Script=Arabic}/u.test(ar) && /^\p{Script=Latin}/u.test(en);
    return server && surahs.length > 0 && isNamed ? [{ id: `mp3quran-${id}`, ar, en, server, surahs }] : [];
  });
  return listed.length > 0 ? listed : undefined;
}
