import { Play, Square } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatPercent } from "#app/i18n/percent.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { AvatarPicture } from "./avatar-picture.tsx";
import { AvatarSettings } from "./avatar-settings.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { LessonSteps } from "./lesson-steps.tsx";
import { type Avatar, useAvatar } from "./use-avatar.ts";

const modes = ["audio", "video"] as const;

/** The companion and all its settings. */
export function AvatarPanel() {
  const text = useMessages("avatar");
  const language = useLanguage();
  const avatar = useAvatar();
  const { isActive, mode, volume, choices, toggle, changeMode, changeVolume } = avatar;
  return (
    <div className="panel grid gap-6 p-5 md:grid-cols-2">
      <div className="space-y-4">
        <AvatarPicture theme={choices.theme} background={choices.background} isActive={isActive} />
        {isActive && mode === "video" && <LessonVerse avatar={avatar} />}
        {isActive && <LessonSteps avatar={avatar} />}
        <Button look="primary" className="w-full" aria-pressed={isActive} onClick={toggle}>
          {isActive ? (
            <Square aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {text(isActive ? "stop" : "start")}
        </Button>
        <ChoiceList
          label={text("modeLabel")}
          names={modes}
          chosen={mode}
          textOf={(name) => text(`mode.${name}`)}
          onChoose={changeMode}
        />
        {mode === "audio" && (
          <div className="flex items-center gap-3">
            <span aria-hidden="true" className="text-ink-soft text-sm">
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
      <div className="space-y-6">
        <AvatarSettings avatar={avatar} />
        <section aria-labelledby="avatar-advanced" className="space-y-2 border-line border-t pt-4">
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
      </div>
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
