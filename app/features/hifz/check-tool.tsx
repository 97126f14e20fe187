import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { heardWords, recitationVerdict } from "#domain/recitation-check/recitation-check.ts";
import { LoadState } from "./load-state.tsx";
import { shownAtFirst } from "./passage.ts";
import { PassageFields } from "./passage-fields.tsx";
import { SelfGrading } from "./self-grading.tsx";
import { useEar } from "./use-ear.ts";
import { usePassage } from "./use-passage.ts";
import { usePassageTexts } from "./use-passage-texts.ts";
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
  const ear = useEar();
  const words = loaded.data?.arabic.flatMap(wordsOf) ?? [];
  const heard = heardWords(ear.heard);
  const verdict = ear.isListening ? undefined : recitationVerdict(words, heard);
  const begin = () => {
    if (mayListen) ear.begin();
    else setIsAsked(true);
  };
  return (
    <div className="grid gap-5">
      <div className="panel p-5">
        <PassageFields
          passage={passage}
          firstVerses={shownAtFirst}
          onChange={(next) => {
            ear.stop();
            ear.clear();
            choose(next);
          }}
        />
      </div>
      {ear.canHear ? (
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
                    ear.begin();
                  }}
                >
                  {text("agree")}
                </Button>
                <Button onClick={() => setIsAsked(false)}>{text("decline")}</Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Button look="primary" onClick={ear.isListening ? ear.stop : begin}>
                {text(ear.isListening ? "stopListening" : "startListening")}
              </Button>
              {mayListen && (
                <Button look="bare" onClick={() => allow(false)}>
                  {text("withdraw")}
                </Button>
              )}
            </div>
          )}
          {ear.isListening && <p role="status">{text("listening", { count: heard.length })}</p>}
          {ear.problem && <p role="alert">{text(`ear.${ear.problem}`)}</p>}
          {!ear.isListening && heard.length > 0 && !verdict && <p role="status">{text("tooFew")}</p>}
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
