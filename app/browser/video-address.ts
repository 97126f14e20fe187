import { is, literal, object } from "valibot";

/** A video of the host, or a channel's live stream. */
export type VideoSource =
  | { readonly kind: "video"; readonly youtubeId: string }
  | { readonly kind: "channel"; readonly channelId: string };

/** The only host whose player may be embedded; it sets no cookies before playing. */
export const playerOrigin = "https://www.youtube-nocookie.com";

/** The player's address; `origin` is ours, so that the player can report its errors. */
export function playerAddress(source: VideoSource, origin: string): string {
  const parameters = new URLSearchParams({
    autoplay: "1",
    rel: "0",
    modestbranding: "1",
    enablejsapi: "1",
    origin,
  });
  if (source.kind === "video") return `${playerOrigin}/embed/${source.youtubeId}?${parameters}`;
  parameters.set("channel", source.channelId);
  return `${playerOrigin}/embed/live_stream?${parameters}`;
}

/** The page of a video at its host. */
export function hostPage(source: VideoSource): string {
  return source.kind === "video"
    ? `https://www.youtube.com/watch?v=${source.youtubeId}`
    : `https://www.youtube.com/channel/${source.channelId}/live`;
}

/** The host's still picture of a video; a channel has none. */
export function stillPicture(source: VideoSource): string | undefined {
  return source.kind === "video" ? `https://i.ytimg.com/vi/${source.youtubeId}/hqdefault.jpg` : undefined;
}

const errorMessage = object({ event: literal("onError") });

/** Whether a message from the player's frame says that the video cannot be shown (its errors 2, 5, 100, 101, 150, 153). */
export function isPlayerError(message: { readonly origin: string; readonly data: unknown }): boolean {
  if (message.origin !== playerOrigin || typeof message.data !== "string") return false;
  try {
    return is(errorMessage, JSON.parse(message.data));
  } catch {
    return false;
  }
}
