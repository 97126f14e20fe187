import { X } from "lucide-react";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useWakeLock } from "#app/browser/wake-lock.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import {
  postureOf,
  prayerFlow,
  type RakahCount,
  rakahCounts,
  stepKinds,
  wordsOf,
} from "#domain/prayer-guide/prayer-flow.ts";
import type { GuideData } from "./guide-data.ts";
import { PostureDrawing } from "./posture-drawing.tsx";
import { StepWords } from "./step-words.tsx";

const prayersOf = { 2: "rakahs2", 3: "rakahs3", 4: "rakahs4" } as const;

type PrayerGuideProps = {
  readonly guide: GuideData;
  /** What plays al-Fatiha, shown with its step. */
  readonly fatiha: ReactNode;
};

/** Riwaq's guide to prayer: three prayers to follow, then every step with its words. */
export function PrayerGuide({ guide, fatiha }: PrayerGuideProps) {
  const text = useMessages("praying");
  const language = useLanguage();
  const [rakahs, setRakahs] = useState<RakahCount>();
  return (
    <section aria-labelledby="guide" className="grid gap-4">
      <h2 id="guide" className="sr-only">
        {text("guide")}
      </h2>
      {/* Following a prayer needs scripts; the steps below do not. */}
      <div className="grid gap-2 noscript:hidden">
        <h3 className="font-display text-xl">{text("follow")}</h3>
        <p className="max-w-[65ch] text-pretty text-ink-soft text-sm">{text("followText")}</p>
        <div className="grid grid-cols-3 gap-2 md:gap-3">
          {rakahCounts.map((count) => (
            <button
              key={count}
              type="button"
              onClick={() => startTransition(() => setRakahs(count))}
              className={buttonClass("quiet", "flex-col gap-0 px-1! py-2")}
            >
              <span className="text-base">{text("rakahs", { count })}</span>
              <span className="font-normal text-ink-soft text-xs">{text(prayersOf[count])}</span>
            </button>
          ))}
        </div>
      </div>
      <GuideOverview guide={guide} fatiha={fatiha} />
      <p lang={language} className="text-ink-soft text-sm">
        {text("ours")}
        {guide.translator && (
          <>
            {" · "}
            <bdi lang="en" dir="ltr">
              {guide.translator}
            </bdi>
          </>
        )}
      </p>
      {rakahs !== undefined && (
        <GuideWalk guide={guide} rakahs={rakahs} onClose={() => setRakahs(undefined)} />
      )}
    </section>
  );
}

/** Every step once, in order, with its drawing, words and notes. */
function GuideOverview({ guide, fatiha }: PrayerGuideProps) {
  const text = useMessages("praying");
  const latin = useLatinLetters(useLanguage());
  return (
    <>
      <div className="flex justify-end">
        <Toggle label={text("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
      </div>
      <ol className="grid gap-3 md:gap-4">
        {stepKinds.map((kind) => {
          const { title, act, note } = guide.steps[kind];
          return (
            <li key={kind} data-step={kind} className="panel guide-step">
              <PostureDrawing posture={postureOf[kind]} className="w-full" />
              <div className="grid min-w-0 content-start gap-1">
                <h3 className="font-display text-xl">{title}</h3>
                <p className="max-w-[65ch] text-pretty">{act}</p>
                {kind === "fatiha" && fatiha}
                {wordsOf({ kind, rakah: 1 }).length > 0 && (
                  <details>
                    <summary className="min-h-11 content-center text-green text-sm">{text("words")}</summary>
                    <div className="grid gap-3">
                      <StepWords guide={guide} step={{ kind, rakah: 1 }} />
                    </div>
                  </details>
                )}
                {note && (
                  <details className="text-ink-soft">
                    <summary className="min-h-11 content-center text-green text-sm">{text("differ")}</summary>
                    <p className="max-w-[65ch] text-pretty">{note}</p>
                  </details>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type GuideWalkProps = {
  readonly guide: GuideData;
  readonly rakahs: RakahCount;
  readonly onClose: () => void;
};

const shortest = 5;
const longest = 60;

/** One step at a time over the whole screen, which stays awake: a tap or, where it is on, a timer goes to the next. */
function GuideWalk({ guide, rakahs, onClose }: GuideWalkProps) {
  const text = useMessages("praying");
  const language = useLanguage();
  const dialog = useModal(true);
  const [at, setAt] = useState(0);
  const [isTimed, setIsTimed] = useState(false);
  const [pace, setPace] = useState(20);
  useWakeLock(true);
  const flow = prayerFlow(rakahs);
  const step = flow[at];
  const next = flow[at + 1];
  const hasNext = next !== undefined;
  useEffect(() => {
    if (!isTimed || !hasNext) return undefined;
    const timer = setTimeout(() => setAt(at + 1), pace * 1000);
    return () => clearTimeout(timer);
  }, [isTimed, hasNext, at, pace]);
  if (!step) return null;
  const { title, act, note } = guide.steps[step.kind];
  const goOn = () => (hasNext ? setAt(at + 1) : onClose());
  const number = (value: number) => formatNumber(value, language);
  return (
    <dialog
      ref={dialog}
      aria-label={text("guide")}
      onClose={onClose}
      // On a screen too low for the text and the buttons the whole dialog scrolls.
      className="h-dvh max-h-dvh w-screen max-w-none flex-col overflow-hidden bg-ground text-ink open:flex [@media(max-height:28rem)]:overflow-y-auto [@media(max-height:28rem)]:open:block"
    >
      <div className="flex items-center justify-between gap-3 border-line border-b p-2 ps-4">
        <p role="status" className="text-ink-soft">
          {text("position", { step: number(at + 1), total: number(flow.length), rakah: number(step.rakah) })}
        </p>
        <IconButton label={text("close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {/* Tapping anywhere goes on; the button below does the same for the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div tabIndex={0} onClick={goOn} className="min-h-0 grow overflow-y-auto px-5 py-4 -outline-offset-2">
        <div className="mx-auto grid max-w-3xl justify-items-center gap-4 text-center">
          <PostureDrawing posture={postureOf[step.kind]} className="h-40 sm:h-52" />
          <h2 data-walk={step.kind} className="font-display text-3xl">
            {title}
          </h2>
          <p className="max-w-[50ch] text-pretty text-xl">{act}</p>
          <StepWords guide={guide} step={step} isLarge />
          {note && <p className="max-w-[60ch] text-pretty text-ink-soft text-sm">{note}</p>}
        </div>
      </div>
      <div className="grid gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-6">
          <Toggle label={text("alone")} isOn={isTimed} onChange={setIsTimed} />
          {isTimed && (
            <div className="flex min-w-48 grow items-center gap-3">
              <Slider
                label={text("pace")}
                value={pace - shortest}
                max={longest - shortest}
                step={5}
                onChange={(value) => setPace(value + shortest)}
                valueText={number(pace)}
              />
              <span className="w-8 tabular-nums">{number(pace)}</span>
            </div>
          )}
        </div>
        <div className="mx-auto grid w-full max-w-3xl grid-cols-[1fr_2fr] gap-3">
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {text("back")}
          </Button>
          <Button look="primary" onClick={goOn}>
            {text(hasNext ? "next" : "touchEnd")}
            {next && <span className="sr-only">{` · ${guide.steps[next.kind].title}`}</span>}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
