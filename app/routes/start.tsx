import "#app/ui/theme.css";
import { hydrateRoot } from "react-dom/client";
import { readPublished } from "#app/platform/read-published.ts";
import { rememberedScroll, rememberScroll } from "#app/platform/scroll-memory.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { App } from "./app.tsx";
import { keyOf, openPage } from "./open-page.ts";
import { routePages } from "./route-pages.ts";

type SentPage = {
  readonly language: Language;
  readonly addressLanguage: Language | null;
  readonly data: unknown;
};

function readSentPage(): SentPage {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "null");
}

/** Fetches a page's code when a link to it is touched, hovered or focused. */
function prefetchOnIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  routePages[keyOf(link.pathname)]().catch(() => undefined);
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const { language, addressLanguage, data } = readSentPage();
  const search = new URLSearchParams(location.search);
  const first = await openPage(
    location.pathname,
    { search, language, read: readPublished, extent: "whole" },
    { data },
  );
  hydrateRoot(
    root,
    <App first={first} addressLanguage={isLanguage(addressLanguage) ? addressLanguage : undefined} />,
  );
  history.scrollRestoration = "manual";
  const reached = rememberedScroll();
  if (reached !== undefined && !location.hash) scrollTo(0, reached);
  addEventListener("scrollend", rememberScroll);
  addEventListener("pagehide", rememberScroll);
  for (const intent of ["pointerover", "focusin", "touchstart"])
    addEventListener(intent, prefetchOnIntent, { passive: true });
}

function offerRetry(error: unknown): void {
  console.warn("the page stays without its controls", error);
  const notice = document.getElementById("start-failed");
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
}

start().catch(offerRetry);
