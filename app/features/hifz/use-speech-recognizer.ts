import { useEffect, useRef, useState } from "react";
import {
  browserSpeechRecognizer,
  type SpeechRecognizer,
  type SpeechResult,
} from "#app/browser/speech-recognition.ts";

type SpeechProblem = Exclude<SpeechResult["type"], "heard" | "ended">;

/** Listening to a recitation: what was heard so far, and what went wrong. */
export function useSpeechRecognizer(recognizer: SpeechRecognizer | undefined = browserSpeechRecognizer()) {
  const [isListening, setIsListening] = useState(false);
  const [recognized, setRecognized] = useState("");
  const [problem, setProblem] = useState<SpeechProblem>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    canHear: recognizer !== undefined,
    isListening,
    recognized,
    problem,
    begin(): void {
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
