import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { DetailSheet } from "#app/ui/detail-sheet.tsx";
import type { Occurrence } from "#content/names-of-allah/index.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import type { NameEntry } from "./names-page-data.ts";
import { useActionableName } from "./use-actionable-name.ts";

type NameDetailSheetProps = {
  readonly isOpen: boolean;
  /** Undefined where the address names a number that is none of the ninety-nine. */
  readonly name: NameEntry | undefined;
  readonly Actions: TextActionsComponent;
  readonly onClose: () => void;
};

/** The name that the address opens, over the list. */
export function NameDetailSheet({ isOpen, name, Actions, onClose }: NameDetailSheetProps) {
  const text = useMessages("names");
  const closeLabel = useMessages("texts")("close");
  return (
    <DetailSheet
      title={text("detailTitle")}
      closeLabel={closeLabel}
      isOpen={isOpen}
      missing={text("noSuchName")}
      onClose={onClose}
    >
      {name && (
        <>
          <NameDetail name={name} />
          <NameActions name={name} Actions={Actions} />
        </>
      )}
    </DetailSheet>
  );
}

function NameActions({
  name,
  Actions,
}: {
  readonly name: NameEntry;
  readonly Actions: TextActionsComponent;
}) {
  return <Actions of={useActionableName(name)} look="row" />;
}

/** Everything about one name. */
export function NameDetail({ name }: { readonly name: NameEntry }) {
  const text = useMessages("names");
  const notReviewed = useMessages("texts")("notReviewed");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language);
  const facts = [
    [text("meaning"), name.meaning],
    [text("description"), name.description],
    [text("benefits"), name.benefits],
  ] as const;
  return (
    <>
      <div className="text-center">
        <p lang="ar" dir="rtl" className="quran text-[3rem]">
          {name.arabic}
        </p>
        {hasLatin && (
          <p lang="ar-Latn" dir="ltr" className="font-sans text-ink-soft">
            {name.transliteration}
          </p>
        )}
        {language !== "ar" && <p className="mt-2 font-display text-xl">{name.name}</p>}
      </div>
      <dl className="grid gap-3">
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="text-pretty">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{notReviewed}</p>
      <NameOccurrences occurrence={name.quran} />
    </>
  );
}

/** The verses of the Quran with a name, as links; or that there is none. */
function NameOccurrences({ occurrence: { total, verses } }: { readonly occurrence: Occurrence }) {
  const text = useMessages("names");
  const language = useLanguage();
  const places = verses.flatMap((key) => parseVerseKey(key) ?? []);
  return (
    <section>
      <h3 className="mb-2 font-medium">{text("occurrences")}</h3>
      <p className="text-ink-soft text-sm">
        {total === 0 ? text("noOccurrence") : text("occurs", { count: total })}
        {places.length < total &&
          ` · ${text("firstOf", { count: places.length, total: formatNumber(total, language) })}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map(({ surah, ayah }) => {
          const reference = printedNumber(`${surah}:${ayah}`, language);
          return (
            <li key={`${surah}:${ayah}`}>
              <Link
                href={`/digital-quran?surah=${surah}&verse=${ayah}`}
                aria-label={text("openVerse", { reference })}
                className={buttonClass()}
              >
                <bdi>{reference}</bdi>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
