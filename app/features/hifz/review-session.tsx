import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { ReviewCard } from "#domain/review/review-card.ts";
import { dueCards } from "#domain/review/review-deck.ts";
import { deviceDayKey } from "./device-day.ts";
import { ReviewCardView } from "./review-card-view.tsx";
import type { OwnDeck } from "./use-deck.ts";
import { useNow } from "./use-now.ts";
import { waitText } from "./wait-text.ts";

/** The cards that are due, one at a time, as many as the day allows. */
export function ReviewSession({ own }: { readonly own: OwnDeck }) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const showToast = useToast();
  const { now, look } = useNow();
  const { deck, scheme, limit, study } = own;
  const size = deck.cards.size;
  // A card just added is due from its own moment on, which lies after the last look at the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever there are more or fewer cards
  useEffect(look, [size]);
  const today = study.on(deviceDayKey(), "reviews");
  const due = dueCards(deck, now);
  const left = Math.min(due.length, Math.max(0, limit.value - today));
  const card = left > 0 ? due[0] : undefined;
  const nextAt = Math.min(...Array.from(deck.cards.values(), ({ dueAt }) => dueAt));
  const place = useRef<HTMLDivElement>(null);
  const act = (done: () => void) => () => {
    done();
    look();
    // The card with the button that was pressed goes; what comes stands in the same place.
    place.current?.focus({ preventScroll: true });
  };
  const remove = (gone: ReviewCard) => {
    act(() => own.remove(gone.id))();
    const putBack = { label: text("putBack"), onClick: () => own.restore(gone) };
    showToast({ title: text("cardRemoved"), action: putBack });
  };
  return (
    <section aria-label={text("dueTitle")} className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status">{text("due", { count: left })}</p>
        {deck.done.length > 0 && (
          <Button onClick={act(own.undo)}>
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
            onGrade={(grade) => act(() => own.grade(card.id, grade))()}
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
