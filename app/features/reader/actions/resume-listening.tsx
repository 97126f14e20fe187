import { History } from "lucide-react";
import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { chipClass } from "#app/ui/choices.tsx";
import { useToast } from "#app/ui/toast.ts";

/** Seconds into the first verse from which resuming is offered. */
const shortestResume = 2;

/** Offers to resume listening to a surah where it was stopped, while nothing plays. */
export function ResumeListening({ surah }: { readonly surah: number }) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const [points] = useStoredValue(storedResumePoints);
  const isIdle = useRecitation(({ status }) => status === "idle");
  const point = points.find((stopped) => stopped.surah === surah && stopped.ayah > 0);
  if (!isIdle || !point || (point.ayah === 1 && point.at < shortestResume)) return null;
  const resume = () =>
    import("./play-verse.ts")
      .then(({ resumeAt }) => resumeAt(point))
      .catch((error: unknown) => {
        console.warn("the player did not load", error);
        const own = { title: text("playbackErrorTitle"), description: text("playbackErrorText") };
        const offline = { title: shell("offlineTitle"), description: shell("offlineText") };
        showToast(playbackFailure(own, offline));
      });
  return (
    <button type="button" onClick={resume} className={`${chipClass} text-gold print:hidden`}>
      <History aria-hidden="true" className="size-4" />
      {text("resumeAt", { number: formatNumber(point.ayah, language) })}
    </button>
  );
}
