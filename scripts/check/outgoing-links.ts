import { hostPage } from "#app/browser/video-address.ts";
import platforms from "#content/freelance/data/platforms.json" with { type: "json" };
import partners from "#content/partners/data/partners.json" with { type: "json" };
import { prayerVideos } from "#content/prayer-videos/index.ts";
import { site } from "#content/site/index.ts";
import { streams } from "#content/streams/index.ts";
import { publishedTafsirs } from "#content/tafsir/index.ts";

const opening = { surah: 1, ayah: 1 };

/**
 * Every external address that a page may link to, once each; includes hidden entries, so that a check can
 * restore them.
 */
export function outgoingLinks(): readonly string[] {
  const directories = [...partners, ...platforms].map(({ url }) => url);
  const videos = [
    ...streams.map(({ source }) => source),
    ...prayerVideos.map(({ id }) => ({ kind: "video", youtubeId: id }) as const),
  ].map(hostPage);
  const tafsirs = publishedTafsirs.map(({ address }) => address(opening));
  const own = [...Object.values(site.social), ...Object.values(site.extension)].filter((url) => url !== "");
  return [...new Set([...directories, ...videos, ...tafsirs, ...own])];
}
