import { useState } from "react";
import type { Asked } from "#app/api/ask.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** An act on the server under way, and what it was refused with, in the person's language. */
export function useAct() {
  const text = useMessages("scholars");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function act<Answer>(asking: () => Promise<Asked<Answer>>): Promise<Answer | undefined> {
    setIsBusy(true);
    setRefusal(undefined);
    const asked = await asking();
    setIsBusy(false);
    if (asked.isDone) return asked.answer;
    setRefusal(asked.message ?? text(asked.code === "offline" ? "offline" : "failed"));
    return undefined;
  }
  return { isBusy, refusal, act };
}
