import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import type { RakahQuestion } from "#domain/conversation/rakah-question.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { isPractical } from "#domain/practical-questions/practical-tools.ts";
import type { ProductTopic } from "#domain/product-questions/product-topics.ts";
import { courtesyKeys, isCourtesy, otherPages } from "./answer-texts.ts";
import type { WordCount } from "./assistant-messages.ts";
import { countText, factText } from "./fact-text.ts";
import type { Turn } from "./turn.ts";

type DirectAnswerProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

/** An answer in our own words, without sources: a courtesy, a question that judges people, a computed fact. */
export function DirectAnswer({ turn, reply }: DirectAnswerProps) {
  const text = useMessages("answers");
  const { kind, tool } = reply;
  if (kind === "group")
    return (
      <>
        <p>{text("group")}</p>
        <p>{text("groupWay")}</p>
      </>
    );
  if (kind === "nothing") return <OtherPages />;
  if (isCourtesy(kind)) return <p>{text(courtesyKeys[kind])}</p>;
  if (tool?.tool === "occurrences") return <WordCountAnswer turn={turn} word={tool.word} />;
  if (tool?.tool === "product") return <ProductAnswer topic={tool.topic} />;
  if (tool?.tool === "meaning") return <WordMeaningAnswer turn={turn} word={tool.word} />;
  return tool && !isPractical(tool) && tool.tool !== "verses" && tool.tool !== "no-such-verse" ? (
    <Fact question={tool} />
  ) : null;
}

/** Links to where else one may look when no text answers. */
function OtherPages() {
  const text = useMessages("answers");
  return (
    <nav aria-label={text("ways")} className="space-y-2">
      <p className="text-ink-soft">{text("ways")}</p>
      <ul className="flex flex-wrap gap-2">
        {otherPages.map(([href, label]) => (
          <li key={href}>
            <Link href={href} className={buttonClass()}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What we say on a matter of the product, with the page on which it is done. */
function ProductAnswer({ topic }: { readonly topic: ProductTopic }) {
  const chat = useMessages("chat");
  const language = useLanguage();
  const { latest, hasFailed } = useAsync(`${language} ${topic}`, async () => {
    const { productInWords } = await import("./product-in-words.ts");
    return productInWords(topic, language);
  });
  if (hasFailed) return <p role="status">{chat("sourceFailed")}</p>;
  return (
    <>
      <p className="text-pretty">{latest?.text}</p>
      {latest?.links.map(({ url, title }) => (
        <p key={url}>
          <Link href={url} className={buttonClass()}>
            {title}
          </Link>
        </p>
      ))}
    </>
  );
}

function Fact({ question }: { readonly question: MushafQuestion | RakahQuestion }) {
  const text = useMessages("answers");
  const chat = useMessages("chat");
  const language = useLanguage();
  const { latest = "", hasFailed } = useAsync(`${language} ${JSON.stringify(question)}`, () =>
    factText(question, { text, language }),
  );
  return (
    <p role={hasFailed ? "status" : undefined}>
      {hasFailed ? chat("sourceFailed") : latest}{" "}
      {"surah" in question && (
        <Link
          href={`/digital-quran?surah=${question.surah}`}
          className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
        >
          {chat("openSurah")}
        </Link>
      )}
    </p>
  );
}

type WordTurn = { readonly turn: Extract<Turn, { role: "bot" }>; readonly word: string };

const verseAddress = (key: string) => {
  const [surah, ayah] = key.split(":");
  return `/digital-quran?surah=${surah}&verse=${ayah}`;
};

/** How often a counted word occurs in the Quran and where first; no figure for any other word. */
function WordCountAnswer({ turn, word }: WordTurn) {
  const text = useMessages("answers");
  const { count, otherCounts = [] } = turn;
  if (!count) return <p>{text("count.none", { word })}</p>;
  return (
    <>
      {[count, ...otherCounts].map((one) => (
        <CountOfWord key={one.id} count={one} />
      ))}
      <p className="text-ink-soft text-sm">{text("count.rule")}</p>
    </>
  );
}

function CountOfWord({ count }: { readonly count: WordCount }) {
  const text = useMessages("answers");
  const language = useLanguage();
  const [first, ...others] = countText(count, text, language);
  return (
    <>
      <p>{first}</p>
      {others.map((line) => (
        <p key={line} className="text-ink-soft text-sm">
          {line}
        </p>
      ))}
      <p>{text("count.first", { count: count.first.length })}</p>
      <ul className="flex flex-wrap gap-2">
        {count.first.map((key) => (
          <li key={key}>
            <Link href={verseAddress(key)} className={buttonClass()}>
              {printedNumber(key, language)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a word means: our own definition, then, for readers of English, the renderings of the word-by-word edition. */
function WordMeaningAnswer({ turn, word }: WordTurn) {
  const text = useMessages("chat");
  const answers = useMessages("answers");
  const language = useLanguage();
  const { glosses, own, isEnglish } = turn.meaning ?? { glosses: [] };
  // Answers of earlier versions carry English renderings in every language.
  const shown = isEnglish === true || (isEnglish === undefined && language === "en") ? glosses : [];
  if (shown.length === 0)
    return <p>{own ? answers("meaning.own", { word, meaning: own }) : answers("meaning.none", { word })}</p>;
  return (
    <>
      <p>{own ? text("wordMeans", { word, meaning: own }) : text("wordStands", { word })}</p>
      <ul className="grid gap-2">
        {shown.map(({ arabic, gloss, transliteration, verse }) => (
          <li key={gloss} className="panel flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span lang="ar" dir="rtl" className="quran text-[1.375rem]">
              <QuranText text={arabic} />
            </span>
            <span lang="en" dir="ltr" className="grow">
              {gloss} <span className="text-ink-soft text-sm">{transliteration}</span>
            </span>
            <Link
              href={verseAddress(verse)}
              className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
            >
              {printedNumber(verse, language)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{text("glossNote")}</p>
    </>
  );
}
