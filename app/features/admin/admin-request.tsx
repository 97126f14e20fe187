import { createContext, type ReactNode, useContext, useState } from "react";
import type { ApiFailure, ApiResult } from "#app/api/call-api.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

/** Opens the sign-in: the server has asked for a recent one. */
const SignInContext = createContext<() => void>(() => undefined);
export const SignInProvider = SignInContext;

type Reason = Pick<ApiFailure, "code" | "message">;

/** Why a request failed, with the sign-in where the server asks for one; nothing while there is no failure. */
export function Failure({
  reason,
  children,
}: {
  readonly reason: Reason | undefined;
  readonly children?: ReactNode;
}) {
  const text = useMessages("admin");
  const signIn = useContext(SignInContext);
  if (!reason) return null;
  const { code, message } = reason;
  const mustSignIn = code === "sign-in-again";
  return (
    <div className="grid justify-items-start gap-3 rounded-control border border-harm p-4">
      <p role="alert">
        {mustSignIn ? text("signInText") : (message ?? text(code === "offline" ? "offline" : "failed"))}
      </p>
      {mustSignIn ? (
        <Button look="primary" onClick={signIn}>
          {text("signIn")}
        </Button>
      ) : (
        children
      )}
    </div>
  );
}

/** Sends actions one at a time; `notice` is drawn below the controls and says how the last one went. */
export function useAction(onDone: () => void) {
  const text = useMessages("admin");
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  /** True when the action was done. */
  async function send(call: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    setIsBusy(true);
    setIsDone(false);
    setFailure(undefined);
    const result = await call();
    setIsBusy(false);
    setIsDone(result.isDone);
    if (result.isDone) onDone();
    else setFailure(result);
    return result.isDone;
  }
  const notice = (
    <>
      <p role="status" className="text-green empty:hidden">
        {isDone && text("done")}
      </p>
      <Failure reason={failure} />
    </>
  );
  return { isBusy, send, notice };
}
