import { ChevronDown, Link2 } from "lucide-react";
import { Link } from "wouter";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import type { LinkedFaqItem } from "./linked-faq.ts";

/**
 * A question that unfolds. The browser keeps one of the name open at a time; the anchor stands inside, so
 * that an address with `#id` unfolds it even without scripts.
 */
export function FaqEntry({ item }: { readonly item: LinkedFaqItem }) {
  const text = useMessages("faq");
  const name = useMessages("shell");
  const { id, question, answer, links } = item;
  return (
    <details name="faq" className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium hover:text-green [&::-webkit-details-marker]:hidden">
        <h3>{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={id} className="scroll-mt-40 px-5 pb-3">
        <p className="max-w-[65ch] text-pretty">{answer}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          {links.map(({ address, key }) => (
            <Link
              key={address}
              href={address}
              className="inline-flex min-h-11 items-center text-green underline"
            >
              {name(`title.${key}` as keyof Catalogue["shell"])}
            </Link>
          ))}
          <a
            href={`#${id}`}
            aria-label={`${text("linkTo")}: ${question}`}
            title={text("linkTo")}
            className="ms-auto inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <Link2 aria-hidden="true" className="size-4" />
          </a>
        </div>
      </div>
    </details>
  );
}
