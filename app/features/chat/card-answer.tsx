import { useId, useState } from "react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Reply } from "#domain/conversation/reply.ts";
import { directionOf } from "#domain/language.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { CardSourceItem } from "./card-source-item.tsx";
import { isCardTool, surahOfTool, toolTitles, topicOfTool } from "./card-tools.ts";

/** The sources of a card, each once, in the order of its story or of its sentences. */
function sourcesOf(sentences: readonly { readonly sources: readonly string[] }[]): readonly string[] {
  return [...new Set(sentences.flatMap(({ sources }) => sources))];
}

/** A written answer: sentences of ours with the numbers of their sources, the sources, and our own pages on the matter. */
export function CardAnswer({ reply }: { readonly reply: Reply }) {
  const text = useMessages("answers");
  const chat = useMessages("chat");
  const language = useLanguage();
  const { card: id = "", isRuling = false, asksForMore = false } = reply;
  const [isOpen, setIsOpen] = useState(asksForMore);
  const listId = useId();
  const { latest, hasFailed } = useAsync(`${language} ${id}`, async () => {
    const { loadCard } = await import("#content/answer-cards/index.ts");
    return (await loadCard(id, language)) ?? "missing";
  });
  if (hasFailed) return <p role="status">{chat("sourceFailed")}</p>;
  if (latest === undefined)
    return <div aria-hidden="true" className="h-32 rounded-panel bg-raised motion-safe:animate-pulse" />;
  if (latest === "missing") return <p className="text-ink-soft">{chat("leftOut")}</p>;
  const { card, books } = latest;
  const sources = sourcesOf(card.sentences);
  const numberOf = (source: string) => printedNumber(String(sources.indexOf(source) + 1), language);
  const open = (source: string) => {
    setIsOpen(true);
    requestAnimationFrame(() =>
      document.getElementById(`${listId}-${sources.indexOf(source)}`)?.scrollIntoView({ block: "nearest" }),
    );
  };
  return (
    <>
      {isRuling && <p className="font-medium">{chat("ruling")}</p>}
      <p lang={language} dir={directionOf(language)} className="text-pretty">
        {card.sentences.map((sentence) => (
          <span key={sentence.text}>
            {sentence.text}
            {sentence.sources.map((source) => (
              <button
                key={source}
                type="button"
                aria-label={text("card.source", { number: numberOf(source) })}
                onClick={() => open(source)}
                className="min-h-6 min-w-6 px-1 text-green underline-offset-4 hover:underline"
              >
                <sup>{numberOf(source)}</sup>
              </button>
            ))}{" "}
          </span>
        ))}
      </p>
      {isRuling && <p>{chat("rulingWay")}</p>}
      <p className="text-ink-soft text-sm">
        {card.review ? text("card.reviewed", { by: card.review.by }) : text("card.ours")}
      </p>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-green underline-offset-4 hover:underline">
          {text("card.sources", { count: printedNumber(String(sources.length), language) })}
        </summary>
        {isOpen && (
          <ol className="mt-2 grid gap-4">
            {sources.map((source, at) => (
              <li key={source} id={`${listId}-${at}`} className="flex gap-3">
                <span aria-hidden="true" className="min-w-6 text-ink-soft text-sm">
                  {numberOf(source)}
                </span>
                <div className="min-w-0 grow">
                  <CardSourceItem source={source} books={books} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </details>
      {card.stories && <StoryOrder passages={card.stories} />}
      <CardTools tools={card.tools} />
    </>
  );
}

/** Names of the surahs in the reader's language; undefined until they are loaded. */
function useSurahNames(areNeeded: boolean) {
  const language = useLanguage();
  const { latest } = useAsync(areNeeded ? language : undefined, async () => {
    const { loadSurahNames } = await import("#content/quran/index.ts");
    return loadSurahNames(language);
  });
  return (surah: number) => latest?.[surah - 1]?.name ?? "";
}

/** Links to the passages of a story, in the order of its events. */
function StoryOrder({ passages }: { readonly passages: readonly string[] }) {
  const text = useMessages("answers");
  const language = useLanguage();
  const nameOf = useSurahNames(true);
  return (
    <nav aria-label={text("card.story")} className="space-y-2">
      <p className="text-ink-soft text-sm">{text("card.story")}</p>
      <ol className="flex flex-wrap gap-2">
        {passages.map((passage) => {
          const range = parseVerseRange(passage);
          if (typeof range === "string") return null;
          const place = printedNumber(`${range.surah}:${range.from}`, language);
          return (
            <li key={passage}>
              <Link
                href={`/digital-quran?surah=${range.surah}&verse=${range.from}`}
                className={buttonClass()}
              >
                {`${nameOf(range.surah)} ${place}`}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function CardTools({ tools }: { readonly tools: readonly string[] }) {
  const text = useMessages("answers");
  const shell = useMessages("shell");
  const nameOf = useSurahNames(tools.some(surahOfTool));
  const label = (tool: string) => {
    const surah = surahOfTool(tool);
    if (surah !== undefined) return text("card.surah", { name: nameOf(surah) });
    const topic = topicOfTool(tool);
    if (topic) return text(`card.guide.${topic}`);
    const path = tool.split("?")[0] ?? "";
    if (path === "/donations") return text("card.zakat");
    return isCardTool(path) ? shell(toolTitles[path]) : path;
  };
  if (tools.length === 0) return null;
  return (
    <nav aria-label={text("card.tools")}>
      <ul className="flex flex-wrap gap-2">
        {tools.map((tool) => (
          <li key={tool}>
            <Link href={tool} className={buttonClass()}>
              {label(tool)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
