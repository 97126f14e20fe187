import { useMessages } from "#app/i18n/messages.tsx";
import { prayerVideos } from "#content/prayer-videos/index.ts";
import { LessonCard } from "./lesson-card.tsx";
import { useVideoFigures } from "./use-video-figures.ts";

/** Lessons in prayer and ablution on video, and why they are worth the time. */
export function Lessons() {
  const text = useMessages("watching");
  const { figures, showsPictures } = useVideoFigures();
  return (
    <section aria-labelledby="lessons" className="mt-12 grid gap-5">
      <div>
        <h2 id="lessons" className="font-display text-2xl">
          {text("lessons")}
        </h2>
        <p className="mt-2 max-w-[65ch] text-pretty text-ink-soft">{text("lessonsIntro")}</p>
        <p className="text-ink-soft text-sm">{text("privacy")}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prayerVideos.map((video, place) => {
          const { views, length, isGone } = figures[video.id] ?? {};
          return (
            <LessonCard
              key={video.id}
              video={video}
              place={place}
              views={views}
              length={length}
              isGone={isGone === true}
              showsPicture={showsPictures}
            />
          );
        })}
      </ul>
      <p className="mx-auto max-w-[60ch] py-6 text-pretty text-center text-gold text-lg">{text("pillar")}</p>
    </section>
  );
}
