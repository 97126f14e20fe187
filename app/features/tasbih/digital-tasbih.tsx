import { ChevronRight, RotateCcw, Settings2, Undo2, Volume2, VolumeX } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { backToTap, useTapKeys } from "#app/browser/tap-keys.ts";
import { useWakeLock } from "#app/browser/wake-lock.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useToast } from "#app/ui/toast.ts";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import type { Order } from "#domain/counting/tasbih.ts";
import { maxPhrases, type OwnPhrase, readOwnPhrases } from "./own-phrases.ts";
import { PhraseForm, PhrasePicker } from "./phrase-picker.tsx";
import { TapRound } from "./tap-round.tsx";
import { TasbihHistory } from "./tasbih-history.tsx";
import type { Phrase, TasbihTexts } from "./tasbih-phrases.ts";
import { readInArabic, storedAwake, storedSound } from "./tasbih-settings.ts";
import { useHeadset } from "./use-headset.ts";
import { calendarToday, useTasbih } from "./use-tasbih.ts";
import { useTasbihTotals } from "./use-tasbih-totals.ts";

const noPhrases: OwnPhrase[] = [];

const TasbihSettings = lazyComponent(() =>
  import("./tasbih-settings-panel.tsx").then((file) => file.TasbihSettings),
);

/** The counter: a phrase, a ring of beads to tap, and beside or below it the phrases and what was counted. */
export function DigitalTasbih({ texts }: { readonly texts: TasbihTexts }) {
  const text = useMessages("tasbih");
  const shell = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const [order, setOrder] = useState<Order>("byHand");
  const own = useSyncedSetting("tasbih.phrases", noPhrases, readOwnPhrases);
  const isFlow = order === "flow";
  const added = own.value.map((phrase): Phrase => ({ ...phrase, isOwn: true }));
  const phrases = isFlow ? texts.afterPrayer : [...texts.phrases, ...added];
  const { counter, phrase, dispatch, clearAll, isGlowing } = useTasbih(phrases, order);
  const [sounds, saveSound] = useStoredValue(storedSound);
  const [isAwake] = useStoredValue(storedAwake);
  const wakeLock = useWakeLock(isAwake);
  const settings = useOpenedPart(TasbihSettings, {
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  const tap = () => {
    const { isRound, gain, tasbih: next } = dispatch({ type: "tap" });
    const isDone = isFlow && next.count > 0 && (isRound || gain.count === 0);
    if (isDone) showToast({ title: text("afterPrayerDone"), topic: "count" });
    else if (gain.count === 0)
      showToast({ title: text("full", { total: formatNumber(next.count, language) }), topic: "count" });
  };
  const undo = () => {
    dispatch({ type: "undo" });
  };
  const by = (type: "undo" | "reset" | "next") => (event: MouseEvent) => {
    dispatch({ type });
    backToTap(event);
  };
  useTapKeys(tap);
  const headset = useHeadset(tap, undo);
  if (!phrase) return null;
  const Sound = sounds ? Volume2 : VolumeX;

  return (
    <article className="lg:grid lg:grid-cols-[15.625rem_minmax(0,1fr)_17.5rem] lg:grid-rows-[auto_13rem_auto] lg:rtl:grid-rows-[auto_15.5rem_auto] lg:gap-x-12">
      <div className="grid min-h-[calc(100svh-var(--header-height)-var(--bar-height)-1.0625rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(1.25rem,auto)_minmax(160px,1fr)_4rem] in-data-[bar=player]:min-h-[calc(100svh-var(--header-height)-var(--bar-height)-5.5625rem)] md:min-h-[calc(100svh-var(--header-height)-var(--bar-height)-2.5625rem)] lg:contents">
        <div className="lg:col-span-full">
          <PageHead isCompact title={shell("title.digitalTasbih")}>
            <IconButton
              label={text("settings")}
              aria-haspopup="dialog"
              onClick={settings.open}
              className="-me-2.75"
            >
              <Settings2 aria-hidden="true" className="size-5.5" />
            </IconButton>
          </PageHead>
        </div>
        <section
          aria-label={text("counter")}
          className="contents lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:flex lg:min-h-[calc(100svh-var(--header-height)-6rem)] lg:rtl:min-h-[calc(100svh-var(--header-height)-8rem)] lg:flex-col"
        >
          <CurrentPhrase phrase={phrase} />
          <TapRound counter={counter} phrase={phrase} isGlowing={isGlowing} onTap={tap} />
          <div
            data-actions=""
            className="row-start-5 mx-auto grid w-full max-w-95 grid-cols-[auto_auto_1fr_auto] gap-2 py-2.5"
          >
            <IconButton label={text("reset")} onClick={by("reset")}>
              <RotateCcw aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={text("undo")} onClick={by("undo")}>
              <Undo2 aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
            </IconButton>
            <Button onClick={by("next")}>
              {text("next")}
              <ChevronRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
            </Button>
            <IconButton label={text("sound")} aria-pressed={sounds} onClick={() => saveSound(!sounds)}>
              <Sound aria-hidden="true" className="size-5.5" />
            </IconButton>
          </div>
        </section>
        <TasbihStats target={phrase.target} />
      </div>
      <section className="mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-3">
        <h2 className="pb-2 font-display text-xl">{text(isFlow ? "afterPrayer" : "phrases")}</h2>
        <PhrasePicker
          phrases={phrases}
          current={phrase.id}
          onChoose={(id) => dispatch({ type: "choose", phrase: id })}
          onRemove={(id) => own.change((saved) => saved.filter((each) => each.id !== id))}
        />
        <PhraseAbout phrase={phrase} />
        {!isFlow && own.value.length < maxPhrases && (
          <PhraseForm
            onAdd={(words, target) =>
              own.change((saved) =>
                [...saved, { id: `own-${crypto.randomUUID()}`, text: words, target }].slice(0, maxPhrases),
              )
            }
          />
        )}
      </section>
      <aside className="mt-6 lg:col-start-3 lg:row-start-3">
        <TasbihHistory />
        <Button className="mt-5 w-full" onClick={() => setOrder(isFlow ? "byHand" : "flow")}>
          {text(isFlow ? "leaveAfterPrayer" : "startAfterPrayer")}
        </Button>
        <p className="mt-3 hidden text-ink-soft text-sm pointer-fine:block">{text("keys")}</p>
      </aside>
      {settings.isOpen !== undefined && (
        <TasbihSettings
          isOpen={settings.isOpen}
          wakeLock={wakeLock}
          headset={headset}
          onClearAll={clearAll}
          onClose={settings.close}
        />
      )}
    </article>
  );
}

/** Everything counted so far, the completed rounds, what was counted today, and on wide screens the target. */
function TasbihStats({ target }: { readonly target: number }) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(calendarToday()), []);
  const { totals, ofDay, isReady } = useTasbihTotals(today);
  const figures = [
    ["totalCount", totals.count],
    ["completedRounds", totals.rounds],
    ["countedToday", ofDay.count],
    ["target", target],
  ] as const;
  return (
    <dl
      aria-busy={!isReady}
      className="row-start-3 flex flex-wrap justify-center gap-x-5 text-sm lg:col-start-3 lg:row-start-2 lg:mt-3 lg:grid lg:grid-cols-2 lg:gap-px lg:overflow-hidden lg:rounded-panel lg:bg-line"
    >
      {figures.map(([key, value]) => (
        <div
          key={key}
          className={`flex flex-row-reverse items-baseline gap-1.5 [contain:layout_style] lg:flex-col lg:bg-raised lg:px-4 lg:py-3 ${key === "target" ? "max-lg:hidden" : ""}`}
        >
          <dt className="text-ink-soft lg:text-sm">{text(key)}</dt>
          <dd data-figure={key} className="font-semibold tabular-nums lg:text-2xl">
            {formatNumber(value, language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A short phrase is large, a long one leaves the ring its room. */
function sizeOf(text: string): string {
  if (text.length <= 30) return "text-[min(2.875rem,6.5svh)] leading-[1.8]! lg:text-[4rem]";
  return text.length <= 80 ? "text-3xl leading-[1.9]!" : "text-2xl leading-[1.9]!";
}

/** The phrase being counted and its meaning. */
function CurrentPhrase({ phrase }: { readonly phrase: Phrase }) {
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language, readInArabic);
  const { text: words, transliteration, translation } = phrase;
  const shownLatin = hasLatin ? transliteration : undefined;
  const look = `text-balance font-naskh ${sizeOf(words)}`;
  return (
    <div aria-live="polite" className="row-start-2 text-center">
      {phrase.isOwn ? (
        <p dir="auto" className={`wrap-anywhere ${look}`}>
          {words}
        </p>
      ) : (
        <p lang="ar" dir="rtl" className={look}>
          {words}
        </p>
      )}
      {(shownLatin || translation) && (
        <p className="text-ink-soft text-sm md:text-base">
          {shownLatin && (
            <bdi lang="ar-Latn" className="font-semibold text-ink">
              {shownLatin}
            </bdi>
          )}
          {shownLatin && translation && (
            <>
              {" "}
              <span aria-hidden="true">{"·"}</span>{" "}
            </>
          )}
          {translation && <bdi>{translation}</bdi>}
        </p>
      )}
    </div>
  );
}

/** What is narrated of the phrase and where it stands, folded. */
function PhraseAbout({ phrase }: { readonly phrase: Phrase }) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const { benefit, sources, isReviewed } = phrase;
  const places = sources
    ?.map(({ collection, number }) => `${collection} ${printedNumber(number, language)}`)
    .join(" · ");
  if (!benefit) return null;
  return (
    <details className="mt-3 max-w-text text-ink-soft text-sm">
      <summary className="min-h-11 w-fit content-center text-green">{text("about")}</summary>
      <p>{benefit}</p>
      {places && <p className="mt-1">{text("source", { places })}</p>}
      {!isReviewed && <p className="mt-1">{text("ours")}</p>}
    </details>
  );
}
