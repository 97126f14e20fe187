import { Undo2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { backToTap, useTapKeys } from "#app/browser/tap-keys.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Order } from "#domain/counting/tasbih.ts";
import { CurrentPhrase } from "./current-phrase.tsx";
import { HeadsetToggle } from "./headset-toggle.tsx";
import { maxPhrases, type OwnPhrase, readOwnPhrases } from "./own-phrases.ts";
import { PhraseForm, PhrasePicker } from "./phrase-picker.tsx";
import { TapRound } from "./tap-round.tsx";
import { TasbihHistory } from "./tasbih-history.tsx";
import type { Phrase, TasbihTexts } from "./tasbih-phrases.ts";
import { TasbihSettings } from "./tasbih-settings-panel.tsx";
import { useTasbih } from "./use-tasbih.ts";
import { useTasbihTotals } from "./use-tasbih-totals.ts";

const noPhrases: OwnPhrase[] = [];

/** The counter: a phrase, its target, a large bead to tap, and what was counted on each day. */
export function DigitalTasbih({ texts }: { readonly texts: TasbihTexts }) {
  const text = useMessages("tasbih");
  const title = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const [order, setOrder] = useState<Order>("byHand");
  const own = useSyncedSetting("tasbih.phrases", noPhrases, readOwnPhrases);
  const isFlow = order === "flow";
  const added = own.value.map((phrase): Phrase => ({ ...phrase, isOwn: true }));
  const phrases = isFlow ? texts.afterPrayer : [...texts.phrases, ...added];
  const { counter, phrase, dispatch, clearAll, isGlowing } = useTasbih(phrases, order);
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
  if (!phrase) return null;

  return (
    <article className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="mb-6 text-center font-display text-3xl outline-none sm:text-4xl">
        {title("title.digitalTasbih")}
      </h1>
      <TasbihStats />
      <section aria-label={text("counter")} className="py-6">
        <CurrentPhrase phrase={phrase} />
        <TapRound counter={counter} phrase={phrase} isGlowing={isGlowing} onTap={tap} />
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <IconButton label={text("undo")} onClick={by("undo")} className="border border-line">
            <Undo2 aria-hidden="true" className="size-5" />
          </IconButton>
          <Button onClick={by("reset")}>{text("reset")}</Button>
          <Button look="primary" onClick={by("next")}>
            {text("next")}
          </Button>
        </div>
        <p className="mt-4 text-center text-ink-soft text-sm">{text("keys")}</p>
      </section>
      <section className="panel p-5">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-display text-xl">{text(isFlow ? "afterPrayer" : "phrases")}</h2>
          <Button look="bare" onClick={() => setOrder(isFlow ? "byHand" : "flow")}>
            {text(isFlow ? "leaveAfterPrayer" : "startAfterPrayer")}
          </Button>
        </div>
        <PhrasePicker
          phrases={phrases}
          current={phrase.id}
          onChoose={(id) => dispatch({ type: "choose", phrase: id })}
          onRemove={(id) => own.change((saved) => saved.filter((each) => each.id !== id))}
        />
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
      <TasbihHistory />
      <section className="panel mt-4 p-5">
        <h2 className="mb-2 font-display text-xl">{text("settings")}</h2>
        <TasbihSettings onClearAll={clearAll}>
          <HeadsetToggle onTap={tap} onUndo={undo} />
        </TasbihSettings>
      </section>
    </article>
  );
}

/** Everything counted so far, and the completed rounds. */
function TasbihStats() {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const { totals, isReady } = useTasbihTotals();
  const figures = [
    ["totalCount", totals.count],
    ["completedRounds", totals.rounds],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3" aria-busy={!isReady}>
      {figures.map(([key, value]) => (
        <div key={key} className="panel flex flex-col-reverse px-4 py-3 text-center [contain:layout_style]">
          <dt className="text-ink-soft text-sm">{text(key)}</dt>
          <dd data-figure={key} className="font-display text-2xl tabular-nums">
            {formatNumber(value, language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
