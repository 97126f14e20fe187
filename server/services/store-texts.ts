import type { ImportedHadith } from "#contract/hadith-search.ts";
import type { ListedText, TextPackManifest } from "#contract/text-pack.ts";
import type { Store } from "#server/store/store.ts";
import type { VerseText } from "#server/store/text-rows.ts";
import { importHadith } from "./hadith-import.ts";
import { hashOfHashes, surahHashes } from "./imported-texts.ts";

type CheckedTexts = {
  readonly manifest: TextPackManifest;
  readonly verses: readonly VerseText[];
  readonly hadith: readonly ImportedHadith[];
};

type TextStore = Pick<Store, "texts" | "hadith">;

/** Stores a checked pack; one with the same key is replaced. Throws one line when its hadith are there under another. */
export async function storeTexts(
  store: TextStore,
  { manifest, verses, hadith }: CheckedTexts,
): Promise<ListedText> {
  const { format, files, collection = "", ...described } = manifest;
  const hashes = verses.length > 0 ? surahHashes(verses) : [];
  const listed: ListedText = {
    ...described,
    count: verses.length + hadith.length,
    sha256: hashOfHashes(hashes.length > 0 ? hashes : files.map((file) => file.sha256)),
  };
  const other = collection && (await store.texts.findHadith(collection, manifest.language));
  if (other && other.listed.id !== manifest.id)
    throw new Error(`the hadith of ${collection} in ${manifest.language} are imported as ${other.listed.id}`);
  await removeTexts(store, manifest.id);
  if (collection) {
    await store.hadith.remove(collection, manifest.language);
    await importHadith(store.hadith, hadith);
  }
  await store.texts.put({ listed, collection, hashes }, verses);
  return listed;
}

/** Deletes an imported text with everything in it; false when there is none with that key. */
export async function removeTexts(store: TextStore, id: string): Promise<boolean> {
  const text = await store.texts.find(id);
  if (!text) return false;
  if (text.collection) await store.hadith.remove(text.collection, text.listed.language);
  await store.texts.remove(id);
  return true;
}
