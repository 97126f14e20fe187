import "#app/ui/theme.css";
import "#app/browser/install-app.ts";
import "#app/hydration/without-eval.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readPublished } from "#app/browser/read-published.ts";
import { restoreScroll, saveScroll, startSavingScroll } from "#app/browser/scroll-memory.ts";
import { watchEarlyFields } from "#app/hydration/early-fields.ts";
import { replayEarlyPresses } from "#app/hydration/early-presses.ts";
import { registerWorker } from "#app/offline/register-worker.ts";
import { cacheLanguageFiles } from "#app/offline/worker-talk.ts";
import { savedLanguage } from "#app/storage/saved-language.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { directionOf, isLanguage, type Language } from "#domain/language.ts";
import { App } from "./app.tsx";
import { keyOf, type OpenPage, openOfflinePage, openPage } from "./open-page.ts";
import { routePages } from "./route-pages.ts";

type SentPage = {
  readonly language: Language;
  readonly addressLanguage: Language | null;
  readonly data: unknown;
  /** The page came from the offline shell: it has no content yet. */
  readonly isShell?: true;
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

async function openFirst({ language, data, isShell }: SentPage): Promise<OpenPage> {
  const { pathname, search } = location;
  const request = {
    search: new URLSearchParams(search),
    language,
    read: readPublished,
    extent: "whole",
  } as const;
  if (!isShell) return openPage(pathname, request, { data });
  // The shell may have been cached before the person chose another language.
  const chosen = savedLanguage.read() ?? language;
  const page = await openPage(pathname, { ...request, language: chosen })
    .catch(() => openOfflinePage(pathname, chosen))
    .catch(() => openOfflinePage(pathname, language));
  document.documentElement.lang = page.language;
  document.documentElement.dir = directionOf(page.language);
  return page;
}

/** Milliseconds after the first paint before the device starts to cache what works offline. */
const cacheDelay = 3000;

/** Each visit plans the notifications of the next two weeks again, where the person wants them with no page open. */
async function renewNotices(language: Language): Promise<void> {
  if (!storedPush.read()) return;
  const { renewPush } = await import("#app/features/prayer/renew-push.ts");
  // Switched off meanwhile, it stays off.
  if (storedPush.read()) await renewPush(language, Date.now());
}

/** Milliseconds after which settings start to sync; an earlier change is noticed then. */
const mirrorDelay = 1500;

function mirrorSettings(): void {
  import("#app/storage/user-data/setting-mirror.ts")
    .then(({ startSettingMirror }) => startSettingMirror())
    .catch(() => console.warn("settings stay on this device on this visit"));
}

function cacheForOffline(language: Language): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    registerWorker()
      .then(() => cacheLanguageFiles(language))
      .then(() => renewNotices(language))
      .catch((error: unknown) => console.warn("nothing is kept for offline use", error));
  }, cacheDelay);
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const sent = readSentPage();
  const first = await openFirst(sent);
  const addressLanguage = isLanguage(sent.addressLanguage) ? sent.addressLanguage : undefined;
  const app = <App first={first} addressLanguage={addressLanguage} onLanguageChosen={cacheForOffline} />;
  if (sent.isShell) createRoot(root).render(app);
  else {
    // A transition is taken in slices: touches and frames come between, however slow the device.
    startTransition(() => void hydrateRoot(root, app));
    watchEarlyFields(root);
    replayEarlyPresses();
  }
  history.scrollRestoration = "manual";
  if (!location.hash) restoreScroll();
  startSavingScroll();
  addEventListener("scrollend", saveScroll);
  addEventListener("pagehide", saveScroll);
  for (const intent of ["pointerover", "focusin", "touchstart"])
    addEventListener(intent, prefetchOnIntent, { passive: true });
  setTimeout(mirrorSettings, mirrorDelay);
  cacheForOffline(first.language);
}

function offerRetry(error: unknown): void {
  console.warn("the page stays without its controls", error);
  const notice = document.getElementById("start-failed");
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
}

start().catch(offerRetry);
