import { useState } from "react";
import { useHasVoice } from "#app/audio/reading-voice.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { reciterName, verseReciterOf } from "#content/reciters/index.ts";
import { surahCount } from "#domain/verse-reference.ts";
import { backgrounds, methods, recordingOf, styles, themes, voices } from "./avatar-choices.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { Avatar } from "./use-avatar.ts";

const tabs = ["mode", "voice", "appearance"] as const;

/** Lesson, voice and appearance of the companion, in three tabs. */
export function AvatarSettings({ avatar }: { readonly avatar: Avatar }) {
  const { choices, choose } = avatar;
  const text = useMessages("avatar");
  const [open, setOpen] = useState<(typeof tabs)[number]>("mode");
  return (
    <div className="space-y-5">
      <Tabs
        label={text("settings")}
        panelId="avatar-tab"
        current={open}
        tabs={tabs.map((id) => ({ id, label: text(`tab.${id}`) }))}
        onSelect={setOpen}
        className="mx-0 px-0"
      />
      <div id="avatar-tab" role="tabpanel" aria-labelledby={`tab-${open}`} className="space-y-5">
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

/** The surah of the lesson. */
function LessonSurah({ avatar: { choices, choose, texts } }: { readonly avatar: Avatar }) {
  const text = useMessages("avatar");
  const language = useLanguage();
  const options = Array.from({ length: surahCount }, (_, at) => ({
    value: String(at + 1),
    label: `${formatNumber(at + 1, language)}. ${texts?.names[at] ?? ""}`,
  }));
  return (
    <SelectField
      label={text("surah")}
      name="avatar-surah"
      value={String(choices.surah)}
      onChange={(value) => choose({ surah: Number(value) }, options[Number(value) - 1]?.label ?? "")}
      options={options}
    />
  );
}

/** Voice and style: only recordings of people recite; speech synthesis never does. */
function VoiceChoice({ avatar: { choices, choose } }: { readonly avatar: Avatar }) {
  const text = useMessages("avatar");
  const language = useLanguage();
  const hasVoice = useHasVoice(language);
  const reciter = verseReciterOf(recordingOf(choices.voice, choices.style));
  return (
    <>
      <ChoiceList
        label={text("tab.voice")}
        names={voices}
        chosen={choices.voice}
        textOf={(name) => text(`voice.${name}`)}
        whyDisabled={(voice) => (voice === "female" && !hasVoice ? text("closed.female") : undefined)}
        onChoose={(voice) => {
          const style = recordingOf(voice, choices.style) ? choices.style : "tarteel";
          choose({ voice, style }, text(`voice.${voice}`));
        }}
      />
      {choices.voice === "female" && <p className="text-ink-soft text-sm">{text("femaleNote")}</p>}
      <ChoiceList
        label={text("style")}
        names={styles}
        chosen={choices.style}
        textOf={(name) => text(`style.${name}`)}
        whyDisabled={(style) =>
          recordingOf(choices.voice, style)
            ? undefined
            : text("closed.style", { voice: text(`voice.${choices.voice}`), style: text(`style.${style}`) })
        }
        onChoose={(style) => choose({ style }, text(`style.${style}`))}
      />
      <p className="text-sm">{text("recitedBy", { reciter: reciterName(reciter, language) })}</p>
      <p className="text-ink-soft text-sm">{text("voiceNote")}</p>
    </>
  );
}
