import { useState } from "react";
import type { ApiResult } from "#app/api/call-api.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/** Sends requests to the server one at a time; `error` is why the last one failed, in the person's language. */
export function useServerRequest() {
  const text = useMessages("scholars");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function send<Answer>(request: () => Promise<ApiResult<Answer>>): Promise<Answer | undefined> {
    setIsBusy(true);
    setError(undefined);
    const result = await request();
    setIsBusy(false);
    if (result.isDone) return result.answer;
    setError(result.message ?? text(result.code === "offline" ? "offline" : "failed"));
    return undefined;
  }
  return { isBusy, error, send };
}

/** Why a request failed; nothing while there is no error. */
export function RequestError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className="rounded-control border border-harm p-3 text-sm">
      {message}
    </p>
  );
}
