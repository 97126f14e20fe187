import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { MushafQuestion } from "#domain/conversation/mushaf-question.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { factText } from "./fact-text.ts";
import type { Turn } from "./turn.ts";
import { WordCount, WordMeaning } from "./word-lead.tsx";

type OwnAnswerProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

const courteous = {
  greeting: "greeting",
  thanks: "thanks",
  farewell: "farewell",
  "about-us": "aboutUs",
} as const;

/** What is answered in words of ours alone: a courtesy, a question about people, a reckoned fact. */
export function OwnAnswer({ turn, reply }: OwnAnswerProps) {
  const text = useMessages("answers");
  const { kind, tool } = reply;
  if (kind === "group")
    return (
      <>
        <p>{text("group")}</p>
        <p>{text("groupWay")}</p>
      </>
    );
  if (kind === "nothing") return <Ways />;
  if (kind in courteous) return <p>{text(courteous[kind as keyof typeof courteous])}</p>;
  if (tool?.tool === "occurrences") return <WordCount turn={turn} word={tool.word} />;
  if (tool?.tool === "meaning") return <WordMeaning turn={turn} word={tool.word} />;
  return tool && tool.tool !== "verses" && tool.tool !== "no-such-verse" ? <Fact question={tool} /> : null;
}

const ways = [
  ["/digital-quran", "way.reader"],
  ["/duas-collection", "way.duas"],
  ["/how-to-pray", "way.prayer"],
] as const;

/** Where else to look, when no text answers. */
function Ways() {
  const text = useMessages("answers");
  return (
    <nav aria-label={text("ways")} className="space-y-2">
      <p className="text-ink-soft">{text("ways")}</p>
      <ul className="flex flex-wrap gap-2">
        {ways.map(([href, label]) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-control border border-line px-3 hover:border-green"
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fact({ question }: { readonly question: MushafQuestion }) {
  const text = useMessages("answers");
  const chat = useMessages("chat");
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a language come with it
  useEffect(() => {
    let isCurrent = true;
    factText(question, { text, language }).then(
      (found) => isCurrent && setSaid(found),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, language]);
  return (
    <p role={hasFailed ? "status" : undefined}>
      {hasFailed ? chat("sourceFailed") : said}{" "}
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
