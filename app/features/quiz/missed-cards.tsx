import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useMissedCards } from "./use-missed-cards.ts";

/** Offers review cards of the verses missed in a test; none is made before the press, one press takes all back. */
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
      {/* One button in both states, so that the focus stays where the press was. */}
      {(isOffered || made > 0) && (
        <Button onClick={isOffered ? make : undo}>{text(isOffered ? "makeCards" : "undoCards")}</Button>
      )}
    </section>
  );
}
