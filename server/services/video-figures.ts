import { z } from "zod";
import { prayerVideos } from "#content/prayer-videos/index.ts";
import { streams } from "#content/streams/index.ts";
import type { VideoFigure } from "#contract/video-figures.ts";

/** The figures of our videos by their id; empty where they cannot be fetched. */
export type VideoFigureSource = { readonly figures: () => Promise<Readonly<Record<string, VideoFigure>>> };

/** The source without an API key: it knows nothing. */
export const noVideoFigures: VideoFigureSource = { figures: async () => ({}) };

const lifetime = 6 * 60 * 60 * 1000;
const timeoutMs = 8000;

const hostAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      statistics: z.object({ viewCount: z.string().regex(/^\d+$/).optional() }).optional(),
      contentDetails: z.object({ duration: z.string().optional() }).optional(),
      status: z.object({ embeddable: z.boolean().optional() }).optional(),
    }),
  ),
});

/** The ids whose figures can be requested: a live channel has no video id. */
export const requestedVideoIds: readonly string[] = [
  ...streams.flatMap(({ source }) => (source.kind === "video" ? [source.youtubeId] : [])),
  ...prayerVideos.map(({ id }) => id),
];

/** Seconds of an ISO 8601 duration such as `PT1H0M18S`; undefined for another text or none. */
function secondsOf(duration: string | undefined): number | undefined {
  const parts = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration ?? "");
  if (!parts) return undefined;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0) || undefined;
}

/** Figures from the host's API with the operator's key, fetched at most once in six hours; unknown ones are left out. */
export function youtubeVideoFigures(
  key: string,
  now: () => number = Date.now,
  get: typeof fetch = fetch,
): VideoFigureSource {
  let known: { at: number; figures: Promise<Readonly<Record<string, VideoFigure>>> } | undefined;
  const fetchFigures = async (): Promise<Readonly<Record<string, VideoFigure>>> => {
    const url = new URL("https://www.googleapis.com/youtube/v3/videos");
    url.searchParams.set("part", "statistics,contentDetails,status");
    url.searchParams.set("id", requestedVideoIds.join(","));
    url.searchParams.set("key", key);
    try {
      const answer = await get(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) return {};
      const { items } = hostAnswer.parse(await answer.json());
      const found = new Map(items.map((item) => [item.id, item]));
      return Object.fromEntries(requestedVideoIds.map((id) => [id, figureOf(found.get(id))]));
    } catch {
      return {};
    }
  };
  return {
    figures: () => {
      if (!known || now() - known.at > lifetime) known = { at: now(), figures: fetchFigures() };
      return known.figures;
    },
  };
}

function figureOf(item: z.infer<typeof hostAnswer>["items"][number] | undefined): VideoFigure {
  if (!item || item.status?.embeddable === false) return { isGone: true };
  const length = secondsOf(item.contentDetails?.duration);
  const { viewCount } = item.statistics ?? {};
  return {
    ...(viewCount === undefined ? {} : { views: Number(viewCount) }),
    ...(length === undefined ? {} : { length }),
  };
}
