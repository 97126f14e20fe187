import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { recitationVerdict, recognizedWords } from "#domain/recitation-check/recitation-check.ts";
import { LoadState } from "./load-state.tsx";
import { shownAtFirst } from "./passage.ts";
import { PassageFields } from "./passage-fields.tsx";
import { SelfGrading } from "./self-grading.tsx";
import { usePassage } from "./use-passage.ts";
import { usePassageTexts } from "./use-passage-texts.ts";
import { useSpeechRecognizer } from "./use-speech-recognizer.ts";
import { VerdictText } from "./verdict-text.tsx";

/** Whether the person knows where the sound goes and wants it. */
const storedConsent = storedValue<boolean>(
  "hifz.mayListen",
  { parse: (text) => text === "yes", print: (isGiven) => (isGiven ? "yes" : "no") },
  false,
);

/** A recitation from memory, checked by the browser's own recognition where it has one, or by oneself. */
export function CheckTool() {
  const text = useMessages("hifz");
  const [passage, choose] = usePassage();
  const loaded = usePassageTexts(passage);
  const [mayListen, allow] = useStoredValue(storedConsent);
  const [isAsked, setIsAsked] = useState(false);
  const recognizer = useSpeechRecognizer();
  const words = loaded.data?.arabic.flatMap(wordsOf) ?? [];
  const recognized = recognizedWords(recognizer.recognized);
  const verdict = recognizer.isListening ? undefined : recitationVerdict(words, recognized);
  const begin = () => {
    if (mayListen) recognizer.begin();
    else setIsAsked(true);
  };
  return (
    <div className="grid gap-5">
      <div className="panel p-5">
        <PassageFields
          passage={passage}
          firstVerses={shownAtFirst}
          onChange={(next) => {
            recognizer.stop();
            recognizer.clear();
            choose(next);
          }}
        />
      </div>
      {recognizer.canHear ? (
        <section aria-label={text("listenTitle")} className="panel grid gap-4 p-5">
          <h2 className="font-display text-xl">{text("listenTitle")}</h2>
          {isAsked && !mayListen ? (
            <>
              <p className="max-w-[65ch]">{text("whereAudioGoes")}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  look="primary"
                  onClick={() => {
                    allow(true);
                    recognizer.begin();
                  }}
                >
                  {text("agree")}
                </Button>
                <Button onClick={() => setIsAsked(false)}>{text("decline")}</Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Button look="primary" onClick={recognizer.isListening ? recognizer.stop : begin}>
                {text(recognizer.isListening ? "stopListening" : "startListening")}
              </Button>
              {mayListen && (
                <Button look="bare" onClick={() => allow(false)}>
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
      {loaded.data ? (
        <SelfGrading
          key={`${passage.surah}:${passage.from}-${passage.to}`}
          passage={passage}
          texts={loaded.data}
        />
      ) : (
        <LoadState of={loaded} />
      )}
    </div>
  );
}
