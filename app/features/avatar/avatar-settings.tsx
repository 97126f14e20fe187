import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { backgrounds, methods, themes } from "./avatar-choices.ts";
import { ChoiceList } from "./choice-list.tsx";
import { LessonSurah } from "./lesson-surah.tsx";
import type { Avatar } from "./use-avatar.ts";
import { VoiceChoice } from "./voice-choice.tsx";

const tabs = ["mode", "voice", "appearance"] as const;

/** How the companion teaches, sounds and looks. */
export function AvatarSettings({ avatar }: { readonly avatar: Avatar }) {
  const { choices, choose } = avatar;
  const text = useMessages("avatar");
  const [open, setOpen] = useState<(typeof tabs)[number]>("mode");
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-1" role="tablist" aria-label={text("settings")}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`avatar-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls="avatar-tab"
            onClick={() => setOpen(tab)}
            className="min-h-11 rounded-round border border-transparent px-4 text-ink-soft hover:text-ink aria-selected:border-green aria-selected:text-ink"
          >
            {text(`tab.${tab}`)}
          </button>
        ))}
      </div>
      <div id="avatar-tab" role="tabpanel" aria-labelledby={`avatar-${open}`} className="space-y-5">
        {open === "mode" && (
          <>
            <LessonSurah avatar={avatar} />
            <ChoiceList
              label={text("method")}
              names={methods}
              chosen={choices.method}
              textOf={(name) => text(`method.${name}`)}
              onChoose={(method) => choose({ method }, text(`method.${method}`))}
            />
            <p className="text-ink-soft text-sm">{text(`methodAbout.${choices.method}`)}</p>
          </>
        )}
        {open === "voice" && <VoiceChoice avatar={avatar} />}
        {open === "appearance" && (
          <>
            <ChoiceList
              label={text("theme")}
              names={themes}
              chosen={choices.theme}
              textOf={(name) => text(`theme.${name}`)}
              onChoose={(theme) => choose({ theme }, text(`theme.${theme}`))}
            />
            <ChoiceList
              label={text("background")}
              names={backgrounds}
              chosen={choices.background}
              textOf={(name) => text(`background.${name}`)}
              onChoose={(background) => choose({ background }, text(`background.${background}`))}
            />
          </>
        )}
      </div>
    </div>
  );
}
