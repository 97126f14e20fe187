import { type Athkar, type Dhikr, loadAthkar } from "#content/athkar/index.ts";
import { type Dua, loadDuas } from "#content/duas/index.ts";
import { duaInSet, isDuaInSet } from "#domain/counting/own-set.ts";
import type { Language } from "#domain/language.ts";

/** Every dhikr by its id; of one that is said at several hours the first. */
export function dhikrsById({ categories }: Athkar): ReadonlyMap<string, Dhikr> {
  const byId = new Map<string, Dhikr>();
  for (const dhikr of Object.values(categories).flat()) if (!byId.has(dhikr.id)) byId.set(dhikr.id, dhikr);
  return byId;
}

/** A dua as it is said in a set. */
function asDhikr({ id, repetitions = 1, benefits, narrator = "", ...dua }: Dua): Dhikr {
  return { ...dua, id: duaInSet(id), category: "dua", repetitions, benefit: benefits, narrator };
}

/** What a person's own sets are made of, by the keys that sets have: every dhikr, and the duas among `ids`. */
export async function loadSetTexts(
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Dhikr & { readonly title?: string }>> {
  const [athkar, duas] = await Promise.all([
    loadAthkar(language),
    ids.some(isDuaInSet) ? loadDuas(language) : [],
  ]);
  const chosen = new Set(ids);
  return new Map([
    ...dhikrsById(athkar),
    ...duas.map(asDhikr).flatMap((dua): [string, Dhikr][] => (chosen.has(dua.id) ? [[dua.id, dua]] : [])),
  ]);
}
