import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadSubjects } from "#content/subjects/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { assistants } from "#server/services/assistants.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { openSmallSearch, partsOf } from "./index.ts";

const published = fileURLToPath(new URL("../../.built/public", import.meta.url));
const assistantIn = assistants(quranSearches(published));

/** Questions of every kind: counted, in the other writing, with digits, with what nobody wrote, of no words at all. */
const unusual = [
  "",
  "?!",
  "how many prophets are named in the Quran",
  "كم عدد أبواب النار",
  "وبالصابرين فسيكفيكهم يستغفرونه",
  "sabr wa salat 3anilsalah",
  "40 nights and 12 springs ٤٠",
  "hadith about intentions and dua for rain",
  "الصبر and patience together",
  "xqzt blorf",
  "والدین کے حقوق نمازیں",
  "müminlerin sabırlılarından kitaplarımızdan",
  "mensyukuri bersabarlah ketakwaannya",
];

async function questionsIn(language: Language): Promise<readonly string[]> {
  const subjects = await loadSubjects();
  const named = subjects.flatMap(({ names }, at) => (at % 9 === 0 ? names[language].slice(0, 2) : []));
  return [...unusual, ...realisticQueries[language].filter((_, at) => at % 2 === 0), ...named];
}

test.each(languages)("in %s the parts of a question find what whole indexes find", async (language) => {
  const assistant = await assistantIn(language);
  const whole = partsOf(assistant);
  const small = await openSmallSearch(language, readBuilt);
  for (const question of await questionsIn(language))
    expect(await small.find(question), question).toEqual(await whole.find(question));
  for (const word of ["الصبر", "صمد", "والكتاب", "رحمة", "patience"])
    expect(await small.versesWith(word), word).toEqual(await whole.versesWith(word));
});

test.each(languages)("in %s a question about verses fetches little", async (language) => {
  const sizes = new Map<string, number>();
  const small = await openSmallSearch(language, (address) => {
    sizes.set(address, readFileSync(`${published}${address}.br`).length);
    return readBuilt(address);
  });
  const question = { en: "patience", ar: "الصبر", fr: "patience", ur: "صبر", id: "sabar", tr: "sabır" };
  await small.find(question[language]);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // The list of subjects and texts is most of it.
  expect(bytes, [...sizes].join("\n")).toBeLessThan(60_000);
  expect(sizes.size).toBeLessThan(30);
});
