import { ChevronDown, Play, RotateCcw, SkipBack, SkipForward, Square } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { formatPercent } from "#app/i18n/percent.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { ayahsIn } from "#domain/verse-reference.ts";
import { AvatarPicture } from "./avatar-picture.tsx";
import { AvatarSettings } from "./avatar-settings.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { type Avatar, useAvatar } from "./use-avatar.ts";

const modes = ["audio", "video"] as const;

/** The companion and all its settings. */
export function AvatarPanel() {
  const text = useMessages("avatar");
  const language = useLanguage();
  const avatar = useAvatar();
  const { isActive, mode, volume, choices, toggle, changeMode, changeVolume } = avatar;
  return (
    <div className="panel grid gap-x-8 gap-y-2 px-4 pt-4 pb-1 md:grid-cols-2 md:p-6">
      <div className="space-y-3">
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 md:grid-cols-1">
          <AvatarPicture theme={choices.theme} background={choices.background} isActive={isActive} />
          <Button className="w-full" aria-pressed={isActive} onClick={toggle}>
            {isActive ? (
              <Square aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
            {text(isActive ? "stop" : "start")}
          </Button>
        </div>
        {isActive && mode === "video" && <LessonVerse avatar={avatar} />}
        {isActive && <LessonSteps avatar={avatar} />}
        <ChoiceList
          label={text("modeLabel")}
          names={modes}
          chosen={mode}
          textOf={(name) => text(`mode.${name}`)}
          onChoose={changeMode}
        />
        {mode === "audio" && (
          <div className="flex items-center gap-3">
            <span aria-hidden="true" className="shrink-0 text-ink-soft text-sm">
              {text("volume")}
            </span>
            <Slider
              label={text("volume")}
              value={volume}
              valueText={formatPercent(volume, language)}
              max={100}
              step={1}
              onChange={changeVolume}
            />
          </div>
        )}
      </div>
      <details className="group self-start">
        <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
          {text("settings")}
          <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
        </summary>
        <AvatarSettings avatar={avatar} />
        <section aria-labelledby="avatar-advanced" className="mt-4 space-y-2 border-line border-t pt-4">
          <h3 id="avatar-advanced" className="text-ink-soft text-sm">
            {text("advanced")}
          </h3>
          <div className="flex flex-wrap gap-2">
            <Link href="/digital-quran#tajweed" className={buttonClass("quiet")}>
              {text("tajweed")}
            </Link>
            <Link href="/learning-methods?tool=plan" className={buttonClass("quiet")}>
              {text("path")}
            </Link>
          </div>
        </section>
      </details>
    </div>
  );
}

/** The verse being recited and its translation, in video mode. */
function LessonVerse({ avatar: { texts, ayah } }: { readonly avatar: Avatar }) {
  const language = useLanguage();
  const meaning = texts?.translation?.[ayah - 1];
  return (
    <div className="max-h-80 min-h-24 overflow-y-auto text-center">
      <p lang="ar" dir="rtl" className="quran text-2xl">
        <QuranText text={texts?.arabic[ayah - 1]} />
      </p>
      {meaning && (
        <p lang={language} className="mt-2 text-ink-soft">
          {meaning}
        </p>
      )}
    </div>
  );
}

type LessonStepsProps = { readonly avatar: Avatar };

/** The phase and verse of the lesson, and the buttons from verse to verse. */
function LessonSteps({ avatar: { phase, ayah, choices, moveTo, resume } }: LessonStepsProps) {
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
