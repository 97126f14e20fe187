"use no memo";

import { History } from "lucide-react";
import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";

/** Seconds into a first verse from which there is something to go on with. */
const fewSeconds = 2;

/** Offers to go on hearing a surah where it was left, while nothing is heard. */
export function ResumeListening({ surah }: { readonly surah: number }) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const [points] = useStoredValue(storedResumePoints);
  const isIdle = useRecitation(({ status }) => status === "idle");
  const point = points.find((left) => left.surah === surah && left.ayah > 0);
  if (!isIdle || !point || (point.ayah === 1 && point.at < fewSeconds)) return null;
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
    <Button look="bare" onClick={resume} className="text-gold print:hidden">
      <History aria-hidden="true" className="size-4" />
      {text("resumeAt", { number: formatNumber(point.ayah, language) })}
    </Button>
  );
}
