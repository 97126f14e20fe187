import { Bookmark } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { basmala, surahs } from "#content/quran/index.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { LeafVerse } from "./leaf-verse.tsx";
import type { ShownPage } from "./shown-page.ts";

/** What each verse of a page is shown by. */
export type LeafView = {
  readonly current: VerseReference | undefined;
  /** Keys of the bookmarked or favorite verses of all surahs. */
  readonly marked: readonly string[];
  /** Whether the text is hidden but for the verses whose keys are in `revealed`. */
  readonly isHiding: boolean;
  readonly revealed: readonly string[];
};

type LeafProps = {
  readonly shown: ShownPage;
  readonly view: LeafView;
};

type MushafLeafProps = LeafProps & {
  /** The page that is read is alone printed; what is ahead is not seen. */
  readonly place?: "read" | "beside" | "ahead";
};

/** The first two pages are written in short lines that stand in the middle. */
const isOpening = (page: number) => page <= 2;

/** As high as a line is at least, so that its marks touch no others; higher where the screen has the room. */
const lineHeight = "max(1em * var(--tall), var(--line-step))";

/** Without `geometricPrecision` letters are as wide as whole pixels, and small lines wider than their measure. */
const linesStyle = {
  fontSize: "inherit",
  lineHeight,
  width: "calc(1em * var(--fit) + 1px)",
  minHeight: `calc(var(--rows) * ${lineHeight})`,
  // What hangs from the last line stays above the rule.
  paddingBlock: "0.15em 0.65em",
  wordSpacing: 0,
  textRendering: "geometricPrecision",
} as const;

/** In the middle between the ink of the lines around it, which hangs low in its line. */
const headingStyle = { insetBlockStart: "0.2em" } as const;

/** A page of the mushaf in its frame: every line as it is printed. */
export function MushafLeaf({ shown, view, place = "read" }: MushafLeafProps) {
  "use memo";
  const text = useMessages("reader");
  const language = useLanguage();
  const { page, blocks } = shown;
  const number = (value: number) => formatNumber(value, language);
  const names = blocks.flatMap((block) =>
    "verses" in block ? [surahs[block.surah - 1]?.arabicName ?? ""] : [],
  );
  const numbers = { juz: number(shown.juz), hizb: number(shown.hizb), page: number(page) };
  const hasMark = keysOf(shown).some((key) => view.marked.includes(key));
  return (
    <section
      aria-label={text("placeInMushaf", numbers)}
      data-page={place === "ahead" ? undefined : page}
      className={`leaf relative flex min-w-0 flex-col ${place === "beside" ? "print:hidden" : ""}`}
      style={{ gridColumnStart: page % 2 === 0 ? 2 : 1 }}
    >
      <div className="flex min-h-8 items-center leading-none justify-between gap-3 border-line border-b text-ink-soft text-sm">
        <p dir="auto">{text("juzAndHizb", numbers)}</p>
        {hasMark && (
          <Bookmark
            aria-hidden="true"
            data-ribbon=""
            className="absolute size-7 fill-current text-gold"
            style={{ insetInlineStart: "calc(50% - 0.875rem)", top: "-1px" }}
          />
        )}
        <p lang="ar" dir="rtl" className="font-naskh">
          {names.join("، ")}
        </p>
      </div>
      <div
        lang="ar"
        dir="rtl"
        className="quran leaf-lines mx-auto grid content-center whitespace-nowrap"
        style={linesStyle}
      >
        {blocks.map((block) => (
          <LeafBlock key={blockKey(block)} block={block} shown={shown} view={view} />
        ))}
      </div>
      <p className="grid min-h-7 place-items-center border-line border-t font-medium text-gold text-sm">
        {number(page)}
      </p>
    </section>
  );
}

type Block = ShownPage["blocks"][number];

function blockKey(block: Block): string {
  if ("heading" in block) return `heading ${block.heading}`;
  return "basmala" in block ? `basmala ${block.basmala}` : `verses ${block.surah}`;
}

/** Keys of all verses of a page. */
function keysOf({ blocks }: ShownPage): readonly string[] {
  return blocks.flatMap((block) =>
    "verses" in block
      ? block.verses.map((_, at) => verseKey({ surah: block.surah, ayah: block.from + at }))
      : [],
  );
}

/** The name of a surah, the basmala, or verses of one surah in their lines. */
function LeafBlock({ block, shown, view }: LeafProps & { readonly block: Block }) {
  "use memo";
  if ("heading" in block)
    return (
      <h2 className="grid items-center text-center text-gold" style={{ font: "inherit", height: "1lh" }}>
        <span
          className="relative rounded-control border border-gold font-naskh text-[0.8em] leading-[1.7]!"
          style={headingStyle}
        >
          {surahs[block.heading - 1]?.arabicName}
        </span>
      </h2>
    );
  if ("basmala" in block)
    return (
      <p className="text-center" style={{ font: "inherit" }}>
        {basmala}
      </p>
    );
  const { surah, from, verses, last } = block;
  // A short line is moved in from both sides, so that its spaces are not drawn apart.
  const inset = last === undefined ? undefined : `calc((var(--fit) - ${last}) * 0.47em)`;
  return (
    <p
      className={isOpening(shown.page) ? "short-lines text-center" : "text-justify"}
      style={{ font: "inherit", textAlignLast: isOpening(shown.page) ? "center" : "justify" }}
    >
      {verses.map((lines, at) => {
        const reference = { surah, ayah: from + at };
        const key = verseKey(reference);
        return (
          <LeafVerse
            key={key}
            reference={reference}
            lines={lines}
            isAltered={shown.altered.includes(key)}
            isCurrent={view.current !== undefined && verseKey(view.current) === key}
            isMarked={view.marked.includes(key)}
            isHidden={view.isHiding && !view.revealed.includes(key)}
            endsLine={verses[at + 1]?.startsWith("\n") ?? false}
            inset={inset !== undefined && lastLineStartsIn(verses, at) && <LineInset width={inset} />}
          />
        );
      })}
      {inset !== undefined && <LineInset width={inset} />}
    </p>
  );
}

/** True for the verse in which the last line of a block begins, or after which. */
function lastLineStartsIn(verses: readonly string[], at: number): boolean {
  const last = verses.findLastIndex((lines) => lines.includes("\n"));
  return at === (verses[last]?.lastIndexOf("\n") === 0 ? last - 1 : last);
}

/** Room at one end of a line. */
function LineInset({ width }: { readonly width: string }) {
  return <span aria-hidden="true" className="inline-block" style={{ inlineSize: width }} />;
}
