import { isActive } from "#domain/recitation/playing.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";
import type { RecitationRequest } from "#domain/recitation/recitation-event.ts";

/** What the lock screen shows as playing. */
export type PlayingNames = { readonly title: string; readonly artist: string };

/** Seconds that the lock screen's skip buttons move. */
const skip = 10;

/** Connects the lock screen, headset buttons and media keys; does nothing where the browser has no media session. */
export function connectMediaSession(send: (request: RecitationRequest) => void, read: () => Recitation) {
  const session = navigator.mediaSession;
  if (!session) return () => undefined;
  const seekTo = ({ seekTime = 0 }: MediaSessionActionDetails) => {
    const { duration } = read();
    if (duration > 0) send({ type: "seek", percent: (seekTime / duration) * 100 });
  };
  const actions: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ["play", () => send({ type: "play" })],
    ["pause", () => send({ type: "pause" })],
    ["stop", () => send({ type: "stop" })],
    ["nexttrack", () => send({ type: "next" })],
    ["previoustrack", () => send({ type: "previous" })],
    ["seekto", seekTo],
    ["seekforward", ({ seekOffset = skip }) => send({ type: "seekBy", seconds: seekOffset })],
    ["seekbackward", ({ seekOffset = skip }) => send({ type: "seekBy", seconds: -seekOffset })],
  ];
  const claimKeys = () => {
    for (const [action, handler] of actions)
      try {
        session.setActionHandler(action, handler);
      } catch {
        // A browser that lacks one action still has the others.
      }
  };

  let shown = "";
  let wasActive = false;
  return (state: Recitation, names: PlayingNames | undefined) => {
    // Something else may have taken the keys since.
    if (isActive(state) && !wasActive) claimKeys();
    wasActive = isActive(state);
    session.playbackState = wasActive ? "playing" : state.current ? "paused" : "none";
    const { title, artist } = names ?? { title: "", artist: "" };
    if (shown !== `${title} ${artist}`) {
      shown = `${title} ${artist}`;
      session.metadata = names
        ? new MediaMetadata({ title, artist, artwork: [{ src: "/icons/riwaq-512.png", sizes: "512x512" }] })
        : null;
    }
    const { duration, position, speed } = state;
    if (duration > 0)
      session.setPositionState?.({ duration, playbackRate: speed, position: Math.min(position, duration) });
  };
}
