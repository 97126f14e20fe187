import type { ImportedHadith } from "#contract/hadith-search.ts";
import { type TextPackManifest, textPackFormat } from "#contract/text-pack.ts";
import { sha256 } from "#server/services/imported-texts.ts";
import { readManifest } from "./check-text-pack.ts";

/** What the operator states of a collection, since its file does not. */
type Statement = Pick<TextPackManifest, "author" | "licence" | "source" | "rights">;

/** A pack to be written: its manifest and its data files by name. */
export type MadePack = {
  readonly id: string;
  readonly manifest: string;
  readonly files: Readonly<Record<string, string>>;
};

/** One pack for each language of checked hadith of one collection. Throws one line for a statement that is wrong. */
export function hadithPacks(rows: readonly ImportedHadith[], statement: Statement): MadePack[] {
  const byLanguage = Map.groupBy(rows, ({ language }) => language);
  return [...byLanguage].map(([language, hadith]) => {
    const { collection = "", title = "" } = hadith[0] ?? {};
    const data = hadith
      .map(
        ({ collection: _, title: __, language: ___, ...entry }) =>
          `${JSON.stringify({ ...entry, sha256: sha256(entry.text) })}\n`,
      )
      .join("");
    const manifest = {
      format: textPackFormat,
      id: `${collection}-${language}`,
      kind: "hadith",
      language,
      title,
      ...statement,
      collection,
      files: [{ path: "hadith.ndjson", sha256: sha256(data), count: hadith.length }],
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    readManifest(text);
    return { id: manifest.id, manifest: text, files: { "hadith.ndjson": data } };
  });
}
