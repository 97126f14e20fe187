import { useEffect, useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { packRecords } from "#app/offline/pack-shelf.ts";
import { lookAtPacks } from "#app/offline/packs.ts";
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
import { PackRow } from "./pack-row.tsx";
import { surahTexts } from "./text-pack.ts";
import { useSettledPacks } from "./use-settled-packs.ts";

type AudioPacksProps = {
  readonly surahNames: readonly SurahName[];
  readonly chosen: { readonly surah?: number; readonly recording?: string };
};

/** Packs of recitations that were asked for, whole or in part. */
async function askedPlans(): Promise<readonly PackPlan[]> {
  const plans = (await packRecords()).flatMap(({ id }) => {
    const subject = packSubject(id);
    const recording = subject?.kind === "audio" ? anyRecording(subject.recording) : undefined;
    return subject?.kind === "audio" && recording ? (audioPackPlan(recording, subject.surah) ?? []) : [];
  });
  return plans.toSorted((one, two) => (one.id < two.id ? -1 : 1));
}

/** A surah by a reciter, to be heard without a network. */
export function AudioPacks({ surahNames, chosen }: AudioPacksProps) {
  const text = useMessages("offline");
  const language = useLanguage();
  const nameOf = useRecordingName();
  const settled = useSettledPacks();
  const [recordingId, setRecordingId] = useState(
    () => chosen.recording ?? verseReciterOf(storedVerseReciter.read()).id,
  );
  const [surah, setSurah] = useState(chosen.surah ?? 1);
  const [asked, setAsked] = useState<readonly PackPlan[]>([]);
  const recording = anyRecording(recordingId) ?? verseReciterOf(undefined);
  const plan = audioPackPlan(recording, surah);
  const planId = plan?.id;
  const surahName = (number: number) =>
    `${formatNumber(number, language)}. ${surahNames[number - 1]?.name ?? ""}`;
  const nameOfPlan = ({ id }: PackPlan) => {
    const subject = packSubject(id);
    if (subject?.kind !== "audio") return id;
    const reciter = anyRecording(subject.recording);
    return text("surahBy", { surah: surahName(subject.surah), reciter: reciter ? nameOf(reciter) : "" });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on the device changes when a pack has come or gone
  useEffect(() => {
    const shown = anyRecording(recordingId);
    const own = shown && audioPackPlan(shown, surah);
    askedPlans()
      .then(async (plans) => {
        await lookAtPacks(own ? [...plans, own] : plans);
        setAsked(plans);
      })
      .catch((error: unknown) => console.warn("kept recitations cannot be listed", error));
  }, [recordingId, surah, settled]);

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
          options={keepableRecordings(recording).map((other) => ({ value: other.id, label: nameOf(other) }))}
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
            plan={{ ...plan, beside: surahTexts(language, surah) }}
            name={nameOfPlan(plan)}
            size={text("files", { count: plan.files.length })}
          />
        )}
        {asked
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

/** The recording with that id, by verses or by surahs; undefined where there is none. */
function anyRecording(id: string): Recording | undefined {
  const others = surahReciters.flatMap((reciter) => reciter.others);
  return (
    verseReciters.find((one) => one.id === id) ?? surahReciterOf(id) ?? others.find((one) => one.id === id)
  );
}

/** Recordings of which a host lets files be kept, with the chosen one where it is none of them. */
function keepableRecordings(chosen: Recording): readonly Recording[] {
  const canBeSaved = ({ sources }: Recording) => sources.some(({ sendsCors }) => sendsCors);
  const keepable = [...verseReciters, ...surahReciters].filter(canBeSaved);
  return keepable.some(({ id }) => id === chosen.id) ? keepable : [chosen, ...keepable];
}

/** A recording's name with what tells it from others of the same voice. */
function useRecordingName(): (recording: Recording) => string {
  const text = useMessages("player");
  const own = useMessages("offline");
  const language = useLanguage();
  return (recording) => {
    const { style, kind } = recording;
    const marks = [
      style === "murattal" ? "" : text(`style.${style}`),
      kind === "surahs" ? own("wholeSurahs") : "",
    ];
    return [reciterName(recording, language), ...marks.filter(Boolean)].join(" · ");
  };
}
