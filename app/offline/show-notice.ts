/// <reference lib="webworker" />
import { isFresh, type PushedNotice } from "#domain/prayer-times/notice-plan.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { type NoticeWords, savedNoticeWords } from "./notice-words.ts";

/** The notice in a push message; undefined for anything else. */
function noticeOf(data: PushMessageData | null): PushedNotice | undefined {
  try {
    const said: Partial<Record<"at" | "prayer" | "isIqamah" | "isDay" | "hasEnded", unknown>> =
      data?.json() ?? {};
    if (said.hasEnded === true) return { hasEnded: true };
    if (typeof said.at !== "number") return undefined;
    if (said.isDay === true) return { at: said.at, isDay: true };
    const prayer = prayers.find((name) => name === said.prayer);
    if (!prayer) return undefined;
    return { at: said.at, prayer, ...(said.isIqamah === true ? { isIqamah: true } : {}) };
  } catch {
    return undefined;
  }
}

type Shown = { readonly title: string; readonly body: string; readonly tag: string };

/** What a notice says by the texts stored on the device. */
function shownFor(notice: PushedNotice, words: NoticeWords | undefined): Shown {
  const unknown = { title: "Riwaq", body: "" };
  if ("hasEnded" in notice) return { ...(words?.ended ?? unknown), tag: "prayer-ended" };
  if ("isDay" in notice) return words?.days?.[notice.at] ?? { ...unknown, tag: "day" };
  // The same tag as the open page's own notice: one takes the other's place.
  if (notice.isIqamah)
    return { ...(words?.iqamah?.[notice.prayer] ?? unknown), tag: `prayer-${notice.prayer}-iqamah` };
  return { ...(words?.[notice.prayer] ?? unknown), tag: `prayer-${notice.prayer}` };
}

/** Shows a push message with the texts stored on the device; what is past is not announced. */
export async function showNotice(registration: ServiceWorkerRegistration, data: PushMessageData | null) {
  const notice = noticeOf(data);
  if (!notice || (!("hasEnded" in notice) && !isFresh(notice, Date.now()))) return;
  const words = await savedNoticeWords();
  const { title, body, tag } = shownFor(notice, words);
  await registration.showNotification(title, {
    body,
    tag,
    icon: "/icons/riwaq-192.png",
    lang: words?.lang ?? "",
    dir: words?.dir ?? "auto",
  });
}

/** The page that a notice, by its tag, is about. */
function pageOf(tag: string): string | undefined {
  if (tag.startsWith("prayer-")) return "/prayer";
  if (tag.startsWith("day")) return "/islamic-calendar";
  return tag === "athkar" ? "/complete-athkar" : undefined;
}

/** Opens the page that a notification is about: an open one is focused, else a new one opens. */
export async function openNoticePage(clients: Clients, tag: string): Promise<void> {
  const page = pageOf(tag);
  if (!page) return;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === page);
  if (there) await there.focus();
  else await clients.openWindow(page);
}
