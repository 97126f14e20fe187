import { Mic, Repeat } from "lucide-react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useHasVoice } from "#app/audio/reading-voice.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { reciterName, surahReciters, verseReciters } from "#content/reciters/index.ts";
import { nativeLanguageName } from "#domain/language.ts";
import { languageOfEdition } from "#domain/reader-edition.ts";
import { repeatInEffect } from "#domain/recitation/following.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { repeatModes } from "#domain/recitation/recitation.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { OptionSelect, SleepSelect, SpeedSelect } from "./option-select.tsx";
import { RangeRepeat } from "./range-repeat.tsx";
import { editionAloud, storedReadsTranslation } from "./read-translation.ts";
import { canHighlightWords, storedFollowsWords } from "./recited-words.ts";
import { VolumeControl } from "./volume-control.tsx";

/**
 * Reciter, speed, repetition, sleep timer and volume. `surah` is that of a page with a player of its own, which has the
 * volume already; it counts while nothing is playing.
 */
export function ListeningOptions({ surah: ofPage }: { readonly surah?: number }) {
  const text = useMessages("player");
  const recording = useRecitation((state) => state.recording);
  const repeat = useRecitation(repeatInEffect);
  const isListenAndRepeat = useRecitation((state) => state.isListenAndRepeat);
  const surah = useRecitation(({ current }) => current?.passage.surah) ?? ofPage ?? 1;
  const ayah = useRecitation((state) => playingAyah(state, surah)) ?? 1;
  const isWholeSurah = recording?.kind === "surahs";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {recording && <ReciterSelect recording={recording} />}
      <OptionSelect
        icon={<Repeat className="size-5" />}
        label={text("repeat")}
        value={repeat}
        onChoose={(value) =>
          sendToPlayer({ type: "repeat", repeat: repeatModes.find((mode) => mode === value) ?? "none" })
        }
        options={repeatModes.map((mode) => [
          mode,
          text(isWholeSurah ? `repeatSurah.${mode}` : `repeat.${mode}`),
        ])}
      />
      <SpeedSelect />
      <SleepSelect />
      {ofPage === undefined && <VolumeControl />}
      {!isWholeSurah && (
        <>
          <div className="grid min-h-14 items-center">
            <Toggle
              label={text("listenAndRepeat")}
              isOn={isListenAndRepeat}
              onChange={(isOn) => sendToPlayer({ type: "listenAndRepeat", isOn })}
            />
          </div>
          <TranslationReading />
          {recording && <WordFollowing reciter={recording.id} />}
          <RangeRepeat key={surah} surah={surah} ayah={ayah} />
        </>
      )}
    </div>
  );
}

/** Whether the chosen translation is read after each verse, or why it cannot be; nothing where there is none. */
function TranslationReading() {
  const text = useMessages("player");
  const edition = editionAloud(useLanguage());
  const spoken = edition ? languageOfEdition(edition) : "en";
  const isThere = useHasVoice(spoken);
  const [isOn, setIsOn] = useStoredValue(storedReadsTranslation);
  if (!edition) return null;
  return (
    <div className="grid min-h-14 items-center">
      {isThere ? (
        <Toggle label={text("readTranslation")} isOn={isOn} onChange={setIsOn} />
      ) : (
        <p className="text-ink-soft text-sm">{text("noVoice", { language: nativeLanguageName[spoken] })}</p>
      )}
    </div>
  );
}

/** Whether each word is highlighted as it is recited, or why it cannot be. */
function WordFollowing({ reciter }: { readonly reciter: string }) {
  const text = useMessages("player");
  const [isOn, setIsOn] = useStoredValue(storedFollowsWords);
  const { value: reciters, hasFailed } = useAsync("timed-reciters", timedReciters);
  const isTimed = reciters?.includes(reciter);
  if (isTimed === undefined && !hasFailed) return null;
  return (
    <div className="grid min-h-14 items-center">
      {isTimed && canHighlightWords() ? (
        <Toggle label={text("followWords")} isOn={isOn} onChange={setIsOn} />
      ) : (
        <p className="text-ink-soft text-sm">{text(isTimed ? "noWordHighlight" : "noWordTimes")}</p>
      )}
    </div>
  );
}

/** The reciters of whose recitation this server has the times of words. */
async function timedReciters(): Promise<readonly (string | undefined)[]> {
  const { importedTexts } = await import("#app/api/imported-texts.ts");
  return (await importedTexts()).filter(({ kind }) => kind === "timing").map(({ reciter }) => reciter);
}

/** The reciters who have recorded the surah that is playing. */
function ReciterSelect({ recording }: { readonly recording: Recording }) {
  const text = useMessages("player");
  const language = useLanguage();
  const surah = useRecitation(({ current }) => current?.passage.surah ?? 1);
  const all: readonly Recording[] = recording.kind === "verses" ? verseReciters : surahReciters;
  const withSurah = all.filter(({ surahs }) => surahs.includes(surah));
  const shown = withSurah.some(({ id }) => id === recording.id) ? withSurah : [recording, ...withSurah];
  return (
    <OptionSelect
      icon={<Mic className="size-5" />}
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
