import { Check } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { changeRecord } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { khatmaPages, readKhatma, withPagesRead } from "#domain/khatma/khatma.ts";
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

/** A quiet line where today's portion of a khatma ends: read to there, it is marked as read, and that can be undone. */
function PortionEnd() {
  return (
    <MoreWords area="khatma">
      <EndLine counts />
    </MoreWords>
  );
}

/** Milliseconds that a portion's end has been before the person's eyes when it counts as read. */
const readingTime = 10_000;

/** Today's portion that the person said is not read yet: it does not count by itself again. */
let notYet: string | undefined;

/** Today's portion with its words, and what marks it as read, or as not yet. */
function usePortion() {
  const text = useMessages("khatma");
  const language = useLanguage();
  const read = useKhatmaRead();
  if (!read) return undefined;
  const { id, khatma, today, portion, isDone, page } = read;
  const key = `${id} ${JSON.stringify([today, portion])}`;
  const mark = (pages: number) =>
    changeRecord("khatma", id, (body) => withPagesRead(readKhatma(body) ?? khatma, today, pages));
  const markDone = () => mark(portion.end);
  return {
    page,
    isDone,
    text,
    ending: text("portionEnds", { page: formatNumber(page, language) }),
    done: text(portion.end === khatmaPages ? "complete" : "todayDone"),
    markDone,
    /** Marks it once the person has come to its end, unless they took that back before. */
    count: () => {
      if (isDone || notYet === key) return false;
      markDone();
      return true;
    },
    undo: () => {
      notYet = key;
      mark(portion.start);
    },
  };
}

/** `counts`: the portion is marked as read once this line has been in sight for a while. */
function EndLine({ counts = false }: { readonly counts?: boolean }) {
  "use memo";
  const portion = usePortion();
  const line = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent(() => portion?.count());
  const isOpen = counts && portion?.isDone === false;
  useEffect(() => {
    if (!isOpen || !line.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onSeen, readingTime);
    });
    watch.observe(line.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [isOpen]);
  if (!portion) return null;
  const { isDone, text } = portion;
  return (
    <div
      ref={line}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-gold border-y py-2 text-base print:hidden"
    >
      <p role="status" className="text-gold text-sm">
        {isDone ? portion.done : portion.ending}
      </p>
      {isDone ? (
        <Button look="bare" onClick={portion.undo}>
          {text("undo")}
        </Button>
      ) : (
        <Button onClick={portion.markDone}>
          <Check aria-hidden="true" className="size-4" />
          {text("markRead")}
        </Button>
      )}
    </div>
  );
}

/**
 * The end of today's portion below the pages that lie open, where it ends with one of them. It is marked as read when
 * the person turns from there to the next page.
 */
export function PortionEndOfPages({ pages }: { readonly pages: readonly number[] }) {
  return (
    useKhatmaRead() && (
      <MoreWords area="khatma">
        <EndOfPages pages={pages} />
      </MoreWords>
    )
  );
}

function EndOfPages({ pages }: { readonly pages: readonly number[] }) {
  "use memo";
  const portion = usePortion();
  const showToast = useToast();
  const open = useRef({ pages, since: Date.now() });
  const onTurn = useEffectEvent(() => {
    const left = open.current;
    if (pages.length === 0 || left.pages.join() === pages.join()) return;
    open.current = { pages, since: Date.now() };
    if (!portion || !left.pages.includes(portion.page) || Date.now() - left.since < readingTime) return;
    const isNext = pages[0] === ((left.pages.at(-1) ?? 0) % khatmaPages) + 1;
    if (isNext && portion.count())
      showToast({ title: portion.done, action: { label: portion.text("undo"), onClick: portion.undo } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another list of pages
  useEffect(() => onTurn(), [pages.join()]);
  return portion && pages.includes(portion.page) ? <EndLine /> : null;
}
