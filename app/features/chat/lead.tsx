import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Reply } from "#domain/conversation/reply.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { HelpAnswer } from "./help-answer.tsx";
import type { Turn } from "./turn.ts";
import { WordCount, WordMeaning } from "./word-lead.tsx";

type LeadProps = { readonly turn: Extract<Turn, { role: "bot" }>; readonly reply: Reply };

/** What an answer says in its own words, before the texts speak. */
export function Lead({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const topic = useTopic(reply);
  if (reply.kind === "tool") return <Reckoned turn={turn} reply={reply} />;
  if (reply.distress && (reply.kind === "emergency" || reply.kind === "grief"))
    return <HelpAnswer kind={reply.distress} isFollowUp={reply.isFollowUp} />;
  // Answers that were kept before told no kind of distress.
  if (reply.kind === "emergency")
    return (
      <div className="space-y-2" role="alert">
        <p className="font-medium">{text("emergency")}</p>
        <p>{text("emergencyTalk")}</p>
      </div>
    );
  if (reply.kind === "ruling")
    return (
      <>
        {reply.distress && <HelpAnswer kind={reply.distress} />}
        <p className="font-medium">{text("ruling")}</p>
        {topic && <p>{topic}</p>}
        <p>
          {text("rulingWay")} {reply.citations.length > 0 && text("rulingRead")}
        </p>
      </>
    );
  if (reply.kind === "nothing")
    return (
      <>
        <p>{text("nothing")}</p>
        <p className="text-ink-soft">
          {text("nothingHint")} {reply.citations.length > 0 && text("nearest")}
        </p>
      </>
    );
  return topic ? (
    <>
      <p>{topic}</p>
      <p className="text-ink-soft text-sm">{text("topicNote")}</p>
    </>
  ) : (
    <p>{text("found")}</p>
  );
}

function useTopic({ subjects, kind }: Reply): string | undefined {
  const language = useLanguage();
  const [topic, setTopic] = useState<string>();
  const wanted = kind === "found" || kind === "ruling" ? subjects.join(" ") : "";
  useEffect(() => {
    let isCurrent = true;
    if (wanted === "") return;
    import("#content/topics/index.ts")
      .then(({ loadTopics }) => loadTopics(language))
      .then(
        (topics) => {
          const id = wanted.split(" ").find((subject) => topics[subject] !== undefined);
          if (isCurrent && id) setTopic(topics[id]);
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, language]);
  return topic;
}

function Reckoned({ turn, reply }: LeadProps) {
  const text = useMessages("chat");
  const language = useLanguage();
  const { tool } = reply;
  if (tool?.tool === "verse-count") return <VerseCount surah={tool.surah} />;
  if (tool?.tool === "no-such-verse")
    return <p>{text("noSuchVerse", { reference: printedNumber(tool.asked, language) })}</p>;
  if (tool?.tool === "occurrences") return <WordCount turn={turn} word={tool.word} by={tool.by} />;
  if (tool?.tool === "meaning") return <WordMeaning turn={turn} word={tool.word} />;
  return <p>{text("verses", { count: reply.citations.length })}</p>;
}

function VerseCount({ surah }: { readonly surah: number }) {
  const text = useMessages("chat");
  const language = useLanguage();
  const [name, setName] = useState("");
  useEffect(() => {
    let isCurrent = true;
    import("#content/quran/index.ts")
      .then(({ loadSurahNames }) => loadSurahNames(language))
      .then(
        (names) => {
          if (isCurrent) setName(names[surah - 1]?.name ?? "");
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [surah, language]);
  const count = ayahsIn(surah);
  return (
    <p>
      {text("verseCount", { name, count, number: formatNumber(count, language) })}{" "}
      <Link href={`/digital-quran?surah=${surah}`} className="text-green underline underline-offset-4">
        {text("openSurah")}
      </Link>
    </p>
  );
}
