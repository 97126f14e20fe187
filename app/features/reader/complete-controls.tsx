import { Languages, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import type { Voice } from "./complete-data.ts";
import type { Reading } from "./reading/reading.ts";
import {
  fontSizes,
  storedDarkReading,
  storedFontSize,
  storedPageView,
  storedTranslation,
  storedTransliteration,
} from "./settings/reader-settings.ts";
import { SurahPicker } from "./surah/surah-picker.tsx";

const EditionsChoice = lazyComponent(() =>
  import("./settings/editions-choice.tsx").then((choice) => choice.EditionsChoice),
);

type CompleteControlsProps = { readonly reading: Reading; readonly voices: readonly Voice[] };

/**
 * Choice of the surah, the reciter, the font size and the texts beside the Arabic. On a phone all but the surah is
 * folded, so that the first screen has verses.
 */
export function CompleteControls({ reading, voices }: CompleteControlsProps) {
  const text = useMessages("reader");
  const [, navigate] = useLocation();
  const [fontSize, setFontSize] = useStoredValue(storedFontSize);
  const [hasTranslation, setTranslation] = useStoredValue(storedTranslation);
  const [hasTransliteration, setTransliteration] = useStoredValue(storedTransliteration);
  const [isDark, setDark] = useStoredValue(storedDarkReading);
  const [isPaged, setPaged] = useStoredValue(storedPageView);
  const [areEditionsOpen, setAreEditionsOpen] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <section
      aria-label={text("settings")}
      className="panel grid gap-x-6 gap-y-3 p-4 sm:grid-cols-3 print:hidden"
    >
      <div className="self-end">
        <SurahPicker
          reading={reading}
          onChoose={(surah) => {
            navigate(`/complete-quran?surah=${surah}`);
            scrollTo(0, 0);
          }}
        />
      </div>
      <Button
        look="bare"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="justify-self-start sm:hidden noscript:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {text("settings")}
      </Button>
      <div className={isUnfolded ? "contents" : "contents max-sm:hidden"}>
        <ReciterChoice voices={voices} />
        <SelectField
          label={text("fontSize")}
          name="fontSize"
          value={fontSize}
          onChange={(value) => setFontSize(fontSizes.find((size) => size === value) ?? "large")}
          options={fontSizes.map((size) => ({ value: size, label: text(size) }))}
        />
        <Toggle label={text("translation")} isOn={hasTranslation} onChange={setTranslation} />
        <Toggle label={text("transliteration")} isOn={hasTransliteration} onChange={setTransliteration} />
        <Toggle label={text("darkReading")} isOn={isDark} onChange={setDark} />
        <Toggle label={text("pageView")} isOn={isPaged} onChange={setPaged} />
        <Button
          look="bare"
          aria-expanded={areEditionsOpen}
          onClick={() => setAreEditionsOpen(!areEditionsOpen)}
          className="justify-self-start"
        >
          <Languages aria-hidden="true" className="size-4" />
          {text("translations")}
        </Button>
        {areEditionsOpen && (
          <div className="col-span-full grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <MoreWords area="mushaf">
              <EditionsChoice />
            </MoreWords>
          </div>
        )}
      </div>
    </section>
  );
}

/** Choice of the reciter. While a recitation plays, it continues at the same verse with the new one. */
function ReciterChoice({ voices }: { readonly voices: readonly Voice[] }) {
  const text = useMessages("reader");
  const [chosen, setChosen] = useStoredValue(storedVerseReciter);
  const isPlaying = useRecitation((state) => state.recording?.kind === "verses" && state.status !== "idle");
  const labels = {
    murattal: "",
    mujawwad: ` · ${text("styleMujawwad")}`,
    muallim: ` · ${text("styleMuallim")}`,
  };
  const choose = async (id: string) => {
    setChosen(id);
    if (!isPlaying) return;
    const { verseReciterOf } = await import("#content/reciters/index.ts");
    await sendToPlayer({ type: "reciter", recording: verseReciterOf(id) });
  };
  return (
    <SelectField
      label={text("reciter")}
      name="reciter"
      value={(voices.find(({ id }) => id === chosen) ?? voices[0])?.id ?? ""}
      onChange={(id) => choose(id).catch((error: unknown) => console.warn("the voice did not change", error))}
      options={voices.map(({ id, name, style }) => ({
        value: id,
        label: `${name}${labels[style as keyof typeof labels] ?? ""}`,
      }))}
    />
  );
}
