import { useRef, useState } from "react";
import { saveText } from "#app/browser/save-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { cardsFromCsv, cardsToCsv } from "#domain/review/review-csv.ts";
import { loadFaces, usePlaceText } from "./card-faces.ts";
import { deviceDayKey } from "./device-clock.ts";
import type { DeckStore } from "./use-deck.ts";

/** A larger file is no deck: cards of all 6,236 verses with their texts are about 6 MiB. */
const largestFile = 32 * 2 ** 20;

/** Exports the deck as a CSV that Anki reads, and imports one. */
export function DeckFile({ store }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const placeText = usePlaceText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fail = (error: unknown) => {
    console.warn("exporting or importing cards failed", error);
    showToast({ variant: "destructive", title: text("failed") });
  };

  const save = async () => {
    setIsBusy(true);
    try {
      const cards = [...store.deck.cards.values()];
      const faces = new Map<string, { front: string; back: string }>();
      for (const { id } of cards) {
        const face = await loadFaces(id, language);
        if (!face) continue;
        const front = [placeText(face.place), face.prompt.arabic ?? face.prompt.words];
        const back = [face.arabic.join(" "), face.meaning];
        faces.set(id, { front: front.filter(Boolean).join(" · "), back: back.filter(Boolean).join("\n") });
      }
      const csv = cardsToCsv(cards, (id) => faces.get(id) ?? { front: id, back: "" });
      saveText(`riwaq-cards-${deviceDayKey()}.csv`, "text/csv", csv);
    } catch (error) {
      fail(error);
    }
    setIsBusy(false);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { cards, refused } =
        file.size > largestFile ? { cards: [], refused: 1 } : cardsFromCsv(await file.text());
      if (cards.length === 0) {
        showToast({
          variant: "destructive",
          title: text("importedNone"),
          description: text("importedNoneText"),
        });
        return;
      }
      const imported = store.importCards(cards);
      showToast({
        title: text("imported", { count: imported }),
        description: text("importedRest", {
          same: formatNumber(cards.length - imported, language),
          refused: formatNumber(refused, language),
        }),
      });
    } catch (error) {
      fail(error);
    } finally {
      if (input.current) input.current.value = "";
    }
  };

  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="font-display text-xl">{text("fileTitle")}</h2>
      <p className="text-ink-soft text-sm">{text("fileAbout")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} disabled={isBusy || store.deck.cards.size === 0}>
          {text("export")}
        </Button>
        <Button onClick={() => input.current?.click()}>{text("import")}</Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={text("import")}
          onChange={(event) => open(event.target.files?.[0])}
          className="sr-only"
          tabIndex={-1}
        />
      </div>
    </section>
  );
}
