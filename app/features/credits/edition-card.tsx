import { useMessages } from "#app/i18n/messages.tsx";
import type { Edition } from "#content/quran/index.ts";

/** One text: who made it, which edition it is, where it comes from, under which terms. */
export function EditionCard({ edition }: { readonly edition: Edition }) {
  const text = useMessages("credits");
  const facts = [
    [text("author"), edition.author],
    [text("edition"), edition.edition],
    [text("licence"), edition.licence.statement],
    [text("package"), `${edition.package.name} ${edition.package.version}`],
  ];
  return (
    <li className="panel p-5">
      {/* Titles, names and licence statements are quoted as their makers wrote them. */}
      <h3 lang={edition.language} dir="auto" className="w-fit font-medium">
        {edition.title}
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
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
            href={edition.source}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
            className="inline-flex min-h-11 items-center break-all text-green underline"
          >
            {edition.source}
          </a>
        </dd>
      </dl>
    </li>
  );
}
