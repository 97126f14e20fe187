import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  hostPage,
  isPlayerError,
  playerAddress,
  playerOrigin,
  type VideoSource,
} from "#app/browser/video-address.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type VideoFrameProps = {
  readonly source: VideoSource;
  readonly title: string;
  /** Our server already knows that the host has removed it. */
  readonly isGone?: boolean;
};

/** The host's player, mounted only after a click; a video that cannot be shown is replaced by a link to the host. */
export function VideoFrame({ source, title, isGone = false }: VideoFrameProps) {
  const text = useMessages("watching");
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      if (message.source === frame.current?.contentWindow && isPlayerError(message)) setHasFailed(true);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  const hostLink = (
    <a href={hostPage(source)} target="_blank" rel="noopener noreferrer" className={buttonClass("quiet")}>
      {text("openAtHost")}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
  if (isGone || hasFailed)
    return (
      <EmptyState title={text("goneTitle")} hint={text("goneText")}>
        {hostLink}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <iframe
        ref={frame}
        src={playerAddress(source, window.location.origin)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // The player reports its errors only to a page that has sent this message.
        onLoad={({ currentTarget }) =>
          currentTarget.contentWindow?.postMessage(
            JSON.stringify({ event: "listening", id: 1, channel: "widget" }),
            playerOrigin,
          )
        }
        className="aspect-video w-full rounded-control border-0 bg-black"
      />
      <p>{hostLink}</p>
    </div>
  );
}
