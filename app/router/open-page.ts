import { loadMessages } from "#app/i18n/load-messages.ts";
import type { Messages } from "#app/i18n/say.ts";
import type { Page, PageRequest } from "#app/pages/page.tsx";
import { entryOf, type RouteEntry } from "#app/pages/route-table.ts";
import type { Language } from "#domain/language.ts";
import { type PageKey, routePages } from "./route-pages.ts";

/** A page with everything its first paint needs. */
export type OpenPage = {
  readonly address: string;
  readonly key: PageKey;
  readonly language: Language;
  readonly page: Page;
  readonly messages: Messages;
  readonly data: unknown;
};

/** The key of an address, `notFound` where there is no page. */
export function keyOf(address: string): PageKey {
  return (entryOf(address)?.key as PageKey | undefined) ?? "notFound";
}

/** Areas of messages a page is drawn with. */
export function areasOf(address: string): RouteEntry["areas"] {
  return ["shell", ...(entryOf(address)?.areas ?? [])];
}

/** The page that says what is missing, for an address whose own page cannot be loaded. */
export async function openOfflinePage(address: string, language: Language): Promise<OpenPage> {
  const [{ page }, messages] = await Promise.all([routePages.offline(), loadMessages(language, ["shell"])]);
  return { address, key: "offline", language, page, messages, data: null };
}

/** Loads code, messages and data of an address in parallel; `data` skips the loader. */
export async function openPage(
  address: string,
  request: PageRequest,
  known?: { readonly data: unknown },
): Promise<OpenPage> {
  const key = keyOf(address);
  const code = routePages[key]();
  const [{ page }, messages, data] = await Promise.all([
    code,
    loadMessages(request.language, areasOf(address)),
    known ? known.data : code.then(({ page }) => page.load(request)),
    code.then(({ page }) => page.ready?.(request.search)),
  ]);
  return { address, key, language: request.language, page, messages, data };
}
