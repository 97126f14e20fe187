import { useState } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuestionKind, QuizQuestion } from "#domain/quiz/quiz.ts";
import { newCard, readCard } from "#domain/review/review-card.ts";
import { verseKey } from "#domain/verse-reference.ts";

/** Offers review cards for the verses missed in a test; nothing is made before the press, and one press undoes it. */
export function MissedCards({ verses }: { readonly verses: readonly string[] }) {
  const text = useMessages("quiz");
  const { isReady, fresh, made, make, undo } = useMissedCards(verses);
  if (!isReady || verses.length === 0) return null;
  const isOffered = made === 0 && fresh > 0;
  return (
    <section
      aria-label={text("missedTitle")}
      className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-5"
    >
      <div className="min-w-0 grow basis-60">
        <p role="status">
          {isOffered
            ? text("missed", { count: fresh })
            : made > 0
              ? text("cardsMade", { count: made })
              : text("cardsThere")}
        </p>
        {!isOffered && (
          <Link
            href="/learning-methods?tool=cards"
            className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
          >
            {text("openCards")}
          </Link>
        )}
      </div>
      {/* One button in both states, so that it keeps the focus. */}
      {(isOffered || made > 0) && (
        <Button onClick={isOffered ? make : undo}>{text(isOffered ? "makeCards" : "undoCards")}</Button>
      )}
    </section>
  );
}

/** Makes review cards of missed verses on request, and removes all of them together. */
function useMissedCards(verses: readonly string[]) {
  const { entries, isReady, put, remove } = useCollectionMap("review-card");
  const [made, setMade] = useState<readonly string[]>([]);
  const fresh = verses.filter((verse) => !entries.has(verse));
  return {
    isReady,
    /** Number of verses without a card. */
    fresh: fresh.length,
    /** Number of cards made here and not undone. */
    made: made.length,
    make(): void {
      for (const verse of fresh) {
        const card = newCard(verse, Date.now());
        if (card) put(verse, { ...card, memory: undefined });
      }
      setMade(fresh);
    },
    /** A card reviewed since then stays, so that its review is not lost. */
    undo(): void {
      for (const verse of made) if (readCard(entries.get(verse))?.reviews === 0) remove(verse);
      setMade([]);
    },
  };
}

/** Kinds whose verse only contains the letters or the word: a wrong answer says nothing about knowing it. */
const kindsWithoutVerse: ReadonlySet<QuestionKind> = new Set([
  "ruleInWord",
  "wordWithRule",
  "ruleCounts",
  "mostOften",
]);

/** Keys of the verses of questions answered wrongly or not at all, each once. */
export function missedVerses(
  questions: readonly QuizQuestion[],
  answers: readonly (number | null)[],
): readonly string[] {
  const missed = questions.filter(
    ({ right, kind }, place) => answers[place] !== right && !kindsWithoutVerse.has(kind),
  );
  return [...new Set(missed.map(({ verse }) => verseKey(verse)))];
}
