import { readPublished } from "#app/browser/read-published.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { readWords } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { useLoaded } from "./use-loaded.ts";

/** Each word of a verse with its English meaning, the one language they are published in. */
export function WordMeanings({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const text = useMessages("resources");
  const words = useLoaded(`words-${surah}`, () => readWords(readPublished, surah));
  if (typeof words !== "object") return null;
  return (
    <section>
      <h3 className="mb-2 font-medium text-green">{text("words")}</h3>
      <ul dir="rtl" className="flex flex-wrap gap-2">
        {words.value[ayah - 1]?.map(([arabic, gloss], at) => (
          // Words repeat within a verse; their place is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
          <li key={at} className="panel grid justify-items-center px-3 py-1">
            <span lang="ar" dir="rtl" className="quran text-xl leading-[2]!">
              {arabic}
            </span>
            <span lang="en" dir="ltr" className="font-sans text-ink-soft text-xs">
              {gloss}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
