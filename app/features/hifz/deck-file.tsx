import { useRef, useState } from "react";
import { saveText } from "#app/browser/save-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { cardsFromCsv, cardsToCsv } from "#domain/review/review-csv.ts";
import { deviceDayKey } from "./device-day.ts";
import { usePlaceText } from "./place-text.ts";
import type { OwnDeck } from "./use-deck.ts";

/** Larger files hold no deck: 6,236 cards with their texts are some 6 MiB. */
const largestFile = 32 * 2 ** 20;

/** The deck as a CSV that Anki reads, and back. */
export function DeckFile({ own }: { readonly own: OwnDeck }) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const placeText = usePlaceText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fail = (error: unknown) => {
    console.warn("the file of cards", error);
    showToast({ variant: "destructive", title: text("failed") });
  };

  const save = async () => {
    setIsBusy(true);
    try {
      const { loadFaces } = await import("./card-faces.ts");
      const cards = [...own.deck.cards.values()];
      const faces = new Map<string, { front: string; back: string }>();
      for (const { id } of cards) {
        const face = await loadFaces(id, language);
        if (!face) continue;
        const asked = [placeText(face.place), face.prompt.arabic ?? face.prompt.words];
        const answer = [face.arabic.join(" "), face.meaning];
        faces.set(id, { front: asked.filter(Boolean).join(" · "), back: answer.filter(Boolean).join("\n") });
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
      const taken = own.take(cards);
      showToast({
        title: text("imported", { count: taken }),
        description: text("importedRest", {
          same: formatNumber(cards.length - taken, language),
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
        <Button onClick={save} disabled={isBusy || own.deck.cards.size === 0}>
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
