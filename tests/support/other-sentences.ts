import { readdir, readFile } from "node:fs/promises";
import { seededNumbers } from "#domain/quote-check/alterations.testing.ts";

const root = new URL("../../", import.meta.url);
const arabicText = /[\u0621-\u064a]{2}/;

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

async function stringsOf(file: string): Promise<string[]> {
  return stringsIn(JSON.parse(await readFile(new URL(file, root), "utf8")));
}

/**
 * Arabic sentences that are no Quran: from the interface, hadith, explanations and supplications, and as many more
 * as are asked for, each put together from parts of two of them. Verses that they quote are for the caller to leave
 * out.
 */
export async function otherSentences(count: number): Promise<string[]> {
  const messages = await readdir(new URL("app/i18n/messages/ar/", root));
  const hadith = await readdir(new URL("content/hadith/data/", root), { recursive: true });
  const files = [
    ...messages.map((name) => `app/i18n/messages/ar/${name}`),
    ...hadith
      .filter((name) => /\/(?:hadith|text\.ar)\.json$/.test(name))
      .toSorted()
      .map((name) => `content/hadith/data/${name}`),
    "content/duas/data/core/text.ar.json",
    "content/faq/data/text.ar.json",
  ];
  const texts = (await Promise.all(files.map(stringsOf))).flat();
  const sentences = texts
    .flatMap((text) => text.split(/[.!?؟\n]/))
    .map((sentence) => sentence.replace(/[«»"“”﴿﴾{}[\]()<>|]/g, " ").trim())
    .filter((sentence) => arabicText.test(sentence) && sentence.split(/\s+/).length > 2);
  const next = seededNumbers(11);
  const pick = () => (sentences[Math.floor(next() * sentences.length)] ?? "").split(/\s+/);
  const made = [...sentences];
  while (made.length < count) {
    const [one, other] = [pick(), pick()];
    made.push([...one.slice(0, one.length >> 1), ...other.slice(other.length >> 1)].join(" "));
  }
  return made.slice(0, count);
}
