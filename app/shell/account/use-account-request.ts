import { useState } from "react";
import type { ApiResult } from "#app/api/call-api.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** Runs the request of a form; says whether it is pending, and why the last one failed. */
export function useAccountRequest() {
  const text = useMessages("account");
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  const request = async <Answer>(call: () => Promise<ApiResult<Answer>>): Promise<Answer | undefined> => {
    setIsBusy(true);
    setErrorText(undefined);
    setErrorCode(undefined);
    const response = await call();
    setIsBusy(false);
    if (response.isDone) return response.answer;
    setErrorCode(response.code);
    setErrorText(response.message ?? text("offline"));
    return undefined;
  };
  return { request, isBusy, errorText, errorCode, showError: setErrorText };
}
