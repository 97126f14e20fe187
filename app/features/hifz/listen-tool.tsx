import { useState } from "react";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import {
  type DrillStep,
  drillOrders,
  drillSteps,
  mostTimes,
  partsOf,
  roundsOf,
} from "#domain/drill/stacked-drill.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { NumberField, PassageFields } from "./passage-fields.tsx";
import { useDrill } from "./use-drill.ts";
import { type PassageTexts, usePassage, usePassageTexts } from "./use-passage.ts";
import { useStudy } from "./use-study.ts";
import { gapClass, VerseNumber } from "./verse-text.tsx";

/** Listening and repeating: verse by verse, each added to those before, or the whole passage, several times. */
export function ListenTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const study = useStudy();
  const [passage, choose] = usePassage();
  const [order, setOrder] = useState<(typeof drillOrders)[number]>("stacked");
  const [times, setTimes] = useState(3);
  const [hasPause, setHasPause] = useState(true);
  const loaded = usePassageTexts(passage);
  const playing = useRecitation((state) => playingAyah(state, passage.surah));
  const { running, isWaiting, start, resume, stop } = useDrill(
    () => study.add("heard", 1),
    () => showToast({ variant: "destructive", title: text("failed") }),
  );
  const rounds = running && roundsOf(running.drill, running.place);
  const step = running && drillSteps(running.drill)[running.place.step];
  return (
    <div className="grid gap-5">
      {running && rounds && step ? (
        <div className="panel grid gap-3 p-5">
          <p role="status">
            {text("round", {
              at: formatNumber(rounds.done + 1, language),
              total: formatNumber(rounds.all, language),
              verses: [...new Set([step.from, step.to])]
                .map((ayah) => formatNumber(ayah, language))
                .join("–"),
            })}
          </p>
          <div
            role="progressbar"
            aria-label={text("progress")}
            aria-valuemin={0}
            aria-valuemax={rounds.all}
            aria-valuenow={rounds.done}
            className="h-1.5 overflow-hidden rounded-round bg-line"
          >
            <div
              className="h-full origin-left bg-green rtl:origin-right"
              style={{ transform: `scaleX(${rounds.done / rounds.all})` }}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            {isWaiting && (
              <Button look="primary" onClick={resume}>
                {text("goOn")}
              </Button>
            )}
            <Button onClick={stop}>{text("stop")}</Button>
          </div>
        </div>
      ) : (
        <div className="panel grid gap-4 p-5">
          <PassageFields passage={passage} onChange={choose} firstVerses={initialVerses} />
          <div className="grid gap-3 sm:grid-cols-[1fr_7rem]">
            <SelectField
              label={text("order")}
              name="order"
              value={order}
              onChange={(value) => setOrder(drillOrders.find((each) => each === value) ?? "stacked")}
              options={drillOrders.map((each) => ({ value: each, label: text(`order.${each}`) }))}
            />
            <NumberField label={text("times")} value={times} min={1} max={mostTimes} onChange={setTimes} />
          </div>
          <Toggle label={text("pauseAfter")} isOn={hasPause} onChange={setHasPause} />
          <Button
            look="primary"
            onClick={() => start({ ...passage, order, times, hasPause })}
            onPointerEnter={prefetchPlayer}
            onFocus={prefetchPlayer}
            className="justify-self-start"
          >
            {text("begin")}
          </Button>
        </div>
      )}
      {loaded.value ? (
        <DrillText
          texts={loaded.value}
          from={passage.from}
          playing={running ? playing : undefined}
          step={step}
        />
      ) : (
        <LoadState state={loaded} />
      )}
    </div>
  );
}

type DrillTextProps = {
  readonly texts: PassageTexts;
  readonly from: number;
  readonly playing: number | undefined;
  /** The step being played; undefined while no drill runs. */
  readonly step: DrillStep | undefined;
};

/** The verses of a drill; those outside the current step are dimmed, and a long verse can be shown in parts. */
function DrillText({ texts, from, playing, step }: DrillTextProps) {
  return (
    <div className="grid gap-4">
      {texts.arabic.map((verse, at) => {
        const ayah = from + at;
        const isInStep = !step || (ayah >= step.from && ayah <= step.to);
        return (
          <DrillVerse key={ayah} ayah={ayah} verse={verse} isPlaying={playing === ayah} isInStep={isInStep} />
        );
      })}
    </div>
  );
}

type DrillVerseProps = {
  readonly ayah: number;
  readonly verse: string;
  readonly isPlaying: boolean;
  readonly isInStep: boolean;
};

function DrillVerse({ ayah, verse, isPlaying, isInStep }: DrillVerseProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const words = wordsOf(verse);
  const parts = partsOf(words);
  const [shownParts, setShownParts] = useState<number>();
  const end = shownParts === undefined ? words.length : (parts[shownParts - 1]?.to ?? words.length);
  const next = shownParts === undefined ? 1 : shownParts + 1;
  return (
    <div
      aria-current={isPlaying ? "true" : undefined}
      className={`border-transparent border-s-2 ps-3 aria-[current=true]:border-gold ${isInStep ? "" : "text-ink-soft"}`}
    >
      <p lang="ar" dir="rtl" className="quran text-pretty text-[1.75rem]">
        <QuranText text={words.slice(0, end).join(" ")} />{" "}
        {end < words.length && (
          <span aria-hidden="true" className={gapClass}>
            <span className="quran invisible">
              <QuranText text={words.slice(end).join(" ")} />
            </span>
          </span>
        )}{" "}
        <VerseNumber ayah={ayah} />
      </p>
      {parts.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button look="bare" onClick={() => setShownParts(next > parts.length ? undefined : next)}>
            {text(next > parts.length ? "wholeVerse" : "byParts", {
              verse: formatNumber(ayah, language),
            })}
          </Button>
          {shownParts !== undefined && (
            <p role="status" className="text-ink-soft text-sm">
              {text("part", {
                at: formatNumber(shownParts, language),
                total: formatNumber(parts.length, language),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
