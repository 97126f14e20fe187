import { BookOpenText, Check, GraduationCap, HandHeart, Landmark, ScrollText } from "lucide-react";
import type { ProjectAnswer } from "#app/api/donations.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";

const icons = {
  education: BookOpenText,
  infrastructure: Landmark,
  scholarship: GraduationCap,
  orphan_care: HandHeart,
} as const;

type ProjectCardProps = {
  readonly project: ProjectAnswer;
  readonly currency: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGive: () => void;
  readonly onBook: () => void;
};

/** A project, what it is for and how much is raised. A click anywhere on the card chooses it. */
export function ProjectCard({ project, currency, isChosen, onChoose, onGive, onBook }: ProjectCardProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { title, description, raised, target, beneficiaries, isClosed, zakatScholar } = project;
  const Icon = icons[project.category as keyof typeof icons] ?? HandHeart;
  const share = Math.min(1, target === 0 ? 0 : raised.value / target);
  const percent = formatNumber(target === 0 ? 0 : raised.value / target, language, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  return (
    // The buttons inside serve the keyboard; the card is only a larger target for a tap.
    // biome-ignore lint/a11y/useKeyWithClickEvents: "Donate now" chooses it by keyboard
    <li
      data-project={project.id}
      onClick={isClosed ? undefined : onChoose}
      aria-current={isChosen ? "true" : undefined}
      className={`panel group relative flex flex-col gap-3 p-5 transition-colors ${isClosed ? "" : "cursor-pointer"} ${isChosen ? "outline-2 outline-green" : isClosed ? "" : "hover:bg-raised-high"}`}
    >
      {isChosen && (
        <p className="absolute -top-3 end-4 flex items-center gap-1 rounded-round bg-green px-3 py-0.5 text-on-green text-sm">
          <Check aria-hidden="true" className="size-4" />
          {text("chosen")}
        </p>
      )}
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-green" />
        <h3
          className={`grow font-display text-xl underline-offset-4 ${isChosen || isClosed ? "" : "group-hover:underline"}`}
        >
          {title}
        </h3>
      </div>
      <p className="grow text-ink-soft">{description}</p>
      {zakatScholar !== null && <p className="text-sm">{text("zakatBy", { scholar: zakatScholar })}</p>}
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span data-figure="raised">
            {text("raisedOf", {
              raised: formatMoney(raised.value, currency, language),
              target: formatMoney(target, currency, language),
            })}
          </span>
          <span className="text-ink-soft">{text("percentDone", { percent })}</span>
        </p>
        <div
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={percent}
          className="mt-2 h-2 overflow-hidden rounded-round bg-line"
        >
          <div
            className="h-full rounded-round bg-green transition-[width] duration-200"
            style={{ width: `${share * 100}%` }}
          />
        </div>
        <p className="mt-2 flex min-h-7.5 flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
          {text("helped", { count: beneficiaries.value })}
          {raised.isExample && <ExampleMark />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button
          disabled={isClosed}
          aria-label={`${text(isClosed ? "closed" : "giveNow")}: ${title}`}
          onClick={(event) => {
            event.stopPropagation();
            onGive();
          }}
        >
          {text(isClosed ? "closed" : "giveNow")}
        </Button>
        <Button
          look="bare"
          aria-label={`${text("showBook")}: ${title}`}
          onClick={(event) => {
            event.stopPropagation();
            onBook();
          }}
        >
          <ScrollText aria-hidden="true" className="size-4" />
          {text("showBook")}
        </Button>
      </div>
    </li>
  );
}

/** Marks a figure that includes demonstration entries. */
export function ExampleMark() {
  const text = useMessages("donations");
  return <span className="text-ink-soft text-sm">{`(${text("example")})`}</span>;
}
