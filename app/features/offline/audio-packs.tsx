import { useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { packRecords } from "#app/offline/pack-files.ts";
import { checkPacks } from "#app/offline/packs.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SurahName } from "#content/quran/index.ts";
import {
  reciterName,
  surahReciterOf,
  surahReciters,
  verseReciterOf,
  verseReciters,
} from "#content/reciters/index.ts";
import { audioPackPlan } from "#domain/offline-pack/audio-pack.ts";
import { packSubject } from "#domain/offline-pack/pack-id.ts";
import type { PackPlan } from "#domain/offline-pack/pack-plan.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { wordTimes } from "./imported-pack.ts";
import { PackRow } from "./pack-row.tsx";
import { surahTexts } from "./text-pack.ts";
import { useSettledPacks } from "./use-settled-packs.ts";

type AudioPacksProps = {
  readonly surahNames: readonly SurahName[];
  readonly chosen: { readonly surah?: number; readonly recording?: string };
};

/** The plans of the recitation packs that are saved on this device, complete or in part. */
async function requestedPlans(): Promise<readonly PackPlan[]> {
  const plans = (await packRecords()).flatMap(({ id }) => {
    const subject = packSubject(id);
    const recording = subject?.kind === "audio" ? recordingWithId(subject.recording) : undefined;
    return subject?.kind === "audio" && recording ? (audioPackPlan(recording, subject.surah) ?? []) : [];
  });
  return plans.toSorted((one, two) => (one.id < two.id ? -1 : 1));
}

/** The addresses of the times of its words, as far as the server says which there are. */
async function listedTimes(recording: string, surah: number): Promise<readonly string[]> {
  const { importedTexts } = await import("#app/api/imported-texts.ts");
  return wordTimes(await importedTexts().catch(() => []), recording, surah);
}

/** Saves a surah by a reciter for use without a network. */
export function AudioPacks({ surahNames, chosen }: AudioPacksProps) {
  const text = useMessages("offline");
  const language = useLanguage();
  const nameOf = useRecordingName();
  const settled = useSettledPacks();
  const [recordingId, setRecordingId] = useState(
    () => chosen.recording ?? verseReciterOf(storedVerseReciter.read()).id,
  );
  const [surah, setSurah] = useState(chosen.surah ?? 1);
  const recording = recordingWithId(recordingId) ?? verseReciterOf(undefined);
  const plan = audioPackPlan(recording, surah);
  const planId = plan?.id;
  const surahName = (number: number) =>
    `${formatNumber(number, language)}. ${surahNames[number - 1]?.name ?? ""}`;
  const nameOfPlan = ({ id }: PackPlan) => {
    const subject = packSubject(id);
    if (subject?.kind !== "audio") return id;
    const reciter = recordingWithId(subject.recording);
    return text("surahBy", { surah: surahName(subject.surah), reciter: reciter ? nameOf(reciter) : "" });
  };

  // What is on the device changes whenever a pack was saved or removed.
  const { latest: requested = [] } = useAsync(`${recordingId} ${surah} ${settled}`, async () => {
    const selected = recordingWithId(recordingId);
    const selectedPlan = selected && audioPackPlan(selected, surah);
    const plans = await requestedPlans();
    await checkPacks(selectedPlan ? [...plans, selectedPlan] : plans);
    return plans;
  });

  const timesKey = `times of words ${recordingId} ${surah}`;
  const { value: times = [] } = useAsync(timesKey, () => listedTimes(recordingId, surah));

  return (
    <section aria-labelledby="audio-packs">
      <h3 id="audio-packs" className="font-display text-lg">
        {text("recitations")}
      </h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <SelectField
          label={text("reciter")}
          name="pack-reciter"
          value={recording.id}
          onChange={setRecordingId}
          options={savableRecordings(recording).map((other) => ({ value: other.id, label: nameOf(other) }))}
        />
        <SelectField
          label={text("surah")}
          name="pack-surah"
          value={String(surah)}
          onChange={(value) => setSurah(Number(value))}
          options={recording.surahs.map((number) => ({ value: String(number), label: surahName(number) }))}
        />
      </div>
      <ul className="mt-3 grid gap-2">
        {plan && (
          <PackRow
            key={plan.id}
            plan={{ ...plan, beside: [...surahTexts(language, surah), ...times] }}
            name={nameOfPlan(plan)}
            size={text("files", { count: plan.files.length })}
          />
        )}
        {requested
          .filter(({ id }) => id !== planId)
          .map((other) => (
            <PackRow
              key={other.id}
              plan={other}
              name={nameOfPlan(other)}
              size={text("files", { count: other.files.length })}
            />
          ))}
      </ul>
      {!plan && (
        <p className="panel mt-3 p-3 text-sm">
          {text("noCors", { host: recording.sources.map(({ host }) => host).join(" · ") })}
        </p>
      )}
    </section>
  );
}

/** The recording with that id, of verses or of surahs. */
function recordingWithId(id: string): Recording | undefined {
  const others = surahReciters.flatMap((reciter) => reciter.others);
  return (
    verseReciters.find((one) => one.id === id) ?? surahReciterOf(id) ?? others.find((one) => one.id === id)
  );
}

/** Recordings whose host allows saving its files (CORS), and the chosen one in any case. */
function savableRecordings(chosen: Recording): readonly Recording[] {
  const canBeSaved = ({ sources }: Recording) => sources.some(({ sendsCors }) => sendsCors);
  const savable = [...verseReciters, ...surahReciters].filter(canBeSaved);
  return savable.some(({ id }) => id === chosen.id) ? savable : [chosen, ...savable];
}

/** Returns a function that names a recording, with what distinguishes it from others of the same reciter. */
function useRecordingName(): (recording: Recording) => string {
  const text = useMessages("player");
  const offline = useMessages("offline");
  const language = useLanguage();
  return (recording) => {
    const { style, kind } = recording;
    const marks = [
      style === "murattal" ? "" : text(`style.${style}`),
      kind === "surahs" ? offline("wholeSurahs") : "",
    ];
    return [reciterName(recording, language), ...marks.filter(Boolean)].join(" · ");
  };
}
