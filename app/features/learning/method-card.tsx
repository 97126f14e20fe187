import { BookHeart, Ear, Flag, type LucideIcon, Repeat, Sunrise, Users } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { type LearningMethod, methodSteps } from "./learning-methods.ts";
import { StepNumber } from "./step-number.tsx";

const signs: Readonly<Record<LearningMethod["id"], LucideIcon>> = {
  spaced: Repeat,
  group: Users,
  regular: Sunrise,
  goals: Flag,
  meaning: BookHeart,
  listening: Ear,
};

type MethodCardProps = { readonly method: LearningMethod; readonly hasTool: boolean };

/** One method: why, its steps in order, and the way to its tool where the house has it. */
export function MethodCard({ method: { id, tool }, hasTool }: MethodCardProps) {
  const text = useMessages("learning");
  const Sign = signs[id];
  return (
    <li id={id} className="panel flex flex-col p-5 sm:p-7">
      <h2 className="flex items-center gap-3 font-display text-xl">
        <Sign aria-hidden="true" className="size-6 shrink-0 text-gold" />
        {text(`${id}.title`)}
      </h2>
      <p className="mt-1 text-ink-soft">{text(`${id}.about`)}</p>
      <ol className="mt-5 grid grow content-start gap-3">
        {methodSteps.map((step) => (
          <li key={step} className="flex gap-3">
            <StepNumber step={step} />
            <span className="text-pretty">{text(`${id}.${step}`)}</span>
          </li>
        ))}
      </ol>
      {hasTool && (
        <Link href={tool} className={buttonClass("primary", "mt-6 self-start")}>
          {text(`${id}.tool`)}
        </Link>
      )}
    </li>
  );
}
