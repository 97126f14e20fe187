import { isLanguage, type Language } from "#domain/language.ts";
import { offlineShell, pageCache } from "./cache-names.ts";
import { storedValue } from "./stored-value.ts";

/** The chosen language, under `language`; undefined until the person chooses. */
export const savedLanguage = storedValue<Language | undefined>(
  "language",
  { parse: (text) => (isLanguage(text) ? text : undefined), print: (language) => language ?? "" },
  undefined,
);

const year = 31_536_000;

/** Cached pages are in the other language: without a network the shell renders them in this one. */
async function deleteCachedPages(): Promise<void> {
  const cache = await caches.open(pageCache);
  const pages = await cache.keys();
  await Promise.all(pages.map((page) => page.url.endsWith(offlineShell) || cache.delete(page)));
}

/** Mirrors the choice to a cookie, so that the server answers in it. */
export function setLanguageCookie(language: Language): void {
  deleteCachedPages().catch(() => undefined);
  // The Cookie Store API is missing in browsers we support.
  // biome-ignore lint/suspicious/noDocumentCookie: the only way everywhere
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
}
