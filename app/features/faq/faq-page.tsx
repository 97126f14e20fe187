import { ChevronDown, Link2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { longestQuery, readQuery } from "#domain/text-search/text-search.ts";
import { filterQuestions, type LinkedFaq, type LinkedFaqItem } from "./linked-faq.ts";

type FaqPageProps = {
  readonly faq: LinkedFaq;
  /** Scholars' answers that match the search. */
  readonly scholars?: (typed: string) => ReactNode;
};

/** Questions by category, one open at a time, with a search over questions and answers. */
export function FaqPage({ faq, scholars }: FaqPageProps) {
  const text = useMessages("faq");
  const name = useMessages("shell");
  const [typed, setTyped] = useState("");
  useOpenAnchor();
  const isSearching = readQuery(typed).words.length > 0;
  const shown = filterQuestions(faq, typed);
  return (
    <>
      <PageHead
        title={name("title.faq")}
        about={
          <>
            <p>{text("intro")}</p>
            <p>{text("ours")}</p>
          </>
        }
      />
      <search className="block max-w-text print:hidden">
        <SearchField
          label={text("search")}
          name="q"
          value={typed}
          onChange={(words) => setTyped(words.slice(0, longestQuery))}
        />
      </search>
      <p role="status" className="mt-2 min-h-6 text-ink-soft text-sm print:hidden">
        {isSearching && shown.length > 0 && text("found", { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <div className="max-w-text break-words">
          <EmptyState
            title={text("none", { query: typed.trim() })}
            hint={text("noneHint", { example: text("noneExample") })}
          >
            <Button onClick={() => setTyped("")}>{text("clear")}</Button>
          </EmptyState>
        </div>
      )}
      <div className="mt-2 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:block">
        {faq.categories.map(({ id, title }) => {
          const items = shown.filter(({ category }) => category === id);
          if (items.length === 0) return null;
          return (
            <section key={id} aria-labelledby={`category-${id}`} className="min-w-0">
              <h2 id={`category-${id}`} className="mb-3 font-display text-2xl">
                {title}
              </h2>
              <div className="panel divide-y divide-line">
                {items.map((item) => (
                  <FaqEntry key={item.id} item={item} />
                ))}
              </div>
            </section>
          );
        })}
      </div>
      {scholars?.(typed)}
      {faq.chat !== undefined && (
        <p className="mt-8 flex flex-wrap items-center gap-4 print:hidden">
          {text("chatText")}
          <Link href={faq.chat} className={buttonClass("primary")}>
            {text("chat")}
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * A question that expands. The shared `name` lets the browser keep one open at a time; the anchor is inside the
 * details, so an address with `#id` opens it even without scripts.
 */
function FaqEntry({ item }: { readonly item: LinkedFaqItem }) {
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

/** Opens the question named by the address's `#id`, on load and whenever the anchor changes. */
function useOpenAnchor(): void {
  useEffect(() => {
    const openNamed = () => {
      const id = location.hash.slice(1);
      const details = id && document.getElementById(id)?.closest("details");
      if (!details) return;
      details.open = true;
      details.querySelector("summary")?.scrollIntoView({ block: "start" });
    };
    openNamed();
    addEventListener("hashchange", openNamed);
    return () => removeEventListener("hashchange", openNamed);
  }, []);
}
