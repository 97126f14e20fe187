/// <reference lib="webworker" />
import { isFresh, type PushedNotice } from "#domain/prayer-times/notice-plan.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { savedNoticeWords } from "./notice-words.ts";

/** The notice in a push message; undefined for anything else. */
function noticeOf(data: PushMessageData | null): PushedNotice | undefined {
  try {
    const said: Partial<Record<"at" | "prayer" | "isIqamah" | "hasEnded", unknown>> = data?.json() ?? {};
    if (said.hasEnded === true) return { hasEnded: true };
    const prayer = prayers.find((name) => name === said.prayer);
    if (!prayer || typeof said.at !== "number") return undefined;
    return { at: said.at, prayer, ...(said.isIqamah === true ? { isIqamah: true } : {}) };
  } catch {
    return undefined;
  }
}

/** Shows a push message with the texts stored on the device; a prayer that began long ago is not announced. */
export async function showNotice(registration: ServiceWorkerRegistration, data: PushMessageData | null) {
  const notice = noticeOf(data);
  if (!notice || (!("hasEnded" in notice) && !isFresh(notice, Date.now()))) return;
  const words = await savedNoticeWords();
  const name = "hasEnded" in notice ? "ended" : notice.prayer;
  const isIqamah = name !== "ended" && "isIqamah" in notice;
  const { title, body } = (isIqamah ? words?.iqamah?.[name] : words?.[name]) ?? { title: "Riwaq", body: "" };
  await registration.showNotification(title, {
    body,
    // The same tag as the open page's own notice: one takes the other's place.
    tag: isIqamah ? `prayer-${name}-iqamah` : `prayer-${name}`,
    icon: "/icons/riwaq-192.png",
    lang: words?.lang ?? "",
    dir: words?.dir ?? "auto",
  });
}

/** The page that a notice, by its tag, is about. */
function pageOf(tag: string): string | undefined {
  if (tag.startsWith("prayer-")) return "/prayer";
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
