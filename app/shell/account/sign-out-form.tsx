import { useState } from "react";
import { signOut, signOutEverywhere } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { deleteOwnData } from "#app/offline/delete-own-data.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Go } from "./account-view.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { syncNow } from "./sync-keeper.ts";
import { useAccountRequest } from "./use-account-request.ts";

const yes = () => true;
const no = () => false;

/** Signs out and asks whether the data stays on this device; it is deleted only once the account has all of it. */
export function SignOutForm({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const showToast = useToast();
  const { request, isBusy, errorText, errorCode, showError } = useAccountRequest();
  const [isEverywhere, setIsEverywhere] = useState(false);

  const leave = async (staysHere: boolean) => {
    const isSent = (await syncNow()) === "done";
    if (!staysHere && !isSent) return showError(text("notSent"));
    if (!(await request(() => (isEverywhere ? signOutEverywhere : signOut)(language)))) return;
    storedMember.write(undefined);
    const isErased = staysHere || (await deleteOwnData().then(yes, no));
    onGo(undefined);
    if (isErased) showToast({ description: text("signedOut") });
    else showToast({ variant: "destructive", title: text("signedOut"), description: text("eraseFailed") });
  };

  return (
    <div className="grid gap-4">
      <p>{text("signOutText")}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isEverywhere}
          onChange={(event) => setIsEverywhere(event.target.checked)}
          className="size-5 accent-green"
        />
        {text("everywhere")}
      </label>
      <p role="alert" className="text-harm empty:hidden">
        {errorText}
      </p>
      <SignInAgain code={errorCode} onGo={onGo} />
      <Button look="primary" disabled={isBusy} onClick={() => leave(true)}>
        {text("leaveData")}
      </Button>
      <Button disabled={isBusy} onClick={() => leave(false)}>
        {text("removeData")}
      </Button>
      <Button look="bare" onClick={() => onGo({ name: "account" })}>
        {text("back")}
      </Button>
    </div>
  );
}
