import { startTransition, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { postureOf, type RakahCount, rakahCounts, stepKinds } from "#domain/prayer-guide/prayer-flow.ts";
import type { GuideData } from "./guide-data.ts";
import { GuideWalk } from "./guide-walk.tsx";
import { PostureDrawing } from "./posture-drawing.tsx";
import { StepWords } from "./step-words.tsx";

const prayersOf = { 2: "rakahs2", 3: "rakahs3", 4: "rakahs4" } as const;

/** Riwaq's guide to prayer: three prayers to follow, then every step with its words. */
export function PrayerGuide({ guide }: { readonly guide: GuideData }) {
  const text = useMessages("praying");
  const language = useLanguage();
  const [rakahs, setRakahs] = useState<RakahCount>();
  return (
    <section aria-labelledby="guide" className="grid gap-6">
      <div>
        <h2 id="guide" className="font-display text-2xl">
          {text("guide")}
        </h2>
        <p className="mt-2 max-w-[65ch] text-pretty text-ink-soft">{text("guideText")}</p>
      </div>
      {/* Following a prayer needs scripts; the steps below do not. */}
      <div className="panel grid gap-4 p-5 noscript:hidden">
        <h3 className="font-medium text-lg">{text("follow")}</h3>
        <p className="max-w-[65ch] text-pretty text-ink-soft">{text("followText")}</p>
        <div className="grid gap-3 sm:grid-cols-3">
          {rakahCounts.map((count) => (
            <button
              key={count}
              type="button"
              onClick={() => startTransition(() => setRakahs(count))}
              className={buttonClass("quiet", "flex-col gap-0 py-3")}
            >
              <span className="text-base">{text("rakahs", { count })}</span>
              <span className="text-ink-soft">{text(prayersOf[count])}</span>
            </button>
          ))}
        </div>
      </div>
      <GuideOverview guide={guide} />
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
function GuideOverview({ guide }: { readonly guide: GuideData }) {
  const text = useMessages("praying");
  const latin = useLatinLetters(useLanguage());
  return (
    <>
      <div className="mb-3 flex justify-end">
        <Toggle label={text("transliteration")} isOn={latin.isShown} onChange={latin.choose} />
      </div>
      <ol className="grid gap-4">
        {stepKinds.map((kind) => {
          const { title, act, note } = guide.steps[kind];
          return (
            <li
              key={kind}
              data-step={kind}
              className="panel grid gap-4 p-5 sm:grid-cols-[10rem_1fr] sm:gap-6"
            >
              <PostureDrawing posture={postureOf[kind]} className="h-32 w-full max-w-40" />
              <div className="grid min-w-0 content-start gap-3">
                <h3 className="font-display text-xl">{title}</h3>
                <p className="max-w-[65ch] text-pretty">{act}</p>
                <StepWords guide={guide} step={{ kind, rakah: 1 }} />
                {note && (
                  <details className="text-ink-soft">
                    <summary className="min-h-11 content-center text-gold text-sm">{text("differ")}</summary>
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
