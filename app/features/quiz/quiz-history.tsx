import { Trash2 } from "lucide-react";
import { Link } from "wouter";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { quizOf } from "#domain/quiz/quiz.ts";
import { readResult } from "#domain/quiz/quiz-result.ts";
import { quizAddress } from "./quiz-address.ts";

/** The person's stored results, the newest first. */
export function QuizHistory() {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { entries, isReady, remove } = useCollectionMap("quiz-result");
  if (!isReady) return null;
  const results = [...entries]
    .flatMap(([key, body]) => {
      const result = readResult(body);
      return result ? [{ key, result }] : [];
    })
    .sort((first, second) => second.result.endedAt - first.result.endedAt);
  const day = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="quiz-history" className="mt-10">
      <h2 id="quiz-history" className="mb-3 font-display text-2xl">
        {text("history")}
      </h2>
      {results.length === 0 && <p className="panel p-5 text-ink-soft">{text("historyEmpty")}</p>}
      <ul className="grid gap-2">
        {results.map(({ key, result }) => (
          <li key={key} className="panel flex items-center gap-3 py-2 ps-5 pe-2">
            <div className="min-w-0 grow">
              <Link
                href={quizAddress(result.quiz, result.seed, key)}
                className="inline-flex min-h-11 items-center text-green hover:underline"
              >
                {text(`name.${result.quiz}`)}
              </Link>
              <p className="text-ink-soft text-sm">{day.format(result.endedAt)}</p>
            </div>
            <p className="text-sm">
              {text("score", {
                right: formatNumber(result.right, language),
                count: formatNumber(quizOf(result.quiz)?.questions ?? 0, language),
              })}
            </p>
            <IconButton label={text("remove")} onClick={() => remove(key)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
