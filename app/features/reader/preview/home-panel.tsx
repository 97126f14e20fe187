import { readPublished } from "#app/browser/read-published.ts";
import { verifySurah } from "#app/features/reader/reading/verification.ts";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { VerseStar } from "#app/features/reader/verse/verse-star.tsx";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { formatPercent } from "#app/i18n/percent.ts";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { useToast } from "#app/ui/toast.ts";
import { readVerses, surahs, type TranslationId, translationFor } from "#content/quran/index.ts";
import { ayahsIn, parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";
import type { HomeReading } from "./home-reading.ts";
import { HomeVerse } from "./home-verse.tsx";
import { useHomeRecitation } from "./use-home-recitation.ts";

/** The controls of the reader on the home page: surah, volume, tools to memorize, and the verse with its buttons. */
export function HomePanel({ first }: { readonly first: HomeReading }) {
  const text = useMessages("home");
  const language = useLanguage();
  const showToast = useToast();
  const names = useSurahNames();
  const [{ surah, ayah }, setPlace] = useStoredValue(storedHomePlace);
  const setAyah = (next: number) => setPlace({ surah, ayah: next });
  const { verses, hasFailed, retry } = useHomeVerses(surah, first);
  const hiding = useSyncedSetting("reader.hideTranslation", false, (value) =>
    typeof value === "boolean" ? value : undefined,
  );
  const recitation = useHomeRecitation({ surah, ayah }, setAyah);
  const number = (value: number) => formatNumber(value, language);
  const nameOf = (id: number) => names[id - 1]?.name ?? (id === 1 ? first.name : "");
  const ayahs = ayahsIn(surah);

  const choose = (id: number) => {
    recitation.stop();
    setPlace({ surah: id, ayah: 1 });
    showToast({
      title: text("reader.surahChanged"),
      description: text("reader.nowShowing", { id: number(id) }),
    });
  };
  const moveTo = (next: number) => {
    recitation.stop();
    setAyah(next);
  };

  return (
    <div className="grid items-start gap-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-3">
      <div className="panel px-4 pt-3 pb-1 md:p-6">
        <div className="grid gap-2 sm:grid-cols-2 sm:items-end">
          <SelectField
            label={text("reader.surah")}
            name="home-surah"
            value={String(surah)}
            onChange={(value) => choose(Number(value))}
            options={surahs.map(({ number: id }) => ({
              value: String(id),
              label: `${number(id)}. ${nameOf(id)}`,
            }))}
          />
          <div className="flex items-center gap-3 text-ink-soft text-sm">
            <VerseStar number={number(ayah)} />
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p className="font-display text-ink text-lg">{nameOf(surah)}</p>
              <p>{text("reader.verses", { count: ayahs })}</p>
              <p role="status">
                {text("reader.currentVerse", { number: number(ayah), count: number(ayahs) })}
              </p>
            </div>
          </div>
        </div>
        <HomeVerse
          surah={surah}
          ayah={ayah}
          arabic={verses?.arabic[ayah - 1]}
          translation={hiding.value ? undefined : verses?.translation?.[ayah - 1]}
          edition={verses?.edition ?? null}
          hasFailed={hasFailed}
          onRetry={retry}
          recitation={recitation}
          onMove={moveTo}
        />
      </div>
      <div className="panel grid gap-1 px-4 pt-1.5 pb-3 md:gap-2 md:p-6">
        <div className="flex items-center gap-4 lg:block">
          <h3 className="shrink-0 font-semibold text-sm">{text("reader.audioControls")}</h3>
          <Slider
            label={text("reader.volume")}
            value={recitation.volume}
            valueText={formatPercent(recitation.volume, language)}
            max={100}
            step={1}
            onChange={recitation.changeVolume}
          />
        </div>
        <div className="grid grid-cols-2 gap-2 border-line border-t pt-2 md:pt-3 lg:grid-cols-1">
          <h3 className="col-span-full font-semibold text-sm">{text("reader.memorization")}</h3>
          <Button
            aria-pressed={recitation.isListenAndRepeat}
            aria-describedby="listen-and-repeat"
            onClick={recitation.toggleListenAndRepeat}
            className="only-of-type:col-span-full aria-pressed:border-green aria-pressed:text-green-strong"
          >
            {text("reader.listenAndRepeat")}
          </Button>
          {verses?.edition && (
            <Button onClick={() => hiding.save(!hiding.value)}>
              {text(hiding.value ? "reader.showTranslation" : "reader.hideTranslation")}
            </Button>
          )}
          <p id="listen-and-repeat" className="col-span-full text-ink-soft text-xs">
            {text("reader.listenAndRepeatHint")}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The verse that the reader on the home page shows; independent of the last read verse. */
const storedHomePlace = storedValue<VerseReference>(
  "home.position",
  { parse: parseVerseKey, print: verseKey },
  { surah: 1, ayah: 1 },
);

type HomeVerses = {
  readonly surah: number;
  readonly edition: TranslationId | null;
  /** Empty where the text that arrived is not the published text. */
  readonly arabic: readonly string[];
  readonly translation: readonly string[] | null;
};

async function load(surah: number, edition: TranslationId | null): Promise<HomeVerses> {
  const [arabic, translation] = await Promise.all([
    readVerses(readPublished, "arabic", surah),
    edition ? readVerses(readPublished, edition, surah) : null,
  ]);
  const verification = await verifySurah(readPublished, surah, arabic);
  const altered = verification.kind === "altered" ? verification.ayahs : [];
  return {
    surah,
    edition,
    arabic: arabic.map((verse, at) => (altered.includes(at + 1) ? "" : verse)),
    translation,
  };
}

/** The verses of a surah in Arabic and the person's language. Until they are loaded, the verse that came with the page. */
function useHomeVerses(surah: number, first: HomeReading) {
  const edition = translationFor(useLanguage()) ?? null;
  const sent: HomeVerses = {
    surah: 1,
    edition: first.edition,
    arabic: [first.arabic],
    translation: [first.translation ?? ""],
  };
  const { latest, hasFailed, retry } = useAsync(`${surah} ${edition}`, () => load(surah, edition));
  const verses = latest ?? sent;
  return { verses: verses.surah === surah ? verses : undefined, hasFailed, retry };
}
