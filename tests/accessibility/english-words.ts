import type { Page } from "@playwright/test";
import { machineWords } from "./foreign-runs.ts";
import { englishWordList } from "./untranslated-words.ts";

/** English words in text that is marked as fr, id or tr, the language of the page. */
export function englishWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ([list, machine]) => {
      const words = new RegExp(`(?<![\\p{L}’'-])(?:${list})(?![\\p{L}’'-])`, "iu");
      const page = document.documentElement.lang;
      const faults: string[] = [];
      if (!["fr", "id", "tr"].includes(page)) return faults;
      const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest("script,style,noscript,code,pre")) continue;
        if (parent.closest("[lang]")?.getAttribute("lang") !== page) continue;
        const text = (node.textContent ?? "").trim();
        if (words.test(text) && !new RegExp(`^(?:${machine})$`).test(text))
          faults.push(`English: “${text.slice(0, 80)}”`);
      }
      return [...new Set(faults)];
    },
    [englishWordList, machineWords] as const,
  );
}
