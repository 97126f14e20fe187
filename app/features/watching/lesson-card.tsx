import { CirclePlay } from "lucide-react";
import { useState } from "react";
import { hostPage, stillPicture } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { PrayerVideo } from "#content/prayer-videos/index.ts";
import { lengthText, secondsOf } from "./length-text.ts";
import { VideoFrame } from "./video-frame.tsx";
import { VideoPoster } from "./video-poster.tsx";

type LessonCardProps = {
  readonly video: PrayerVideo;
  readonly place: number;
  readonly views: number | undefined;
  readonly length: number | undefined;
  readonly isGone: boolean;
  readonly showsPicture: boolean;
};

/** A lesson that plays where it stands, once it is clicked; without scripts it leads to the video's own page. */
export function LessonCard({ video, place, views, length, isGone, showsPicture }: LessonCardProps) {
  const text = useMessages("watching");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const script = language === "ar" ? "ar" : "en";
  const title = video.title[script];
  const source = { kind: "video", youtubeId: video.id } as const;
  const seconds = length ?? secondsOf(video.duration);
  return (
    <li data-lesson={video.id} className="panel flex flex-col overflow-hidden">
      {isOpen ? (
        <div className="p-3">
          <VideoFrame source={source} title={title} isGone={isGone} />
        </div>
      ) : (
        <a
          href={hostPage(source)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text("play", { title })}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
          className="group -outline-offset-3 relative block"
        >
          {showsPicture ? (
            <img
              src={stillPicture(source)}
              alt=""
              loading="lazy"
              className="aspect-video w-full object-cover"
            />
          ) : (
            <VideoPoster words={video.title.ar} turn={place} />
          )}
          <CirclePlay
            aria-hidden="true"
            className="absolute inset-x-0 bottom-4 mx-auto size-10 text-ink group-hover:text-green"
          />
        </a>
      )}
      <div className="p-4">
        <h3 lang={script} dir={script === "ar" ? "rtl" : "ltr"} className="font-medium">
          {title}
        </h3>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {seconds !== undefined && <span dir="ltr">{lengthText(seconds, language)}</span>}
          {views !== undefined && (
            <span>{text("views", { views: formatNumber(views, language, { notation: "compact" }) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
