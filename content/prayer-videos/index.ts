import videoList from "./data/videos.json" with { type: "json" };
import type { PrayerVideosFile } from "./schema.ts";

/** A lesson on prayer or ablution at the video host, by its id there. */
export type PrayerVideo = PrayerVideosFile[number];

export const prayerVideos: readonly PrayerVideo[] = videoList as PrayerVideosFile;
