import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useAddressChange } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { marksIn, readQuery } from "#domain/text-search/text-search.ts";
import type { NameEntry } from "./names-page-data.ts";
import { useActionableName } from "./use-actionable-name.ts";

type NameCardProps = {
  readonly name: NameEntry;
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One of the ninety-nine names: its number, Arabic, transliteration and meaning. */
export function NameCard({ name, query, detailHref, Actions }: NameCardProps) {
  const nameText = useMessages("names");
  const text = useMessages("texts");
  const change = useAddressChange();
  const language = useLanguage();
  const actionable = useActionableName(name);
  const { isShown: hasLatin } = useLatinLetters(language);
  const textQuery = readQuery(query);
  const marked = (words: string) => <MarkedText text={words} marks={marksIn(words, textQuery)} />;
  return (
    <li data-name={name.id} className="later-card panel flex flex-col p-5 [--card-height:20rem]">
      <div className="flex items-start justify-between gap-3">
        <span className="text-gold text-sm">{formatNumber(name.id, language)}</span>
        <Actions of={actionable} look="icons" />
      </div>
      <p lang="ar" dir="rtl" className="quran text-center text-[2.25rem]">
        {marked(name.arabic)}
      </p>
      {hasLatin && (
        <p lang="ar-Latn" dir="ltr" className="text-center font-sans text-ink-soft text-sm">
          {marked(name.transliteration)}
        </p>
      )}
      {language !== "ar" && <h2 className="mt-3 text-center font-display text-lg">{marked(name.name)}</h2>}
      <p className="mt-2 text-pretty text-center">{marked(name.meaning)}</p>
      <p className="mt-2 grow text-pretty text-ink-soft text-sm">{name.benefits}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-soft text-sm">
          {name.quran.total === 0
            ? nameText("noOccurrence")
            : nameText("occurs", { count: name.quran.total })}
        </span>
        <Link
          href={detailHref}
          onClick={(event) => {
            event.preventDefault();
            change({ id: String(name.id) });
          }}
          aria-label={text("detailsNamed", { name: actionable.name })}
          className={buttonClass()}
        >
          {text("details")}
        </Link>
      </div>
    </li>
  );
}
