import { useHasVoice } from "#app/audio/reading-voice.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { reciterName, verseReciterOf } from "#content/reciters/index.ts";
import { recordingOf, styles, voices } from "./avatar-choices.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { Avatar } from "./use-avatar.ts";

/** Who recites and how: recordings of people alone; the device speaks only beside them. */
export function VoiceChoice({ avatar: { choices, choose } }: { readonly avatar: Avatar }) {
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
        whyClosed={(voice) => (voice === "female" && !hasVoice ? text("closed.female") : undefined)}
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
        whyClosed={(style) =>
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
