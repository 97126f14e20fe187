import { listImportedTexts } from "#app/api/imported-texts.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { CreditCard, type CreditedText } from "./credit-card.tsx";

/** The texts that whoever runs this server has imported; nothing where there are none. */
export function ImportedTexts() {
  const text = useMessages("credits");
  const { value: texts = [], hasFailed, retry } = useAsync("imported-texts", listImportedTexts);
  if (hasFailed)
    return (
      <div role="alert" className="panel mt-8 flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text("imported.failed")}</p>
        <Button onClick={retry}>{text("imported.retry")}</Button>
      </div>
    );
  if (texts.length === 0) return null;
  const credited = texts.map(
    ({ id, language, title, author, translator, licence, source, rights, count, sha256 }): CreditedText => ({
      id,
      language,
      title,
      author,
      source,
      facts: [
        [text("author"), translator ? `${author}, ${translator}` : author],
        [text("licence"), licence],
        [text("imported.rights"), rights],
        [text("imported.count"), String(count)],
        ["SHA-256", sha256],
      ],
    }),
  );
  return (
    <section aria-labelledby="imported-title">
      <h2 id="imported-title" className="mt-10 mb-2 font-display text-2xl">
        {text("imported.title")}
      </h2>
      <p className="mb-4 max-w-[65ch] text-ink-soft">{text("imported.about")}</p>
      <ul className="panel divide-y divide-line">
        {credited.map((each) => (
          <CreditCard key={each.id} credited={each} />
        ))}
      </ul>
    </section>
  );
}
