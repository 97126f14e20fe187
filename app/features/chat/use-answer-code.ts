import { useEffect, useState } from "react";
import type { BotMessage } from "./bot-message.tsx";

/** What draws answers; "coming" while it is fetched, "away" when it could not be. */
export type AnswerCode = typeof BotMessage | "coming" | "away";

/** The code that draws answers, fetched with the first of them; tried anew with each that comes. */
export function useAnswerCode(isWanted: boolean, count: number): AnswerCode {
  const [code, setCode] = useState<AnswerCode>("coming");
  const isThere = typeof code === "function";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another try
  useEffect(() => {
    if (!isWanted || isThere) return;
    import("./bot-message.tsx").then(
      (part) => setCode(() => part.BotMessage),
      () => setCode("away"),
    );
  }, [isWanted, isThere, count]);
  return code;
}
