import type { ListedText } from "#app/api/imported-texts.ts";
import { type PackRecord, packRecords } from "#app/offline/pack-files.ts";
import { surahs } from "#content/quran/index.ts";
import { importedPackId, packSubject } from "#domain/offline-pack/pack-id.ts";
import type { PackFile, PackPlan } from "#domain/offline-pack/pack-plan.ts";
import { textPackPlan } from "./text-pack.ts";

/** A text of the operator that can be saved, or one that was and is no longer published. */
export type ImportedPack = {
  readonly plan: PackPlan;
  readonly text: Pick<ListedText, "language" | "title"> | undefined;
};

/** The list of the operator's texts, by which a saved one is found without a network. */
const listAddress = "/api/texts";

const folderOf = ({ id, sha256 }: Pick<ListedText, "id" | "sha256">) => `/texts/imported/${id}/${sha256}`;

/** The addresses of the times of words in a surah by a reciter; none where they were not imported. */
export function wordTimes(texts: readonly ListedText[], reciter: string, surah: number): readonly string[] {
  const times = texts.find((text) => text.kind === "timing" && text.reciter === reciter);
  if (!times) return [];
  return [listAddress, `${folderOf(times)}/hashes.json`, `${folderOf(times)}/${surah}.json`];
}

/** The plan of an imported text on the Quran: its surahs with their hashes, and the Arabic they are read with. */
export function importedPackPlan(text: Pick<ListedText, "id" | "sha256">): PackPlan {
  const folder = folderOf(text);
  const own = ["hashes", ...surahs.map(({ number }) => number)].map(
    (name): PackFile => [`${folder}/${name}.json`],
  );
  const arabic = textPackPlan("ar")?.files ?? [];
  return {
    id: importedPackId(text.id),
    cacheName: "texts",
    files: [...own, ...arabic],
    beside: [listAddress],
  };
}

/** The plan of a saved text that the operator has taken away or that is not listed now: what is there of it. */
function planOfRecord({ id, addresses }: PackRecord): PackPlan[] {
  const files = addresses.map((address): PackFile => [address]);
  return files.length > 0 ? [{ id, cacheName: "texts", files }] : [];
}

/** The imported translations and commentaries among some texts, then what is saved of others. */
export async function importedPacks(listed: readonly ListedText[]): Promise<readonly ImportedPack[]> {
  const offered = listed
    .filter(({ kind }) => kind === "translation" || kind === "tafsir")
    .map((text): ImportedPack => ({ plan: importedPackPlan(text), text }));
  const ids = new Set(offered.map(({ plan }) => plan.id));
  const records = (await packRecords()).filter(
    ({ id }) => packSubject(id)?.kind === "imported" && !ids.has(id),
  );
  const others = records.flatMap(planOfRecord);
  return [...offered, ...others.map((plan) => ({ plan, text: undefined }))];
}

/** The key of the text in a pack. */
export function keyOfPack({ plan }: ImportedPack): string {
  const subject = packSubject(plan.id);
  return subject?.kind === "imported" ? subject.text : plan.id;
}
