import { useEffect, useRef, useState } from "react";
import type { ApiResult } from "#app/api/call-api.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** How often a call comes again by itself after a server that was busy for a moment. */
const repeats = 5;
/** Most seconds of a wait that a person is asked to watch. */
const longestWait = 15;

/**
 * Runs the request of a form; says whether it is pending, and why the last one failed. A server that is busy for some
 * seconds is asked again by itself, with what was sent, while the form says so; whoever presses again meanwhile, or
 * closes the form, ends the wait. A request that cannot be sent twice is run once.
 */
export function useAccountRequest() {
  const text = useMessages("account");
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  /** The request that was started last; none once the form is closed. */
  const current = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );
  const request = async <Answer>(
    call: () => Promise<ApiResult<Answer>>,
    { isRepeated = true } = {},
  ): Promise<Answer | undefined> => {
    const own = Symbol();
    current.current = own;
    for (let turn = 0; ; turn++) {
      setIsBusy(true);
      if (turn === 0) setErrorText(undefined);
      setErrorCode(undefined);
      const response = await call();
      setIsBusy(false);
      if (response.isDone) return response.answer;
      const { code, message, retryAfter } = response;
      setErrorCode(code);
      const isMomentary =
        isRepeated && code === "unavailable" && retryAfter !== undefined && retryAfter <= longestWait;
      if (!isMomentary || turn === repeats) {
        setErrorText(message ?? text("offline"));
        return undefined;
      }
      // Not all who were refused at the same time come again at the same time.
      const seconds = retryAfter + Math.floor(Math.random() * 3);
      setErrorText(text("waits", { seconds }));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (current.current !== own) return undefined;
    }
  };
  return { request, isBusy, errorText, errorCode, showError: setErrorText };
}
