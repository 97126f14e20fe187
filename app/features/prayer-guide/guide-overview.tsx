import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { postureOf, stepKinds } from "#domain/prayer-guide/prayer-flow.ts";
import type { GuideData } from "./guide-data.ts";
import { PostureDrawing } from "./posture-drawing.tsx";
import { StepWords } from "./step-words.tsx";

/** Every step once, in its order, with its drawing, words and notes. */
export function GuideOverview({ guide }: { readonly guide: GuideData }) {
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
