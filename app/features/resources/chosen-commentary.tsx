import { useState } from "react";
import type { ListedText } from "#app/api/imported-texts.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { bundledTafsir, hasTafsir, readTafsir } from "#content/tafsir/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** Loaded where something was imported. */
const ImportedCommentary = lazyComponent(() =>
  import("./imported-commentary.tsx").then((file) => file.ImportedCommentary),
);

/** What was imported. A server that is not reached has none to show, which is no fault. */
function importedTexts(): Promise<readonly ListedText[]> {
  return import("#app/api/imported-texts.ts").then((file) => file.importedTexts()).catch(() => []);
}

type ChosenCommentaryProps = { readonly verse: VerseReference; readonly isBesideVerse: boolean };

/** The bundled commentary's place among the choices. */
const bundledId = "";

/** The choice of this visit: each verse has its own commentary on the page. */
let chosenId: string | undefined;

/** The commentary on a verse in the reader's language, chosen among the bundled and the imported ones, and imported translations. */
export function ChosenCommentary({ verse, isBesideVerse }: ChosenCommentaryProps) {
  const text = useMessages("resources");
  const language = useLanguage();
  const [chosen, setChosen] = useState(chosenId);
  const { value: listed = [] } = useAsync("imported-texts", importedTexts);
  const inLanguage = listed.filter((each) => each.language === language);
  const tafsirs = inLanguage.filter(({ kind }) => kind === "tafsir");
  const translations = inLanguage.filter(({ kind }) => kind === "translation");
  const isBundled = hasTafsir(language);
  const shown = tafsirs.find(({ id }) => id === chosen) ?? (isBundled ? undefined : tafsirs[0]);
  const choices = [
    ...(isBundled ? [{ value: bundledId, label: bundledTafsir.title }] : []),
    ...tafsirs.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <>
      {choices.length > 1 && (
        <SelectField
          label={text("chooseCommentary")}
          name="tafsir"
          value={shown?.id ?? bundledId}
          onChange={(id) => {
            chosenId = id;
            setChosen(id);
          }}
          options={choices}
        />
      )}
      {choices.length === 0 && (
        <p className="border-line border-s-2 ps-4 text-ink-soft">
          {text(isBesideVerse ? "noneBundledBeside" : "noneBundled")}
        </p>
      )}
      {choices.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium text-green">{text("commentary")}</h3>
          {shown ? <ImportedCommentary text={shown} verse={verse} /> : <BundledCommentary {...verse} />}
        </section>
      )}
      {translations.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium text-green">{text("moreTranslations")}</h3>
          {translations.map((each) => (
            <ImportedCommentary key={each.id} text={each} verse={verse} />
          ))}
        </section>
      )}
    </>
  );
}

function BundledCommentary({ surah, ayah }: VerseReference) {
  const text = useMessages("resources");
  const { value: tafsir, hasFailed } = useAsync(String(surah), () => readTafsir(readPublished, surah));
  const { title, author, link } = bundledTafsir;
  return (
    <>
      {!tafsir && !hasFailed && <p className="text-ink-soft">{text("loading")}</p>}
      {hasFailed && <p role="alert">{text("failed")}</p>}
      {tafsir && (
        <p lang="id" dir="ltr" data-tafsir="" className="max-w-[65ch] text-pretty">
          {tafsir[ayah - 1]}
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center text-green underline"
        >
          {text("bundledBy", { title, author })}
        </a>
      </p>
    </>
  );
}
