import { Check } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { changeRecord } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { isKhatmaFinished, readKhatma, withPagesRead } from "#domain/khatma/khatma.ts";
import { useKhatmaRead } from "./use-khatma-read.ts";

/** The verse of a surah with which today's portion ends, and the line that says so. */
export type PortionEndAt = { readonly ayah: number; readonly line: ReactNode };

/** Reports where in a surah today's portion ends, undefined where it ends elsewhere. Renders nothing. */
export function PortionEndFinder(props: {
  readonly surah: number;
  readonly onFound: (end: PortionEndAt | undefined) => void;
}) {
  const { surah, onFound } = props;
  const verse = useKhatmaRead()?.verse;
  const ayah = verse?.surah === surah ? verse.ayah : undefined;
  useEffect(() => {
    onFound(ayah === undefined ? undefined : { ayah, line: <PortionEnd /> });
    return () => onFound(undefined);
  }, [ayah, onFound]);
  return null;
}

/** A quiet line where today's portion of a khatma ends, with which it is marked as read. */
function PortionEnd() {
  return (
    <MoreWords area="khatma">
      <EndLine />
    </MoreWords>
  );
}

function EndLine() {
  const text = useMessages("khatma");
  const language = useLanguage();
  const read = useKhatmaRead();
  if (!read) return null;
  const { id, khatma, today, portion, isDone, page } = read;
  const mark = (pages: number) =>
    changeRecord("khatma", id, (body) => withPagesRead(readKhatma(body) ?? khatma, today, pages));
  const done = isKhatmaFinished(khatma) ? "complete" : "todayDone";
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-gold border-y py-2 text-base print:hidden">
      <p role="status" className="text-gold text-sm">
        {isDone ? text(done) : text("portionEnds", { page: formatNumber(page, language) })}
      </p>
      {isDone ? (
        <Button look="bare" onClick={() => mark(portion.start)}>
          {text("undo")}
        </Button>
      ) : (
        <Button onClick={() => mark(portion.end)}>
          <Check aria-hidden="true" className="size-4" />
          {text("markRead")}
        </Button>
      )}
    </div>
  );
}

/** The end of today's portion below the pages that lie open, where it ends with one of them. */
export function PortionEndOfPages({ pages }: { readonly pages: readonly number[] }) {
  const page = useKhatmaRead()?.page;
  return page !== undefined && pages.includes(page) ? <PortionEnd /> : null;
}
