import { noticeCache } from "#app/storage/cache-names.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

type Words = { readonly title: string; readonly body: string };

/** What a notice says, in the person's language and by their settings; it stays on the device. */
export type NoticeWords = Readonly<Record<Prayer | "ended", Words>> & {
  /** The notices before an iqamah. */
  readonly iqamah?: Readonly<Record<Prayer, Words>>;
  /** The reminders of days and of athkar, by their instant, each with the tag of its notification. */
  readonly days?: Readonly<Record<string, Words & { readonly tag: string }>>;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
};

const address = "/notice-words";

/** Stores the texts where the service worker finds them when no page is open. */
export async function saveNoticeWords(words: NoticeWords): Promise<void> {
  const cache = await caches.open(noticeCache);
  await cache.put(address, new Response(JSON.stringify(words)));
}

/** The stored texts; undefined where there are none. */
export async function savedNoticeWords(): Promise<NoticeWords | undefined> {
  const saved = await (await caches.open(noticeCache)).match(address);
  return saved?.json();
}

export async function deleteNoticeWords(): Promise<void> {
  await caches.delete(noticeCache);
}
