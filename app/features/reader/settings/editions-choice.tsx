import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { isPublished, translationFor } from "#content/quran/index.ts";
import { languages, nativeLanguageName } from "#domain/language.ts";
import { storedFirstEdition, storedSecondEdition } from "./reader-settings.ts";

/** Choice of the translation and of the second one beside it. */
export function EditionsChoice() {
  const text = useMessages("mushaf");
  const own = translationFor(useLanguage());
  const [first, setFirst] = useStoredValue(storedFirstEdition);
  const [second, setSecond] = useStoredValue(storedSecondEdition);
  const editions = languages.flatMap((code) =>
    code !== "ar" && isPublished(code) ? [{ value: code, label: nativeLanguageName[code] }] : [],
  );
  const shown = first === "own" ? own : first;
  return (
    <>
      <SelectField
        label={text("edition")}
        name="edition"
        value={shown ?? "own"}
        onChange={(value) => {
          const chosen = editions.find((edition) => edition.value === value)?.value;
          setFirst(chosen === undefined || chosen === own ? "own" : chosen);
        }}
        options={own ? editions : [{ value: "own", label: text("noEdition") }, ...editions]}
      />
      <SelectField
        label={text("secondEdition")}
        name="secondEdition"
        value={second === shown ? "none" : second}
        onChange={(value) => setSecond(editions.find((edition) => edition.value === value)?.value ?? "none")}
        options={[
          { value: "none", label: text("noEdition") },
          ...editions.filter(({ value }) => value !== shown),
        ]}
      />
    </>
  );
}
