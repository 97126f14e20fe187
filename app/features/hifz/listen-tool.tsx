import { useState } from "react";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { drillOrders, drillSteps, mostTimes, roundsOf } from "#domain/drill/stacked-drill.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { DrillText } from "./drill-text.tsx";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { NumberField } from "./number-field.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { useDrill } from "./use-drill.ts";
import { usePassage, usePassageTexts } from "./use-passage.ts";
import { useStudy } from "./use-study.ts";

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
