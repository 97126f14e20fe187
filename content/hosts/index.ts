import type { Language } from "#domain/language.ts";
import { reasonTexts } from "./reasons.ts";

export type HostDirective = "media-src" | "connect-src" | "img-src" | "frame-src";

export type HostReason = keyof typeof reasonTexts;

/** A host outside this site that the browser may ask, only for this and only for this reason. */
export type AllowedHost = {
  readonly host: string;
  readonly directives: readonly HostDirective[];
  readonly reason: HostReason;
  /** The only addresses of ours where it may be asked; everywhere when absent. */
  readonly onlyOn?: readonly string[];
};

const surahServers = [6, 7, 8, 9, 10, 11, 12, 13].map(
  (number): AllowedHost => ({
    host: `server${number}.mp3quran.net`,
    directives: ["media-src"],
    reason: "surahAudio",
  }),
);

/** The one list of outside hosts: the security headers and the page of credits are made from it. */
export const allowedHosts: readonly AllowedHost[] = [
  // Packs are fetched, so hosts that send CORS stand under connect-src as well.
  { host: "everyayah.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "mirrors.quranicaudio.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "verses.quran.com", directives: ["media-src", "connect-src"], reason: "verseAudio" },
  { host: "cdn.islamic.network", directives: ["media-src"], reason: "verseAudio" },
  ...surahServers,
  // Where the host's refreshed list may say that its files lie.
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

/** The origins of one directive that every page may ask, ready for the header. */
export function originsFor(directive: HostDirective): string[] {
  return allowedHosts
    .filter(({ directives, onlyOn }) => directives.includes(directive) && onlyOn === undefined)
    .map(({ host }) => `https://${host}`);
}

/** The addresses that may connect to more than the others, each with those origins. */
export function ownConnections(): ReadonlyMap<string, readonly string[]> {
  const origins = new Map<string, string[]>();
  for (const { host, directives, onlyOn = [] } of allowedHosts)
    for (const address of directives.includes("connect-src") ? onlyOn : [])
      origins.set(address, [...(origins.get(address) ?? []), `https://${host}`]);
  return origins;
}

/** Why a host may be asked, in that language. */
export function hostReason(reason: HostReason, language: Language): string {
  return reasonTexts[reason][language];
}
