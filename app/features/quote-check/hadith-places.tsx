import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { LetterChange } from "#domain/quote-check/letter-changes.ts";
import type { HadithPlace } from "#domain/quote-check/text-quote.ts";
import { ChangedLetters } from "./changed-letters.tsx";

/** The text of a hadith, with what differs from the quote. */
export function HadithText({
  text: verified,
  letters,
}: {
  readonly text: string;
  readonly letters: readonly LetterChange[];
}) {
  const text = useMessages("quotes");
  return (
    <div>
      <h2 className="mb-2 font-semibold text-sm">{text("hadithText")}</h2>
      <p dir="auto" className="border-gold border-s-3 ps-3.5 leading-loose">
        {letters.length > 0 ? <ChangedLetters letters={letters} /> : verified}
      </p>
    </div>
  );
}

/** Where a hadith stands, with its grades; nothing where it stands nowhere. */
export function HadithPlaces({ places }: { readonly places: readonly HadithPlace[] }) {
  const text = useMessages("quotes");
  const language = useLanguage();
  if (places.length === 0) return null;
  return (
    <ul aria-label={text("references")} className="grid gap-1">
      {places.map(({ id, collection, number, grades }) => {
        const place = `${collection} ${printedNumber(number, language)}`;
        return (
          <li key={place} className="flex flex-wrap items-center gap-x-3">
            {id === undefined ? (
              <bdi>{place}</bdi>
            ) : (
              <Link
                href={`/hadith?id=${id}`}
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {place}
              </Link>
            )}
            <span className="text-ink-soft text-sm">
              {grades.map(({ name, grader }) => text("graded", { grade: name, grader })).join(" · ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
