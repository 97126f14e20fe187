import type { Language } from "#domain/language.ts";
import { reasonTexts } from "./reasons.ts";

export type HostDirective = "media-src" | "connect-src" | "img-src" | "frame-src";

export type HostReason = keyof typeof reasonTexts;

/** An external host that the browser may contact, only for this directive and reason. */
export type AllowedHost = {
  readonly host: string;
  readonly directives: readonly HostDirective[];
  readonly reason: HostReason;
  /** The only pages on which it may be contacted; all pages if absent. */
  readonly onlyOn?: readonly string[];
};

const surahServers = [6, 7, 8, 9, 10, 11, 12, 13].map(
  (number): AllowedHost => ({
    host: `server${number}.mp3quran.net`,
    directives: ["media-src"],
    reason: "surahAudio",
  }),
);

/** The one list of external hosts: the security headers and the credits page are made from it. */
export const allowedHosts: readonly AllowedHost[] = [
  // Packs are fetched, so hosts that send CORS headers are under connect-src as well.
  { host: "everyayah.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "mirrors.quranicaudio.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "verses.quran.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "cdn.islamic.network", directives: ["media-src"], reason: "verseAudio" },
  { host: "audio.qurancdn.com", directives: ["media-src"], reason: "wordAudio" },
  ...surahServers,
  // The host's refreshed list may name this host for its files.
  { host: "cdn.mp3quran.net", directives: ["media-src"], reason: "surahAudio" },
  { host: "download.quranicaudio.com", directives: ["media-src"], reason: "surahAudio" },
  { host: "www.mp3quran.net", directives: ["connect-src"], reason: "reciterList" },
  { host: "www.youtube-nocookie.com", directives: ["frame-src"], reason: "video" },
  { host: "i.ytimg.com", directives: ["img-src"], reason: "videoPicture" },
  {
    host: "api.firecrawl.dev",
    directives: ["connect-src"],
    reason: "extraction",
    onlyOn: ["/athkar", "/complete-athkar"],
  },
];

/** The origins that every page may contact under a directive, ready for the header. */
export function originsFor(directive: HostDirective): string[] {
  return allowedHosts
    .filter(({ directives, onlyOn }) => directives.includes(directive) && onlyOn === undefined)
    .map(({ host }) => `https://${host}`);
}

/** The addresses that may connect to more hosts than the others, each with those origins. */
export function ownConnections(): ReadonlyMap<string, readonly string[]> {
  const origins = new Map<string, string[]>();
  for (const { host, directives, onlyOn = [] } of allowedHosts)
    for (const address of directives.includes("connect-src") ? onlyOn : [])
      origins.set(address, [...(origins.get(address) ?? []), `https://${host}`]);
  return origins;
}

/** Why a host may be contacted, in that language. */
export function hostReason(reason: HostReason, language: Language): string {
  return reasonTexts[reason][language];
}
