import { hasNoPlace, lastReadKey, readerPath } from "#app/storage/reader-address.ts";
import { occasionAt } from "#domain/counting/athkar-occasion.ts";
import { isLanguage } from "#domain/language.ts";

const cookieSeconds = 31_536_000;
/** Milliseconds after which the page's code is fetched although no frame was painted. */
const longestWaitForPaint = 3000;
/** Files requested at a time: requesting all at once blocks a slow phone for a tenth of a second. */
const filesAtOnce = 4;

/** Holds until `endFirstLayout`; a page whose scripts do not run is laid out whole, as nothing would end it. */
export function startFirstLayout(): void {
  document.documentElement.dataset.firstLayout = "";
}

/**
 * Opens a reader that is asked for no place where the person stopped (`resumedAddress`): what the server drew is the
 * beginning of the Quran. The page shows nothing more until it is reloaded (`first-paint.css`).
 */
export function resumeReading(): void {
  try {
    const { pathname, search, hash } = location;
    const [, surah, ayah] = /^(\d{1,3}):(\d{1,3})$/.exec(localStorage.getItem(lastReadKey) || "") || [];
    if (!surah || !ayah || !readerPath.test(pathname) || !hasNoPlace(search)) return;
    const parameters = new URLSearchParams(search);
    parameters.set("surah", surah);
    parameters.set("verse", ayah);
    history.replaceState({ isResumed: true }, "", `?${parameters}${hash}`);
    document.documentElement.dataset.resuming = "";
    location.reload();
  } catch {
    // Without storage there is no place to continue at.
  }
}

/**
 * Applies the stored theme, marks that a volume was chosen, and reloads the page in the stored language if it was sent
 * in another, as after a lost cookie.
 */
export function applyStoredChoices(): void {
  const page = document.documentElement;
  try {
    if (localStorage.getItem("theme") === "light") page.dataset.theme = "light";
    if (localStorage.getItem("listening.sound")) page.dataset.sound = "";
    const language = localStorage.getItem("language");
    if (!isLanguage(language) || language === page.lang) return;
    if (isLanguage(new URLSearchParams(location.search).get("lang"))) return;
    const hasCookie = () => document.cookie.includes(`language=${language}`);
    if (hasCookie()) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = `language=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`;
    if (hasCookie()) location.reload();
  } catch {
    // Without storage the page stays as it was sent.
  }
}

/**
 * Where the address of the athkar names no set, the server has sent the morning's, as it does not know the time on the
 * device: at another hour that hour's set is opened instead, and what was sent stays unseen (`of-the-hour.css`).
 */
export function openAthkarOfTheHour(now: Date): void {
  const { pathname, search, hash } = location;
  if (pathname !== "/complete-athkar" || /[?&](category=|tab=extractor)/.test(search)) return;
  const occasion = occasionAt(now.getHours() * 60 + now.getMinutes());
  if (occasion === "morning") return;
  document.documentElement.dataset.hourUnknown = "";
  location.replace(`${pathname}${search}${search ? "&" : "?"}category=${occasion}&hour=now${hash}`);
}

/**
 * On the athkar a passage of the Quran fills the screen, and its lines would break elsewhere in its font: it stays unseen
 * until the font is there (`first-paint.css`), so that nothing moves that has been seen. In the readers only the pause
 * signs and the ends of verses do, which other fonts lack or put elsewhere.
 */
export function awaitQuranFont(): void {
  const { dataset } = document.documentElement;
  if (location.pathname !== "/complete-athkar" && !readerPath.test(location.pathname)) return;
  dataset.awaitsQuranFont = "";
  const show = () => delete dataset.awaitsQuranFont;
  // The style sheets, which name the font, are there by the first frame.
  requestAnimationFrame(() => document.fonts.load('1em "Amiri Quran"', "ٱ").then(show, show));
}

type PageWindow = { riwaqPressed?: HTMLElement[] | undefined };

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Notes the buttons pressed before the page's code is there, for `replayEarlyPresses`, and keeps the browser from sending
 * a form that only our code can send.
 */
export function noteEarlyPresses(): void {
  const page = window as PageWindow;
  page.riwaqPressed = [];
  const onClick = (event: Event) => {
    const button = closest(event, "#root :is(button,[role=button])");
    if (button && !button.closest("form[method]")) page.riwaqPressed?.push(button);
  };
  const onSubmit = (event: Event) => {
    if (page.riwaqPressed && !closest(event, "form[method]")) event.preventDefault();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
}

/** Marks the page as used at the first press or key, for the questions of the first visit (`first-run.tsx`). */
export function noteFirstUse(): void {
  const note = () => {
    document.documentElement.dataset.used = "";
  };
  for (const action of ["click", "keydown"])
    document.addEventListener(action, note, { capture: true, once: true });
}

/**
 * Formats the first date while the page waits for its style sheet: the browser then collects all its locales, which
 * takes 30 ms on a computer and would otherwise stand between the first paint and the first press.
 */
export function prepareDates(): void {
  setTimeout(() => new Intl.DateTimeFormat());
}

function offerReload(): void {
  const notice = document.getElementById("start-failed");
  const button = notice?.querySelector("button");
  if (!notice || !button) return;
  notice.hidden = false;
  button.onclick = () => location.reload();
}

function fetchCode(): void {
  const files: string[] = JSON.parse(document.getElementById("start-files")?.textContent ?? "[]");
  const src = files.shift();
  if (!src) return;
  const preload = () => {
    for (const href of files.splice(0, filesAtOnce))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    if (files.length > 0) setTimeout(preload);
  };
  setTimeout(preload);
  const script = Object.assign(document.createElement("script"), { type: "module", src });
  script.addEventListener("error", offerReload);
  document.head.append(script);
}

/**
 * Fetches the page's code once its first frame is painted and a second begun, which the fonts often need: the text
 * comes first, and code that is fetched and run beside it delays a slow phone's first frame by half.
 */
export function fetchCodeAfterPaint(): void {
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) fetchCode();
    hasStarted = true;
  };
  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden) {
      start();
      return;
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, longestWaitForPaint);
  });
}
