import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { reciterName, surahReciters, verseReciters } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { OptionSelect } from "./option-select.tsx";

/** The voices that have what is being heard. */
export function ReciterSelect({ recording }: { readonly recording: Recording }) {
  const text = useMessages("player");
  const language = useLanguage();
  const surah = useRecitation(({ current }) => current?.passage.surah ?? 1);
  const all: readonly Recording[] = recording.kind === "verses" ? verseReciters : surahReciters;
  const able = all.filter(({ surahs }) => surahs.includes(surah));
  const shown = able.some(({ id }) => id === recording.id) ? able : [recording, ...able];
  return (
    <OptionSelect
      label={text("reciter")}
      value={recording.id}
      onChoose={(id) => {
        const chosen = shown.find((other) => other.id === id);
        if (chosen) sendToPlayer({ type: "reciter", recording: chosen });
      }}
      options={shown.map((other) => [
        other.id,
        other.style === "murattal"
          ? reciterName(other, language)
          : `${reciterName(other, language)} · ${text(`style.${other.style}`)}`,
      ])}
    />
  );
}
