import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { fontSizes, storedFontSize, storedTranslation } from "./reader-settings.ts";

/** Settings of the digital mushaf: the font size, and whether the translation is shown. */
export function ReaderSettings() {
  const text = useMessages("reader");
  const [fontSize, setFontSize] = useStoredValue(storedFontSize);
  const [hasTranslation, setTranslation] = useStoredValue(storedTranslation);
  return (
    <fieldset className="panel order-last col-span-full grid gap-4 p-4 sm:grid-cols-2">
      <legend className="sr-only">{text("settings")}</legend>
      <label className="flex items-center justify-between gap-3">
        <span>{text("fontSize")}</span>
        <select
          value={fontSize}
          onChange={(event) => setFontSize(fontSizes.find((size) => size === event.target.value) ?? "large")}
          className="field max-w-48"
        >
          {fontSizes.map((size) => (
            <option key={size} value={size}>
              {text(size)}
            </option>
          ))}
        </select>
      </label>
      <Toggle label={text("translation")} isOn={hasTranslation} onChange={setTranslation} />
    </fieldset>
  );
}
