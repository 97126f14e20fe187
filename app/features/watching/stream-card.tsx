import { CirclePlay } from "lucide-react";
import { hostPage, stillPicture } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Stream } from "#content/streams/index.ts";
import { lengthText, secondsOf } from "./video-figures.ts";
import { VideoPoster } from "./video-poster.tsx";

type StreamCardProps = {
  readonly stream: Stream;
  readonly place: number;
  readonly views: number | undefined;
  readonly length: number | undefined;
  readonly showsPicture: boolean;
  readonly onWatch: () => void;
};

/** A video as a card; without scripts its button links to the video's own page. */
export function StreamCard({ stream, place, views, length, showsPicture, onWatch }: StreamCardProps) {
  const text = useMessages("watching");
  const language = useLanguage();
  const script = language === "ar" ? "ar" : "en";
  const inScript = { lang: script, dir: script === "ar" ? "rtl" : "ltr" } as const;
  const seconds = length ?? secondsOf(stream.duration);
  const picture = showsPicture ? stillPicture(stream.source) : undefined;
  const title = stream.title[script];
  const reciter = stream.reciter[script];
  return (
    <li data-stream={stream.id} className="panel flex flex-col overflow-hidden">
      <div className="relative">
        {picture === undefined ? (
          <VideoPoster words={stream.title.ar} turn={place} />
        ) : (
          <img src={picture} alt="" loading="lazy" className="aspect-video w-full object-cover" />
        )}
        <p className="absolute end-2 bottom-2 flex gap-2 text-sm">
          {stream.isLive ? (
            <span className="rounded-control bg-ground px-2 font-medium text-harm">{text("live")}</span>
          ) : (
            seconds !== undefined && (
              <span dir="ltr" className="rounded-control bg-ground px-2 text-ink">
                {lengthText(seconds, language)}
              </span>
            )
          )}
        </p>
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h2 {...inScript} className="font-medium text-lg leading-7">
          {title}
        </h2>
        <p {...inScript} className="text-ink-soft">
          {reciter}
        </p>
        {views !== undefined && (
          <p className="text-ink-soft text-sm">
            {text("views", { views: formatNumber(views, language, { notation: "compact" }) })}
          </p>
        )}
        <a
          href={hostPage(stream.source)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text("watchNamed", { title, reciter })}
          onClick={(event) => {
            event.preventDefault();
            onWatch();
          }}
          className={buttonClass("quiet", "mt-auto self-start")}
        >
          <CirclePlay aria-hidden="true" className="size-5" />
          {text("watch")}
        </a>
      </div>
    </li>
  );
}
