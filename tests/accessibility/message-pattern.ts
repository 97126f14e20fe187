import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import type { Language } from "#domain/language.ts";

const messages = join(import.meta.dirname, "../../app/i18n/messages");
const read = new Map<string, Record<string, string>>();

/** A pattern for a message in a language, with any values of its arguments. */
export function messagePattern<A extends keyof Catalogue>(
  language: Language,
  area: A,
  key: keyof Catalogue[A] & string,
): RegExp {
  const file = `${language}/${area}.json`;
  const words = read.get(file) ?? JSON.parse(readFileSync(join(messages, file), "utf8"));
  read.set(file, words);
  const parts = String(words[key]).split(/\{\w+\}/);
  const exact = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+");
  return new RegExp(parts.length > 1 ? exact : `^${exact}$`);
}
