import { Phone } from "lucide-react";
import { fetchHelpLines } from "#app/api/help-lines.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import { type HelpLine, helpLinesFor } from "#domain/distress/help-lines.ts";

const leads = {
  "self-harm": ["help.selfHarm", "help.selfHarmText"],
  overdose: ["help.overdose", "help.overdoseText"],
  medical: ["help.medical", "help.medicalText"],
  violence: ["help.violence", "help.violenceText"],
  other: ["help.other", "help.otherText"],
  grief: ["help.grief", "help.griefText"],
} as const satisfies Record<DistressKind, readonly [string, string]>;

type HelpAnswerProps = { readonly kind: DistressKind; readonly isFollowUp?: boolean | undefined };

/** The first words to somebody in danger or in grief, and the numbers they can call. */
export function HelpAnswer({ kind, isFollowUp = false }: HelpAnswerProps) {
  const text = useMessages("chat");
  const [first, second] = leads[kind];
  const isGrief = kind === "grief";
  return (
    <div className="space-y-3" role={isGrief ? undefined : "alert"}>
      <p className="font-medium">
        {isFollowUp ? text(isGrief ? "help.followUpGrief" : "help.followUp") : text(first)}
      </p>
      <p>{isFollowUp && !isGrief ? text("help.followUpText") : text(second)}</p>
      {!isGrief && <HelpLines kind={kind} />}
    </div>
  );
}

function HelpLines({ kind }: { readonly kind: DistressKind }) {
  const text = useMessages("chat");
  const { latest: lines = [] } = useAsync("help-lines", fetchHelpLines);
  const { near, elsewhere } = helpLinesFor(kind, lines, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <LineList lines={near} />
      {elsewhere.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-green underline underline-offset-4">
            {text("help.elsewhere")}
          </summary>
          <LineList lines={elsewhere} />
        </details>
      )}
    </>
  );
}

function LineList({ lines }: { readonly lines: readonly HelpLine[] }) {
  const language = useLanguage();
  const countries = new Intl.DisplayNames(language, { type: "region" });
  if (lines.length === 0) return null;
  return (
    <ul className="space-y-2">
      {lines.map(({ country, name, number, use }) => (
        <li key={`${country} ${use} ${number}`}>
          <a
            href={`tel:${number.replace(/[^+\d]/g, "")}`}
            className={buttonClass("quiet", "max-w-full py-2")}
          >
            <Phone aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 text-start">
              <bdi dir="ltr">{number}</bdi>
              <span className="block text-ink-soft">
                {[...(name === number ? [] : [name]), countries.of(country) ?? country].join(" · ")}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
