import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { SurahName } from "#content/quran/index.ts";
import type { FoundQuote } from "#domain/quote-check/found-quote.ts";
import { ChangedLetters } from "./changed-letters.tsx";
import { VerseLinks, verseName } from "./verse-links.tsx";

type VerseDetailsProps = { readonly quote: FoundQuote; readonly names: readonly SurahName[] };

/** Of a quote of the Quran: the verse that is named, the verified text and every letter that differs. */
export function VerseDetails({
  quote: { references, claimed, corrected, changes },
  names,
}: VerseDetailsProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  return (
    <>
      {claimed !== undefined && (
        <p className="text-ink-soft text-sm">
          {text("claimed", { reference: verseName(claimed, names, language) })}
        </p>
      )}
      {corrected !== undefined && (
        <div>
          <h2 className="mb-2 font-semibold text-sm">{text("verified")}</h2>
          <p lang="ar" dir="rtl" className="quran border-gold border-s-3 ps-3.5 text-2xl">
            <QuranText text={corrected} />
          </p>
        </div>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      <VerseLinks references={references} names={names} />
    </>
  );
}

/** Every word that differs: as it is written, as it should be, and the letters between the two. */
function Changes({ changes }: Pick<FoundQuote, "changes">) {
  const text = useMessages("quotes");
  return (
    <div>
      <h2 className="mb-2 font-semibold text-sm">{text("changes")}</h2>
      <ul className="grid gap-2">
        {changes.map(({ start, written, verified, letters }) => (
          <li key={`${start} ${verified}`} className="grid gap-1 border-line border-t pt-2 text-sm">
            <p className="text-ink-soft">
              {written === ""
                ? text("missing", { verified })
                : verified === ""
                  ? text("added", { written })
                  : text("instead", { written, verified })}
            </p>
            <p aria-hidden="true" lang="ar" dir="rtl" className="font-naskh text-2xl leading-loose">
              <ChangedLetters letters={letters} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
