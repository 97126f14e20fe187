import { array, check, number, object, pipe, string } from "valibot";
import { jsonOf, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import {
  type ListedReciter,
  mergeReciters,
  type SurahReciter,
  surahReciters,
} from "#content/reciters/index.ts";
import { isSurah } from "#domain/verse-reference.ts";

const text = pipe(
  string(),
  check((value) => value !== ""),
);
const listSchema = array(
  object({
    id: text,
    ar: text,
    en: text,
    server: pipe(
      string(),
      check((server) => server.startsWith("https://") && URL.canParse(server)),
    ),
    surahs: pipe(
      array(pipe(number(), check(isSurah))),
      check((surahs) => surahs.length > 0),
    ),
  }),
);

/** The host's list as last fetched; empty until the person asks for it. */
export const storedList = storedValue<readonly ListedReciter[]>(
  "reciters.list",
  jsonOf<readonly ListedReciter[]>(listSchema),
  [],
);

const merged = new WeakMap<readonly ListedReciter[], readonly SurahReciter[]>();

/** Every known reciter of whole surahs: ours, and those of the list last fetched. */
export function useReciters(): readonly SurahReciter[] {
  const [listed] = useStoredValue(storedList);
  if (listed.length === 0) return surahReciters;
  const reciters = merged.get(listed) ?? mergeReciters(listed);
  merged.set(listed, reciters);
  return reciters;
}
