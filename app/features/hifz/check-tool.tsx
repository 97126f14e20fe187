import { useEffect, useRef, useState } from "react";
import {
  browserSpeechRecognizer,
  type SpeechRecognizer,
  type SpeechResult,
} from "#app/browser/speech-recognition.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { recitationVerdict, recognizedWords } from "#domain/recitation-check/recitation-check.ts";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { SelfGrading } from "./self-grading.tsx";
import { usePassage, usePassageTexts } from "./use-passage.ts";
import { VerdictText } from "./verdict-text.tsx";

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
  const [mayListen, setMayListen] = useStoredValue(storedConsent);
  const [asksForConsent, setAsksForConsent] = useState(false);
  const recognizer = useSpeechRecognizer();
  const words = loaded.value?.arabic.flatMap(wordsOf) ?? [];
  const recognized = recognizedWords(recognizer.recognized);
  const verdict = recognizer.isListening ? undefined : recitationVerdict(words, recognized);
  const start = () => {
    if (mayListen) recognizer.start();
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
          {asksForConsent && !mayListen ? (
            <>
              <p className="max-w-[65ch]">{text("whereAudioGoes")}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  look="primary"
                  onClick={() => {
                    setMayListen(true);
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
              {mayListen && (
                <Button look="bare" onClick={() => setMayListen(false)}>
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
