import { loadWords } from "#app/i18n/words.ts";
import { loadProductAnswer } from "#content/product-answers/index.ts";
import type { Language } from "#domain/language.ts";
import type { ProductTopic } from "#domain/product-questions/product-topics.ts";
import { isCardTool, toolTitles } from "./card-tools.ts";

/** What we say on a matter of the product, and a link to the page on which it is done. */
export async function productInWords(
  topic: ProductTopic,
  language: Language,
): Promise<{ text: string; links: readonly { readonly title: string; readonly url: string }[] }> {
  const { text, url } = await loadProductAnswer(topic, language);
  const shell = await loadWords(language, "shell");
  return { text, links: url && isCardTool(url) ? [{ url, title: shell(toolTitles[url]) }] : [] };
}
