import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { RecitationVerdict, WordVerdict } from "#domain/recitation-check/recitation-check.ts";

type VerdictTextProps = { readonly words: readonly string[]; readonly verdict: RecitationVerdict };

const markClass: Readonly<Record<WordVerdict, string>> = {
  said: "",
  missed: "bg-transparent text-harm underline decoration-dashed decoration-2 underline-offset-[0.5em]",
  changed: "bg-transparent text-gold underline decoration-wavy decoration-2 underline-offset-[0.5em]",
};

/** The passage with missed and changed words marked, and the words that were added. */
export function VerdictText({ words, verdict }: VerdictTextProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {text("verdict", {
          said: formatNumber(verdict.said, language),
          total: formatNumber(words.length, language),
        })}
      </p>
      <p lang="ar" dir="rtl" data-verdict="" className="quran text-pretty text-[1.625rem]">
        {words.map((word, at) => {
          const { verdict: kind, recognized } = verdict.words[at] ?? { verdict: "said" };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a passage keep their order
            <span key={at} className="quran">
              {kind === "said" ? (
                <QuranText text={word} />
              ) : (
                <mark className={markClass[kind]}>
                  <QuranText text={word} />
                </mark>
              )}
              {kind !== "said" && (
                <span lang={language} className="sr-only">
                  {recognized ? text("changedTo", { heard: recognized }) : text("missed")}
                </span>
              )}{" "}
            </span>
          );
        })}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <li>
          <span className={markClass.missed}>{text("missed")}</span>
        </li>
        <li>
          <span className={markClass.changed}>{text("changed")}</span>
        </li>
        {verdict.added.length > 0 && (
          <li>
            {text("addedWords")}{" "}
            <bdi lang="ar" className="font-naskh">
              {verdict.added.map(({ recognized }) => recognized).join("، ")}
            </bdi>
          </li>
        )}
      </ul>
      <p className="text-ink-soft text-sm">{text("verdictNote")}</p>
    </div>
  );
}
