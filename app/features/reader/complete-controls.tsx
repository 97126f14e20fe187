import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import {
  fontSizes,
  storedDarkReading,
  storedFontSize,
  storedTranslation,
  storedTransliteration,
} from "./reader-settings.ts";
import type { Reading } from "./reading.ts";
import { ReciterChoice } from "./reciter-choice.tsx";
import { SurahPicker } from "./surah-picker.tsx";

/** Which surah, by whom, how large, and what stands beside the Arabic. */
export function CompleteControls({ reading }: { readonly reading: Reading }) {
  const text = useMessages("reader");
  const [, navigate] = useLocation();
  const [fontSize, keepFontSize] = useStoredValue(storedFontSize);
  const [hasTranslation, keepTranslation] = useStoredValue(storedTranslation);
  const [hasTransliteration, keepTransliteration] = useStoredValue(storedTransliteration);
  const [isDark, keepDark] = useStoredValue(storedDarkReading);
  return (
    <section aria-label={text("settings")} className="panel grid gap-x-6 gap-y-3 p-4 sm:grid-cols-3">
      <SurahPicker
        reading={reading}
        onChoose={(surah) => {
          navigate(`/complete-quran?surah=${surah}`);
          scrollTo(0, 0);
        }}
      />
      <ReciterChoice />
      <SelectField
        label={text("fontSize")}
        name="fontSize"
        value={fontSize}
        onChange={(value) => keepFontSize(fontSizes.find((size) => size === value) ?? "large")}
        options={fontSizes.map((size) => ({ value: size, label: text(size) }))}
      />
      <Toggle label={text("translation")} isOn={hasTranslation} onChange={keepTranslation} />
      <Toggle label={text("transliteration")} isOn={hasTransliteration} onChange={keepTransliteration} />
      <Toggle label={text("darkReading")} isOn={isDark} onChange={keepDark} />
    </section>
  );
}
