import { BookHeart, Ear, Flag, type LucideIcon, Repeat, Sunrise, Users } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type LearningMethod = {
  readonly id: "spaced" | "group" | "regular" | "goals" | "meaning" | "listening";
  /** Address of the tool that carries out the steps. */
  readonly tool: string;
};

/** The six methods of the specification (2, Learning Methods page), in its order. */
const learningMethods: readonly LearningMethod[] = [
  { id: "spaced", tool: "/learning-methods?tool=cards" },
  { id: "group", tool: "/quran-testing" },
  { id: "regular", tool: "/learning-methods?tool=today" },
  { id: "goals", tool: "/learning-methods?tool=plan" },
  { id: "meaning", tool: "/learning-methods?tool=hide&by=translation" },
  { id: "listening", tool: "/learning-methods?tool=listen" },
];

const methodSteps = [1, 2, 3, 4] as const;

/** The head of the page of methods. */
export function LearningHead() {
  const text = useMessages("learning");
  const name = useMessages("shell");
  return (
    <PageHead
      title={name("title.learningMethods")}
      about={
        <>
          <p>{text("intro")}</p>
          <p>{text("ours")}</p>
        </>
      }
    />
  );
}

/** Six ways of memorising, each with its steps and a link to its tool. */
export function LearningMethods({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
      {learningMethods.map((method) => (
        <MethodCard
          key={method.id}
          method={method}
          hasTool={addresses.includes(method.tool.split("?", 1)[0] ?? "")}
        />
      ))}
    </ul>
  );
}

const icons: Readonly<Record<LearningMethod["id"], LucideIcon>> = {
  spaced: Repeat,
  group: Users,
  regular: Sunrise,
  goals: Flag,
  meaning: BookHeart,
  listening: Ear,
};

type MethodCardProps = { readonly method: LearningMethod; readonly hasTool: boolean };

/** One method: why, its steps in order, and a link to its tool where the app has that page. */
function MethodCard({ method: { id, tool }, hasTool }: MethodCardProps) {
  const text = useMessages("learning");
  const Icon = icons[id];
  return (
    <li id={id} className="panel flex flex-col p-4 sm:p-6">
      <h2 className="flex items-center gap-3 font-display text-xl">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-green" />
        {text(`${id}.title`)}
      </h2>
      <p className="mt-1 text-ink-soft">{text(`${id}.about`)}</p>
      <ol className="mt-4 grid grow content-start gap-3">
        {methodSteps.map((step) => (
          <li key={step} className="flex gap-3">
            <StepNumber step={step} />
            <span className="text-pretty">{text(`${id}.${step}`)}</span>
          </li>
        ))}
      </ol>
      {hasTool && (
        <Link href={tool} className={buttonClass("quiet", "mt-5 self-start")}>
          {text(`${id}.tool`)}
        </Link>
      )}
    </li>
  );
}

/** The number of a step in a thin ring; screen readers read it from the ordered list. */
function StepNumber({ step }: { readonly step: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-round border border-green text-green text-sm"
    >
      {formatNumber(step, useLanguage())}
    </span>
  );
}
