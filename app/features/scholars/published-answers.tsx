import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { fetchPublishedAnswers, type PublishedAnswer } from "#app/api/scholars.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { type SourceTools, SourceToolsContext } from "./cited-sources.tsx";
import { ScholarAnswer } from "./scholar-answer.tsx";

type PublishedAnswersProps = Pick<SourceTools, "show"> & {
  /** The search of the page. */
  readonly typed: string;
};

const findsNothing = async () => undefined;

/** Scholars' answers that their askers agreed to publish; nothing while there are none or the server is unreachable. */
export function PublishedAnswers({ typed, show }: PublishedAnswersProps) {
  const language = useLanguage();
  const { latest: answers = [] } = useAsync(language, async () => {
    const result = await fetchPublishedAnswers(language);
    if (!result.isDone) throw new Error(result.code);
    return result.answer.answers;
  });
  const query = readQuery(typed);
  const shown =
    query.words.length === 0
      ? answers
      : findTexts(answers, ({ question, answer }) => searchableText([question, answer]), query);
  if (shown.length === 0) return null;
  return (
    <MoreWords area="chat">
      <MoreWords area="scholars">
        <SourceToolsContext value={{ show, find: findsNothing }}>
          <AnswerList answers={shown} />
        </SourceToolsContext>
      </MoreWords>
    </MoreWords>
  );
}

function AnswerList({ answers }: { readonly answers: readonly PublishedAnswer[] }) {
  const text = useMessages("scholars");
  return (
    <section aria-labelledby="scholars-answers" className="mt-6">
      <h2 id="scholars-answers" className="mb-1 font-display text-2xl">
        {text("faqTitle")}
      </h2>
      <p className="mb-3 max-w-[65ch] text-ink-soft text-sm">{text("faqNote")}</p>
      <div className="panel divide-y divide-line">
        {answers.map((answer) => (
          <Entry key={answer.id} {...answer} />
        ))}
      </div>
    </section>
  );
}

function Entry({ question, answer, citations, scholarName, at }: PublishedAnswer) {
  const language = useLanguage();
  const [hasOpened, setHasOpened] = useState(false);
  // The cited texts load only once the answer is opened.
  const cited = hasOpened ? citations : [];
  return (
    <details
      name="faq"
      className="group"
      onToggle={(event) => {
        if (event.currentTarget.open) setHasOpened(true);
      }}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium hover:text-green [&::-webkit-details-marker]:hidden">
        <h3 className="whitespace-pre-wrap break-words">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">
        <ScholarAnswer answer={{ text: answer, citations: cited, scholarName, at }} language={language} />
      </div>
    </details>
  );
}
