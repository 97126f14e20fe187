import { loadHadithIndex } from "#app/features/hadith/hadith-page-data.ts";
import { filterHadith } from "#app/features/hadith/hadith-search.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";

const rounds = 40;

/** Queries in six languages, some without results or pasted. */
const queries = [
  "ا",
  "الله",
  "انما الاعمال بالنيات",
  "إِنَّمَا الأَعْمَالُ",
  "intention",
  "the prophet said",
  "Abu Hurayrah",
  "niyetlere göre",
  "bienfaisance",
  "kasih sayang",
  "نماز",
  "bukhari 1",
  "xyzzy",
  "كلمة لا توجد ".repeat(400),
  "a".repeat(5000),
] as const;

/** Time of the search of the bundled hadith over all six languages, with folding measured separately. */
export async function benchHadithSearch(): Promise<Figure[]> {
  const { hadith } = await loadHadith("en");
  const started = performance.now();
  const index = await loadHadithIndex();
  const folding = performance.now() - started;
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const query of queries) {
      const from = performance.now();
      filterHadith(hadith, index, { query, page: 1 });
      if (round > 0) times.push(performance.now() - from);
    }
  return [
    { name: "hadith: load and fold six languages", value: folding, unit: "ms" },
    { name: "hadith: search of the bundled set, p50", value: quantile(times, 0.5), unit: "ms", atMost: 5 },
    { name: "hadith: search of the bundled set, p99", value: quantile(times, 0.99), unit: "ms", atMost: 5 },
    { name: "hadith: search of the bundled set, slowest", value: Math.max(...times), unit: "ms", atMost: 5 },
  ];
}
