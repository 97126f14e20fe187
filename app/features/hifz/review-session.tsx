import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { deviceDayKey, useNow } from "#app/browser/device-clock.ts";
import { isKeyHandled } from "#app/browser/key-owner.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useToast } from "#app/ui/toast.ts";
import { directionOf } from "#domain/language.ts";
import { grades, type ReviewCard, type ReviewGrade } from "#domain/review/review-card.ts";
import { dueCards } from "#domain/review/review-deck.ts";
import { type Scheme, waits } from "#domain/review/schedule.ts";
import { type Faces, loadFaces, usePlaceText } from "./card-faces.ts";
import { GradeButtons, waitText, waitTexts } from "./grade-buttons.tsx";
import { hifzAddress } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { SimilarOnCard } from "./similar-pairs.tsx";
import type { DeckStore } from "./use-deck.ts";
import { NumberedVerses } from "./verse-text.tsx";

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

type ReviewCardViewProps = {
  readonly card: ReviewCard;
  readonly scheme: Scheme;
  readonly now: number;
  readonly onGrade: (grade: ReviewGrade) => void;
  readonly onRemove: () => void;
};

/** One card: the question, and once opened the answer with the four grades and when each brings it back. */
function ReviewCardView({ card, scheme, now, onGrade, onRemove }: ReviewCardViewProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const placeText = usePlaceText();
  const loaded = useAsync(`${card.id} ${language}`, () => loadFaces(card.id, language));
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const faces = loaded.value;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      const grade = grades[Number(event.key) - 1];
      if (isOpen && grade) onGrade(grade);
      else if (!isOpen && event.key === " ") setIsOpen(true);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, onGrade]);

  // The button that had the focus is gone; its place takes the focus.
  useEffect(() => {
    if (isOpen) answer.current?.focus({ preventScroll: true });
  }, [isOpen]);

  if (faces === undefined) return <LoadState state={loaded} />;
  if (faces === null)
    return (
      <div className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text("unknownCard")}</p>
        <Button onClick={onRemove}>{text("removeCard")}</Button>
      </div>
    );
  return (
    <article aria-label={placeText(faces.place)} data-card={card.id} className="panel grid gap-5 p-5 sm:p-8">
      <p className="text-center text-gold text-sm">{placeText(faces.place)}</p>
      {isOpen ? (
        <div ref={answer} tabIndex={-1} className="grid gap-5 outline-none">
          <ArabicWords faces={faces} />
          {faces.meaning && (
            <p
              lang={faces.edition ?? language}
              dir={directionOf(faces.edition ?? language)}
              className="mx-auto max-w-[65ch] text-pretty text-ink-soft"
            >
              {faces.meaning}
            </p>
          )}
          <GradeButtons waits={waitTexts(waits(card, now, scheme), language)} onGrade={onGrade} />
        </div>
      ) : (
        <>
          <p className="text-center text-ink-soft">
            {text(faces.prompt.words ? "sayArabic" : `say.${faces.place.kind}`)}
          </p>
          {faces.prompt.arabic && (
            <p
              lang="ar"
              dir="rtl"
              className={`text-center text-3xl ${faces.isQuran || faces.place.kind === "name" ? "quran" : "font-naskh leading-[2.1]!"}`}
            >
              <QuranText text={faces.prompt.arabic} />
            </p>
          )}
          {faces.prompt.words && (
            <p className="mx-auto max-w-[65ch] text-pretty text-lg">{faces.prompt.words}</p>
          )}
          <Button look="primary" onClick={() => setIsOpen(true)}>
            {text("showAnswer")}
          </Button>
        </>
      )}
      {isOpen && faces.verses && faces.place.kind === "verses" && (
        <SimilarOnCard verses={faces.verses} arabic={faces.arabic} surahName={faces.place.name} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3 text-sm">
        {faces.verses ? (
          <Link
            href={hifzAddress("hide", faces.verses)}
            className="inline-flex min-h-11 items-center text-green"
          >
            {text("practise")}
          </Link>
        ) : (
          <span />
        )}
        <Button look="bare" onClick={onRemove}>
          {text("removeCard")}
        </Button>
      </div>
    </article>
  );
}

/** The Arabic of a card: verses with their numbers, other text in the font of the interface. */
function ArabicWords({ faces }: { readonly faces: Faces }) {
  const { arabic, isQuran, verses } = faces;
  if (!isQuran)
    return (
      <p lang="ar" dir="rtl" className="text-pretty text-center font-naskh text-3xl leading-[2.1]!">
        {arabic.join(" ")}
      </p>
    );
  return (
    <p lang="ar" dir="rtl" className="quran text-pretty text-center text-3xl">
      <NumberedVerses verses={arabic} from={verses?.from ?? 1} />
    </p>
  );
}
