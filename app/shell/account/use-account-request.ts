import { useState } from "react";
import type { Asked } from "#app/api/ask.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** Runs the request of a form; says whether it is pending, and why the last one failed. */
export function useAccountRequest() {
  const text = useMessages("account");
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const request = async <Answer>(call: () => Promise<Asked<Answer>>): Promise<Answer | undefined> => {
    setIsBusy(true);
    setErrorText(undefined);
    const asked = await call();
    setIsBusy(false);
    if (asked.isDone) return asked.answer;
    setErrorText(asked.message ?? text("offline"));
    return undefined;
  };
  return { request, isBusy, errorText, showError: setErrorText };
}
