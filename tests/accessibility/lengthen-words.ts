import type { Page } from "@playwright/test";

/** Makes every text of the page, or of the open dialog, 40 % longer, as in a language with long words. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = document.documentElement.lang;
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text);
    for (const node of found) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script,style,noscript,code,pre,textarea,.quran")) continue;
      if (parent.closest("[lang]")?.getAttribute("lang") !== own) continue;
      const text = node.data.trim();
      if (!/\p{L}{2}/u.test(text)) continue;
      const words = text.split(/\s+/);
      const wanted = Math.ceil(text.length * 0.4);
      // One or two words get longer; a sentence gets more words.
      node.data =
        words.length < 3
          ? text.replace(/\p{L}[\p{L}\p{M}]+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)))
          : `${text} ${text.slice(0, wanted)}`;
    }
  });
}
