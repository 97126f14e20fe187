import type { Language } from "#domain/language.ts";

/**
 * A city with its French preposition: the article of its name contracts with "à" where it is masculine or plural (au
 * Caire, aux Abymes) and stays where it is not (à La Mecque, à L’Haÿ). Other languages say theirs in the message.
 */
export function inPlace(name: string, language: Language): string {
  if (language !== "fr") return name;
  const [, article, rest] = /^(le|les) (\p{Lu}.*)$/iu.exec(name) ?? [];
  if (article === undefined) return `à ${name}`;
  return `${article.toLowerCase() === "le" ? "au" : "aux"} ${rest}`;
}
