import { ChevronDown } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { Language } from "#domain/language.ts";

export type CreditedText = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly source: string;
  /** What is known about it, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/** One text with whose it is, where it is published and what its makers or the operator state about it. */
export function CreditCard({ credited }: { readonly credited: CreditedText }) {
  const text = useMessages("credits");
  const { language, title, author, source, facts } = credited;
  return (
    <li>
      <details className="group px-4 sm:px-5">
        {/* Titles, names and licence statements are quoted as published, in their own language. */}
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h3 lang={language} dir="auto" className="w-fit font-medium font-sans tracking-normal">
              {title}
            </h3>
            <bdi lang="en" className="block w-fit text-ink-soft text-sm">
              {author}
            </bdi>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <dl className="grid gap-x-4 pb-3 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd lang="en" dir="auto" className="min-w-0 break-words">
                {value}
              </dd>
            </div>
          ))}
          <dt className="content-center text-ink-soft sm:min-h-11">{text("source")}</dt>
          <dd dir="ltr" className="min-w-0">
            <a
              href={source}
              target="_blank"
              rel="noopener noreferrer"
              dir="ltr"
              className="inline-flex min-h-11 items-center break-all text-green underline"
            >
              {source}
            </a>
          </dd>
        </dl>
      </details>
    </li>
  );
}
