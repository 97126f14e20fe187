import type { Language } from "#domain/language.ts";
import type { NameRecord, NamesTextFile, NameText, Occurrence } from "./schema.ts";

export type { Occurrence } from "./schema.ts";

/** One of the ninety-nine; `quran.total` is 0 if the name does not occur in the Quran. */
export type NameOfAllah = NameRecord & NameText & { quran: Occurrence };

export type NamesOfAllah = {
  language: Language;
  /** The source of the enumeration and what scholars say about it; always shown with the list. */
  note: string;
  /** In the order of the narration, ids 1 to 99. */
  names: NameOfAllah[];
};

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** The ninety-nine names with their texts in one language. Rejects if a chunk fails to load. */
export async function loadNames(language: Language): Promise<NamesOfAllah> {
  const [records, occurrences, text] = await Promise.all([
    import("./data/names.json", { with: { type: "json" } }),
    import("./data/occurrences.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const found: Readonly<Record<string, Occurrence>> = occurrences.default;
  const words: NamesTextFile = text.default as NamesTextFile;
  return {
    language,
    note: words.note,
    names: records.default.map((record) => {
      const own = words.names[record.id];
      const quran = found[record.id];
      if (own === undefined || quran === undefined) {
        throw new Error(`names-of-allah: ${record.id} is incomplete in ${language}`);
      }
      return { ...record, ...own, quran };
    }),
  };
}

/** Whose the names are, where they come from and under which licence. Rejects if the chunk fails to load. */
export async function loadSource() {
  return (await import("./source.json", { with: { type: "json" } })).default;
}
