import { ExternalLink } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { publishedTafsirs } from "#content/tafsir/index.ts";
import { directionOf } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Commentaries on a verse at other sites, opened by a click. */
export function PublishedLinks({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("published")}</h3>
      <ul className="grid gap-1">
        {publishedTafsirs.map(({ id, name, language, host, address }) => (
          <li key={id}>
            <a
              href={address(verse)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text("newTab", { name: `${name}, ${host}` })}
              className="inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:text-green"
            >
              <span lang={language} dir={directionOf(language)}>
                {name}
              </span>
              <span lang="en" dir="ltr" className="text-ink-soft text-sm">
                {host}
              </span>
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
