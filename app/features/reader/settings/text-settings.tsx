import { ChevronsDown, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { printPage } from "#app/browser/print-page.ts";
import { HandsFreeBar } from "#app/features/reader/hands-free/hands-free-bar.tsx";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { changeReaderSettings, fontSizes, useReaderSettings } from "#app/storage/reader-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { isPublished, translationFor } from "#content/quran/index.ts";
import { languages, nativeLanguageName } from "#domain/language.ts";
import type { ReaderEdition } from "#domain/reader-edition.ts";
import { useIsPaged } from "./use-view.ts";
import { ViewSwitch } from "./view-switch.tsx";

type TextSettingsSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Settings that only one of the readers has. */
  readonly children?: ReactNode;
};

/** The settings of both readers in a sheet. */
export function TextSettingsSheet({ isOpen, onClose, children }: TextSettingsSheetProps) {
  const text = useMessages("reader");
  const [isHandsFree, setIsHandsFree] = useState(false);
  const isPaged = useIsPaged();
  return (
    <>
      <Sheet title={text("settings")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
        <div className="grid gap-4">
          {children}
          {isPaged ? <PageSettings /> : <TextSettings />}
          <MoreWords area="mushaf">
            <HandsFreeButton
              onPress={() => {
                onClose();
                setIsHandsFree(true);
              }}
            />
            <PrintButton onPress={onClose} />
          </MoreWords>
        </div>
      </Sheet>
      {isHandsFree && (
        <MoreWords area="mushaf">
          <HandsFreeBar onClose={() => setIsHandsFree(false)} />
        </MoreWords>
      )}
    </>
  );
}

/** Starts scrolling by itself, with the sheet out of the way. */
function HandsFreeButton({ onPress }: { readonly onPress: () => void }) {
  const text = useMessages("mushaf");
  return (
    <div className="grid gap-1">
      <Button className="w-fit" onClick={onPress}>
        <ChevronsDown aria-hidden="true" className="size-4" />
        {text("handsFree")}
      </Button>
      <p className="text-ink-soft text-sm">{text("handsFreeHint")}</p>
    </div>
  );
}

/** What counts for a page of the mushaf too, and the way to the verses, which have the other settings. */
function PageSettings() {
  return (
    <>
      <DarkReading />
      <MoreWords area="mushaf">
        <ToVerses />
      </MoreWords>
    </>
  );
}

function ToVerses() {
  const text = useMessages("mushaf");
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{text("settingsOfVerses")}</p>
      <ViewSwitch />
    </div>
  );
}

function DarkReading() {
  const { isDark } = useReaderSettings();
  return (
    <Toggle
      label={useMessages("reader")("darkReading")}
      isOn={isDark}
      onChange={(isOn) => changeReaderSettings({ isDark: isOn })}
    />
  );
}

/** The size of the text, what stands beside the Arabic, and in which translation. */
function TextSettings() {
  const text = useMessages("reader");
  const { fontSize, hasTranslation, hasTransliteration } = useReaderSettings();
  return (
    <>
      <SelectField
        label={text("fontSize")}
        name="fontSize"
        value={fontSize}
        onChange={(value) =>
          changeReaderSettings({ fontSize: fontSizes.find((size) => size === value) ?? "large" })
        }
        options={fontSizes.map((size) => ({ value: size, label: text(size) }))}
      />
      <Toggle
        label={text("translation")}
        isOn={hasTranslation}
        onChange={(isOn) => changeReaderSettings({ hasTranslation: isOn })}
      />
      <Toggle
        label={text("transliteration")}
        isOn={hasTransliteration}
        onChange={(isOn) => changeReaderSettings({ hasTransliteration: isOn })}
      />
      <DarkReading />
      <MoreWords area="mushaf">
        <EditionsChoice />
      </MoreWords>
    </>
  );
}

/** Prints the surah or the page that is shown, without the sheet. */
function PrintButton({ onPress }: { readonly onPress: () => void }) {
  const text = useMessages("mushaf");
  return (
    <Button
      className="w-fit"
      onClick={() => {
        onPress();
        // When the sheet is gone and the focus is back where it was.
        requestAnimationFrame(printPage);
      }}
    >
      <Printer aria-hidden="true" className="size-4" />
      {text("print")}
    </Button>
  );
}

type EditionOption = { readonly value: ReaderEdition; readonly label: string };

/** The imported translations to choose from; none where the server is not reached. */
async function importedOptions(): Promise<readonly EditionOption[]> {
  const { importedEditions } = await import("#app/api/imported-editions.ts");
  const found = await importedEditions();
  return [...found].map(([value, { language, title }]) => ({
    value,
    label: `${nativeLanguageName[language]}: ${title}`,
  }));
}

/** Choice of the translation and of the second one beside it. */
function EditionsChoice() {
  "use memo";
  const text = useMessages("mushaf");
  const own = translationFor(useLanguage());
  const { edition: first, secondEdition: second } = useReaderSettings();
  const { value: imported = [] } = useAsync("imported-editions", importedOptions);
  const ours = languages.flatMap((code): EditionOption[] =>
    code !== "ar" && isPublished(code) ? [{ value: code, label: nativeLanguageName[code] }] : [],
  );
  const editions = [...ours, ...imported];
  const shown = first === "own" ? own : first;
  return (
    <>
      <SelectField
        label={text("edition")}
        name="edition"
        value={shown ?? "own"}
        onChange={(value) => {
          const chosen = editions.find((edition) => edition.value === value)?.value;
          changeReaderSettings({ edition: chosen === undefined || chosen === own ? "own" : chosen });
        }}
        options={own ? editions : [{ value: "own", label: text("noEdition") }, ...editions]}
      />
      <SelectField
        label={text("secondEdition")}
        name="secondEdition"
        value={second === shown ? "none" : second}
        onChange={(value) =>
          changeReaderSettings({
            secondEdition: editions.find((edition) => edition.value === value)?.value ?? "none",
          })
        }
        options={[
          { value: "none", label: text("noEdition") },
          ...editions.filter(({ value }) => value !== shown),
        ]}
      />
    </>
  );
}
