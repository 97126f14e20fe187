import { useAsync } from "#app/hydration/use-async.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";
import { loadHadith } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";
import { SavedRow, Section } from "./saved-row.tsx";

/** The person's notes on hadith, newest first, each with its hadith. */
export function NotedHadith() {
  return (
    <MoreWords area="texttools">
      <HadithNotes />
    </MoreWords>
  );
}

type NamedHadith = { readonly name: string; readonly words: string | undefined };

/** Collections and numbers, and the words in the reader's language, of every hadith of ours by its id. */
async function loadNamedHadith(language: Language): Promise<ReadonlyMap<string, NamedHadith>> {
  const { hadith } = await loadHadith(language);
  return new Map(
    hadith.map(({ id, sources, text }) => [
      id,
      {
        name: sources
          .map(({ name, number }) => `${name} ${printedNumber(number, language)}`)
          .join(lineSeparator(language)),
        words: text,
      },
    ]),
  );
}

function HadithNotes() {
  const text = useMessages("texttools");
  const language = useLanguage();
  const showToast = useToast();
  const { entries, put, remove } = useCollectionMap("hadith-note");
  const { latest: named } = useAsync(`noted ${language}`, () => loadNamedHadith(language));
  const removeNote = (id: string, note: string) => {
    remove(id);
    showToast({
      title: text("noteRemoved"),
      action: { label: text("undo"), onClick: () => put(id, note) },
    });
  };
  return (
    <Section title={text("notedHadith")}>
      {[...entries].reverse().map(([id, note]) => {
        const name = named?.get(id)?.name ?? id.replaceAll("/", " ");
        return (
          <SavedRow
            key={id}
            href={hadithAddress(id)}
            name={name}
            removeLabel={text("removeNote", { name })}
            onRemove={() => removeNote(id, note)}
          >
            <p className="line-clamp-2 text-ink-soft text-sm">{named?.get(id)?.words}</p>
            <p dir="auto" className="mt-3 whitespace-pre-wrap border-gold border-s-2 ps-3 text-sm">
              {note}
            </p>
          </SavedRow>
        );
      })}
    </Section>
  );
}

/** Where a hadith of ours is, or one of an imported collection: `sahih-muslim/33a`. */
function hadithAddress(id: string): string {
  const [collection = "", ...number] = id.split("/");
  if (number.length === 0) return `/hadith?${new URLSearchParams({ id })}`;
  return `/hadith?${new URLSearchParams({ browse: collection, number: number.join("/") })}`;
}
