import { useEffect, useRef, useState } from "react";
import { browserEar, type Ear, type EarReport } from "#app/browser/ear.ts";

type EarProblem = Exclude<EarReport["type"], "heard" | "ended">;

/** Listening to a recitation: what was heard so far, and what went wrong. */
export function useEar(ear: Ear | undefined = browserEar()) {
  const [isListening, setIsListening] = useState(false);
  const [heard, setHeard] = useState("");
  const [problem, setProblem] = useState<EarProblem>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    canHear: ear !== undefined,
    isListening,
    heard,
    problem,
    begin(): void {
      setHeard("");
      setProblem(undefined);
      setIsListening(true);
      end.current = ear?.listen((report) => {
        if (report.type === "heard") setHeard(report.text);
        else if (report.type === "ended") setIsListening(false);
        else setProblem(report.type);
      });
    },
    stop: () => end.current?.(),
    clear(): void {
      setHeard("");
      setProblem(undefined);
    },
  };
}
