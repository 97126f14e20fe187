import { CirclePlay } from "lucide-react";
import { useState } from "react";
import type { VideoFigures } from "#app/api/video-figures.ts";
import { hostPage, stillPicture } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type PrayerVideo, prayerVideos } from "#content/prayer-videos/index.ts";
import { lengthText, secondsOf, useVideoFigures } from "./video-figures.ts";
import { VideoFrame } from "./video-frame.tsx";
import { VideoPoster } from "./video-poster.tsx";

/** Lessons that are shown before the list is opened: a row on a wide screen. */
const shownAtFirst = 3;

/** Video lessons in prayer and ablution, and why they matter. */
export function Lessons() {
  const text = useMessages("watching");
  const known = useVideoFigures();
  return (
    <section aria-labelledby="lessons" className="mt-12 grid gap-5">
      <div>
        <h2 id="lessons" className="font-display text-2xl">
          {text("lessons")}
        </h2>
        <p className="mt-2 max-w-[65ch] text-pretty text-ink-soft">{text("lessonsIntro")}</p>
        <p className="text-ink-soft text-sm">{text("privacy")}</p>
      </div>
      <LessonList videos={prayerVideos.slice(0, shownAtFirst)} from={0} known={known} />
      <details>
        <summary className="min-h-11 content-center text-green text-sm">
          {text("moreLessons", { count: prayerVideos.length - shownAtFirst })}
        </summary>
        <LessonList videos={prayerVideos.slice(shownAtFirst)} from={shownAtFirst} known={known} />
      </details>
      <p className="mx-auto max-w-[60ch] py-6 text-pretty text-center font-display text-lg">
        {text("pillar")}
      </p>
    </section>
  );
}

type LessonListProps = {
  readonly videos: readonly PrayerVideo[];
  /** The place of the first among all. */
  readonly from: number;
  readonly known: VideoFigures;
};

function LessonList({ videos, from, known: { figures, showsPictures } }: LessonListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {videos.map((video, at) => {
        const { views, length, isGone } = figures[video.id] ?? {};
        return (
          <LessonCard
            key={video.id}
            video={video}
            place={from + at}
            views={views}
            length={length}
            isGone={isGone === true}
            showsPicture={showsPictures}
          />
        );
      })}
    </ul>
  );
}

type LessonCardProps = {
  readonly video: PrayerVideo;
  readonly place: number;
  readonly views: number | undefined;
  readonly length: number | undefined;
  readonly isGone: boolean;
  readonly showsPicture: boolean;
};

/** A lesson that plays in place once clicked; without scripts it links to the video's own page. */
function LessonCard({ video, place, views, length, isGone, showsPicture }: LessonCardProps) {
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
