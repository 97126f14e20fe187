import type { Language } from "#domain/language.ts";
import type { SayingRecord, SayingsTextFile } from "./schema.ts";

/** A widely spread saying that hadith scholars have judged as not authentic. */
export type Saying = {
  readonly id: string;
  /** In every wording of the languages asked for, Arabic first; the renderings are ours. */
  readonly texts: readonly string[];
  readonly sources: readonly {
    readonly work: string;
    readonly number: string;
    readonly judgement: string;
    readonly link: string;
  }[];
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

/**
 * The sayings with their wordings in Arabic and in `spread`, works and judgements named in `shown`. Rejects if a
 * chunk fails to load.
 */
export async function loadSayings(shown: Language, spread: readonly Language[]): Promise<readonly Saying[]> {
  const [records, names, ...texts] = await Promise.all([
    import("./data/sayings.json", { with: { type: "json" } }),
    files[shown](),
    ...spread.map((language) => files[language]()),
  ]);
  const { works, judgements } = names.default as SayingsTextFile;
  const wordings = texts.map((text) => (text.default as SayingsTextFile).sayings);
  return (records.default as SayingRecord[]).map(({ id, arabic, forms, sources }) => ({
    id,
    texts: [
      ...new Set([
        arabic,
        ...forms,
        ...wordings.flatMap((sayings) => {
          const own = sayings[id];
          return own ? [own.text, ...own.forms] : [];
        }),
      ]),
    ],
    sources: sources.map(({ work, number, judgement, link }) => ({
      work: works[work],
      number,
      judgement: judgements[judgement],
      link,
    })),
  }));
}
