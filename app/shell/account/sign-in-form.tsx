import { KeyRound } from "lucide-react";
import { signIn } from "#app/api/accounts.ts";
import { signInWithPasskey } from "#app/api/passkeys.ts";
import { canUsePasskeys, showPasskey } from "#app/browser/passkeys.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAccountRequest } from "./use-account-request.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

export type EntryFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onGo: Go;
};

/** Email and password, or a passkey. */
export function SignInForm({ email, onEmail, onGo }: EntryFormProps) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText, showError } = useAccountRequest();
  const completeSignIn = useCompleteSignIn(onGo);

  const withPassword = async (typed: (name: string) => string) => {
    const credentials = { email, password: typed("password"), remember: typed("remember") === "on" };
    if (await request(() => signIn(language, credentials))) await completeSignIn();
  };
  const withPasskey = async () => {
    const asked = await signInWithPasskey(language, showPasskey);
    if (asked === "turned-back") return showError(text("passkeyTurnedBack"));
    if (await request(async () => asked, { isRepeated: false })) await completeSignIn();
  };

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text("why")}</p>
      <AccountForm submit={text("signIn")} isBusy={isBusy} errorText={errorText} onSubmit={withPassword}>
        <EmailField email={email} onEmail={onEmail} autoComplete="username webauthn" />
        <PasswordField label={text("password")} name="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <label className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
            <input type="checkbox" name="remember" defaultChecked className="size-5.5 accent-green" />
            {text("remember")}
          </label>
          <Button look="bare" className="-mx-2 px-2!" onClick={() => onGo({ name: "forgot" })}>
            {text("forgot")}
          </Button>
        </div>
      </AccountForm>
      {canUsePasskeys() && (
        <>
          <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {text("or")}
          </p>
          <Button onClick={withPasskey} className="min-h-12!">
            <KeyRound aria-hidden="true" className="size-4.5" />
            {text("withPasskey")}
          </Button>
        </>
      )}
      <Button look="bare" className="justify-self-center" onClick={() => onGo({ name: "sign-up" })}>
        {text("noAccount")}
      </Button>
    </div>
  );
}
