import { RotateCcw, SkipBack, SkipForward } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { Avatar } from "./use-avatar.ts";

type LessonStepsProps = { readonly avatar: Avatar };

/** The phase and verse of the lesson, and the buttons from verse to verse. */
export function LessonSteps({ avatar: { phase, ayah, choices, moveTo, resume } }: LessonStepsProps) {
  const text = useMessages("avatar");
  const language = useLanguage();
  const count = ayahsIn(choices.surah);
  const shown =
    phase && phase !== "finished" && phase !== "failed" && phase !== "left" ? phase : ("loading" as const);
  return (
    <div className="grid gap-3">
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className={shown === "yourTurn" || shown === "waiting" ? "text-gold" : ""}>
          {text(`phase.${shown}`)}
        </span>
        <span className="text-ink-soft">
          {text("verseOf", { verse: formatNumber(ayah, language), count: formatNumber(count, language) })}
        </span>
      </p>
      <div dir="ltr" className="flex items-center gap-2">
        <IconButton label={text("previous")} disabled={ayah <= 1} onClick={() => moveTo(ayah - 1)}>
          <SkipBack aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={text("again")} onClick={() => moveTo(ayah)}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </IconButton>
        {shown === "paused" ? (
          <Button className="grow" onClick={resume}>
            {text("goOn")}
          </Button>
        ) : (
          <Button
            look={shown === "waiting" ? "primary" : "quiet"}
            className="grow"
            disabled={ayah >= count}
            onClick={() => moveTo(ayah + 1)}
          >
            <SkipForward aria-hidden="true" className="size-4" />
            {text("next")}
          </Button>
        )}
      </div>
    </div>
  );
}
