import { useEffect, useRef, useState } from "react";
import { useNow } from "#app/browser/device-clock.ts";
import {
  browserSpeechRecognizer,
  type SpeechRecognizer,
  type SpeechResult,
} from "#app/browser/speech-recognition.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useToast } from "#app/ui/toast.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import {
  type RecitationVerdict,
  recitationVerdict,
  recognizedWords,
  type WordVerdict,
} from "#domain/recitation-check/recitation-check.ts";
import type { ReviewGrade } from "#domain/review/review-card.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { GradeButtons, waitTexts } from "./grade-buttons.tsx";
import { initialVerses, type Passage } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { useDeck } from "./use-deck.ts";
import { type PassageTexts, usePassage, usePassageTexts } from "./use-passage.ts";
import { NumberedVerses } from "./verse-text.tsx";

/** Whether the person was told where the audio goes and has agreed. */
const storedConsent = storedValue<boolean>(
  "hifz.mayListen",
  { parse: (text) => text === "yes", print: (hasAgreed) => (hasAgreed ? "yes" : "no") },
  false,
);

/** A recitation from memory, checked by the browser's speech recognition if it has one, or graded by oneself. */
export function CheckTool() {
  const text = useMessages("hifz");
  const [passage, choose] = usePassage();
  const loaded = usePassageTexts(passage);
  const [hasConsent, setHasConsent] = useStoredValue(storedConsent);
  const [asksForConsent, setAsksForConsent] = useState(false);
  const recognizer = useSpeechRecognizer();
  const words = loaded.value?.arabic.flatMap(wordsOf) ?? [];
  const recognized = recognizedWords(recognizer.recognized);
  const verdict = recognizer.isListening ? undefined : recitationVerdict(words, recognized);
  const start = () => {
    if (hasConsent) recognizer.start();
    else setAsksForConsent(true);
  };
  return (
    <div className="grid gap-5">
      <div className="panel p-5">
        <PassageFields
          passage={passage}
          firstVerses={initialVerses}
          onChange={(next) => {
            recognizer.stop();
            recognizer.clear();
            choose(next);
          }}
        />
      </div>
      {recognizer.isSupported ? (
        <section aria-label={text("listenTitle")} className="panel grid gap-4 p-5">
          <h2 className="font-display text-xl">{text("listenTitle")}</h2>
          {asksForConsent && !hasConsent ? (
            <>
              <p className="max-w-[65ch]">{text("whereAudioGoes")}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  look="primary"
                  onClick={() => {
                    setHasConsent(true);
                    recognizer.start();
                  }}
                >
                  {text("agree")}
                </Button>
                <Button onClick={() => setAsksForConsent(false)}>{text("decline")}</Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Button look="primary" onClick={recognizer.isListening ? recognizer.stop : start}>
                {text(recognizer.isListening ? "stopListening" : "startListening")}
              </Button>
              {hasConsent && (
                <Button look="bare" onClick={() => setHasConsent(false)}>
                  {text("withdraw")}
                </Button>
              )}
            </div>
          )}
          {recognizer.isListening && <p role="status">{text("listening", { count: recognized.length })}</p>}
          {recognizer.problem && <p role="alert">{text(`ear.${recognizer.problem}`)}</p>}
          {!recognizer.isListening && recognized.length > 0 && !verdict && (
            <p role="status">{text("tooFew")}</p>
          )}
          {verdict && <VerdictText words={words} verdict={verdict} />}
        </section>
      ) : (
        <p className="panel p-4">{text("noEar")}</p>
      )}
      {loaded.value ? (
        <SelfGrading
          key={`${passage.surah}:${passage.from}-${passage.to}`}
          passage={passage}
          texts={loaded.value}
        />
      ) : (
        <LoadState state={loaded} />
      )}
    </div>
  );
}

type SpeechProblem = Exclude<SpeechResult["type"], "heard" | "ended">;

/** The text recognized so far, and the last problem. */
function useSpeechRecognizer(recognizer: SpeechRecognizer | undefined = browserSpeechRecognizer()) {
  const [isListening, setIsListening] = useState(false);
  const [recognized, setRecognized] = useState("");
  const [problem, setProblem] = useState<SpeechProblem>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    isSupported: recognizer !== undefined,
    isListening,
    recognized,
    problem,
    start(): void {
      setRecognized("");
      setProblem(undefined);
      setIsListening(true);
      end.current = recognizer?.listen((report) => {
        if (report.type === "heard") setRecognized(report.text);
        else if (report.type === "ended") setIsListening(false);
        else setProblem(report.type);
      });
    },
    stop: () => end.current?.(),
    clear(): void {
      setRecognized("");
      setProblem(undefined);
    },
  };
}

type SelfGradingProps = { readonly passage: Passage; readonly texts: PassageTexts };

/** The check without speech recognition: recite, look, and grade; the passage's review card is graded with it. */
function SelfGrading({ passage, texts }: SelfGradingProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { now } = useNow();
  const showToast = useToast();
  const store = useDeck();
  const [isShown, setIsShown] = useState(false);
  const { surah, from, to } = passage;
  const id = to > from ? (`${surah}:${from}-${to}` as const) : verseKey({ surah, ayah: from });
  const waits = store.waitsOf(id, now);
  const grade = (chosen: ReviewGrade) => {
    store.gradeOrCreate(id, chosen);
    setIsShown(false);
    showToast({ title: text("graded") });
  };
  return (
    <section aria-label={text("selfTitle")} className="panel grid gap-4 p-5">
      <h2 className="font-display text-xl">{text("selfTitle")}</h2>
      <p className="text-ink-soft">{text("selfAbout")}</p>
      {isShown ? (
        <>
          <p lang="ar" dir="rtl" className="quran text-pretty text-[1.625rem]">
            <NumberedVerses verses={texts.arabic} from={from} />
          </p>
          <GradeButtons
            waits={waits && waitTexts(waits, language)}
            isDisabled={!store.isReady}
            onGrade={grade}
          />
        </>
      ) : (
        <Button look="primary" onClick={() => setIsShown(true)} className="justify-self-start">
          {text("showPassage")}
        </Button>
      )}
    </section>
  );
}

type VerdictTextProps = { readonly words: readonly string[]; readonly verdict: RecitationVerdict };

const markClass: Readonly<Record<WordVerdict, string>> = {
  said: "",
  missed: "bg-transparent text-harm underline decoration-dashed decoration-2 underline-offset-[0.5em]",
  changed: "bg-transparent text-gold underline decoration-wavy decoration-2 underline-offset-[0.5em]",
};

/** The passage with missed and changed words marked, and the words that were added. */
function VerdictText({ words, verdict }: VerdictTextProps) {
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
