import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Verification } from "#app/features/reader/reading/verification.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { type Edition, loadEditions, rootSha256 } from "#content/quran/index.ts";
import { isImported, type ReaderEdition } from "#domain/reader-edition.ts";

type VerifiedFactsProps = { readonly reading: Reading; readonly verification: Verification };

type VerifiedSheetProps = VerifiedFactsProps & {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The details of the check of a surah's text. */
export function VerifiedSheet({ title, isOpen, onClose, ...facts }: VerifiedSheetProps) {
  const text = useMessages("reader");
  return (
    <Sheet title={title} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <MoreWords area="mushaf">
        <VerifiedFacts {...facts} />
      </MoreWords>
    </Sheet>
  );
}

/** Edition, source, licence and hashes of the shown texts. */
function VerifiedFacts({ reading, verification }: VerifiedFactsProps) {
  const text = useMessages("reader");
  const explained = useMessages("mushaf");
  const language = useLanguage();
  const { edition, secondEdition } = reading;
  const { value: shown } = useAsync(`editions ${edition} ${secondEdition}`, () =>
    shownEditions([edition, secondEdition]),
  );
  return (
    <div className="grid gap-4">
      <p>{explained(`${verification.kind}Explained`)}</p>
      {verification.kind === "altered" && (
        <p className="text-harm">
          {text("alteredVerses", {
            verses: verification.ayahs.map((ayah) => formatNumber(ayah, language)).join(" · "),
          })}
        </p>
      )}
      {shown?.map(({ id, language: editionLanguage, title, author, source, statements }) => (
        <section key={id} className="panel p-4 text-sm" lang="en" dir="ltr">
          <h3 lang={editionLanguage} dir="auto" className="w-fit font-medium">
            {title}
          </h3>
          <p className="text-ink-soft">{author}</p>
          {statements.map((statement) => (
            <p key={statement} className="mt-2">
              {statement}
            </p>
          ))}
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center break-all text-green underline"
          >
            {source}
          </a>
        </section>
      ))}
      <dl className="grid gap-1 text-sm">
        {"hash" in verification && <Hash name={explained("shownHash")} value={verification.hash} />}
        {verification.kind === "altered" && (
          <Hash name={explained("publishedHash")} value={verification.expected} />
        )}
        <Hash name={explained("rootHash")} value={rootSha256} />
      </dl>
    </div>
  );
}

/** What is known of a shown text: its licence, and of an imported one why it may be published here. */
type ShownEdition = Pick<Edition, "language" | "title" | "author" | "source"> & {
  readonly id: string;
  readonly statements: readonly string[];
};

/** The Arabic and the translations that are shown. */
async function shownEditions(
  translations: readonly (ReaderEdition | null)[],
): Promise<readonly ShownEdition[]> {
  const ours = (await loadEditions())
    .filter(({ id }) => id === "arabic" || translations.some((each) => each === id))
    .map((each) => ({ ...each, statements: [each.licence.statement] }));
  const names = translations.filter((each) => each !== null && isImported(each));
  if (names.length === 0) return ours;
  const { importedEditions } = await import("#app/api/imported-editions.ts");
  const imported = await importedEditions().catch(() => undefined);
  const known = names.flatMap((name) => imported?.get(name) ?? []);
  return [...ours, ...known.map((each) => ({ ...each, statements: [each.licence, each.rights] }))];
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd lang="en" dir="ltr" className="break-all font-mono text-xs">
        {value}
      </dd>
    </div>
  );
}
