import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { ReviewCard } from "#domain/review/review-card.ts";
import { dueCards } from "#domain/review/review-deck.ts";
import { deviceDayKey, useNow } from "./device-clock.ts";
import { ReviewCardView } from "./review-card-view.tsx";
import type { DeckStore } from "./use-deck.ts";
import { waitText } from "./wait-text.ts";

/** The due cards, one at a time, up to the daily limit. */
export function ReviewSession({ store }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const { now, update } = useNow();
  const { deck, scheme, limit, study } = store;
  const size = deck.cards.size;
  // A card just added is due from the moment it was made, which is after the last update of the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: updates whenever the number of cards changes
  useEffect(update, [size]);
  const today = study.countOn(deviceDayKey(), "reviews");
  const due = dueCards(deck, now);
  const left = Math.min(due.length, Math.max(0, limit.value - today));
  const card = left > 0 ? due[0] : undefined;
  const nextAt = Math.min(...Array.from(deck.cards.values(), ({ dueAt }) => dueAt));
  const place = useRef<HTMLDivElement>(null);
  const perform = (action: () => void) => () => {
    action();
    update();
    // The button that had the focus goes with its card; the next card's place takes the focus.
    place.current?.focus({ preventScroll: true });
  };
  const remove = (removed: ReviewCard) => {
    perform(() => store.remove(removed.id))();
    const restore = { label: text("putBack"), onClick: () => store.restore(removed) };
    showToast({ title: text("cardRemoved"), action: restore });
  };
  return (
    <section aria-label={text("dueTitle")} className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status">{text("due", { count: left })}</p>
        {deck.done.length > 0 && (
          <Button onClick={perform(store.undo)}>
            <Undo2 aria-hidden="true" className="size-4" />
            {text("undo")}
          </Button>
        )}
      </div>
      <div ref={place} tabIndex={-1} className="outline-none">
        {card ? (
          <ReviewCardView
            key={`${card.id} ${card.reviews}`}
            card={card}
            scheme={scheme.value}
            now={now}
            onGrade={(grade) => perform(() => store.grade(card.id, grade))()}
            onRemove={() => remove(card)}
          />
        ) : (
          <EmptyState
            title={text(deck.cards.size === 0 ? "noCards" : due.length > 0 ? "limitReached" : "allDone")}
            hint={
              deck.cards.size === 0
                ? text("noCardsHint")
                : due.length > 0
                  ? text("limitReachedHint", { count: formatNumber(due.length, language) })
                  : text("nextIn", { wait: waitText(nextAt - now, language) })
            }
          />
        )}
      </div>
    </section>
  );
}
