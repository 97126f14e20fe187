import { loadHadith } from "#content/hadith/index.ts";
import type { ImportedHadith } from "#contract/hadith-search.ts";
import { seededRandom } from "#domain/quiz/seeded-random.ts";
import { importHadith } from "#server/services/hadith-import.ts";
import { openStore } from "#server/store/store.ts";
import { temporaryPlace } from "#server/store/temporary-place.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";

const shelfSize = 35_000;
const perCollection = 5000;
const rounds = 20;

/** Queries: frequent and rare words, several words, a pasted line, nothing. */
const typed = [
  "الله",
  "انما الاعمال بالنيات",
  "الصلاة",
  "رسول الله صلى الله عليه وسلم",
  "prayer",
  "the prophet said",
  "intention",
  "abu hurayrah",
  "xyzzy",
  "كلمة لا توجد ".repeat(8),
  "",
];

/** Time of a search of 35,000 imported hadith in two languages, in the store. */
export async function benchImportedHadith(): Promise<Figure[]> {
  const { place, remove } = await temporaryPlace();
  const store = await openStore(place);
  try {
    await importHadith(store.hadith, await madeShelf());
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++)
      for (const words of typed) {
        const from = performance.now();
        await store.hadith.find({ typed: words, limit: 20, offset: 0 });
        if (round > 0) times.push(performance.now() - from);
      }
    return [
      { name: "hadith: search of 35,000 imported, p50", value: quantile(times, 0.5), unit: "ms" },
      {
        name: "hadith: search of 35,000 imported, p99",
        value: quantile(times, 0.99),
        unit: "ms",
        atMost: 50,
      },
    ];
  } finally {
    await store.close();
    await remove();
  }
}

/** Rows like real ones in length and vocabulary: the bundled hadith with their words shuffled by a seed. */
async function madeShelf(): Promise<ImportedHadith[]> {
  const { hadith } = await loadHadith("en");
  const random = seededRandom("35,000 hadith");
  const texts = hadith.map(({ arabic, text = "" }) => ({
    ar: arabic.split(" "),
    en: text.split(" "),
  }));
  const drawn = (language: "ar" | "en") =>
    Array.from({ length: 4 }, () => {
      const words = texts[Math.floor(random() * texts.length)]?.[language] ?? [];
      const from = Math.floor(random() * words.length);
      return words.slice(from, from + 15).join(" ");
    }).join(" ");
  return Array.from({ length: shelfSize }, (_, at) =>
    (["ar", "en"] as const).map((language) => ({
      collection: `made-${Math.floor(at / perCollection)}`,
      number: String((at % perCollection) + 1),
      language,
      title: `Made ${Math.floor(at / perCollection)}`,
      text: drawn(language),
      grades: [],
    })),
  ).flat();
}
