import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { TopicGuide, TopicStep } from "#content/prayer-guide/index.ts";
import type { Posture } from "#domain/prayer-guide/prayer-flow.ts";
import { Figure } from "./figure.tsx";
import { postureFigures } from "./posture-figures.ts";
import { StepSources } from "./step-sources.tsx";
import { topicFigures, turnsWithReading } from "./topic-figures.ts";

const isPosture = (figure: string): figure is Posture => figure in postureFigures;

/** Purification, or the prayer under other circumstances: what to do, where it is from, and where the schools differ. */
export function TopicGuideView({ guide }: { readonly guide: TopicGuide }) {
  const text = useMessages("praying");
  return (
    <section aria-labelledby="topic" className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="topic" className="font-display text-2xl">
          {guide.title}
        </h2>
        <p className="max-w-[65ch] text-pretty">{guide.lead}</p>
        <StepSources sources={guide.sources} guide={guide} />
      </div>
      <ol className="grid gap-3 md:gap-4">
        {guide.steps.map((step, at) => (
          <Step key={step.id} step={step} at={at + 1} guide={guide} />
        ))}
      </ol>
      <p className="max-w-[65ch] text-pretty text-ink-soft text-sm">{text("topicText")}</p>
    </section>
  );
}

type StepProps = { readonly step: TopicStep; readonly at: number; readonly guide: TopicGuide };

function Step({ step, at, guide }: StepProps) {
  const text = useMessages("praying");
  const language = useLanguage();
  const { figure, title, act, note, sources, differ, link } = step;
  const label = isPosture(figure) ? text(`posture.${figure}`) : (guide.figures[figure] ?? "");
  return (
    <li data-topic-step={step.id} className="panel guide-step">
      <Figure
        strokes={topicFigures[figure] ?? []}
        label={label}
        isMirrored={turnsWithReading(figure)}
        className="w-full"
      />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="font-display text-xl">
          <span className="text-ink-soft tabular-nums">{formatNumber(at, language)}</span> {title}
        </h3>
        <p className="max-w-[65ch] text-pretty">{act}</p>
        <StepSources sources={sources} guide={guide} />
        {link && (
          <Link href={link} className={buttonClass("quiet", "justify-self-start")}>
            {text("openWords")}
          </Link>
        )}
        {note && differ && (
          <details className="text-ink-soft">
            <summary className="min-h-11 content-center text-green text-sm">{text("differ")}</summary>
            <p className="max-w-[65ch] text-pretty">{note}</p>
            <StepSources sources={differ} guide={guide} />
          </details>
        )}
      </div>
    </li>
  );
}
