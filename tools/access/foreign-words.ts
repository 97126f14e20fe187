import type { Page } from "@playwright/test";

/** English words that are no words of French, Indonesian or Turkish. */
const english =
  "the|and|with|your|you|this|that|these|those|from|please|have|has|which|when|what|where|there|of|is|was|were|their|they|into|about|would|should|could|been|each|every|other";

/** English words in runs that the page says are in its own language, fr, id or tr. */
export function englishWords(page: Page): Promise<string[]> {
  return page.evaluate((list) => {
    const words = new RegExp(`(?<![\\p{L}’'-])(?:${list})(?![\\p{L}’'-])`, "iu");
    const page = document.documentElement.lang;
    const faults: string[] = [];
    if (!["fr", "id", "tr"].includes(page)) return faults;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script,style,noscript,code,pre")) continue;
      if (parent.closest("[lang]")?.getAttribute("lang") !== page) continue;
      const text = (node.textContent ?? "").trim();
      if (words.test(text)) faults.push(`English: “${text.slice(0, 80)}”`);
    }
    return [...new Set(faults)];
  }, english);
}
