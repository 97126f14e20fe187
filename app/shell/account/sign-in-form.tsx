import { KeyRound } from "lucide-react";
import { signIn } from "#app/api/accounts.ts";
import { signInWithPasskey } from "#app/api/passkeys.ts";
import { canUsePasskeys, showPasskey } from "#app/browser/passkeys.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
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
    if (await request(async () => asked)) await completeSignIn();
  };

  return (
    <div className="grid gap-4">
      <AccountForm submit={text("signIn")} isBusy={isBusy} errorText={errorText} onSubmit={withPassword}>
        <TextField
          label={text("email")}
          type="email"
          name="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          autoComplete="username webauthn"
          required
          dir="ltr"
        />
        <TextField
          label={text("password")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          dir="ltr"
        />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="remember" defaultChecked className="size-5 accent-green" />
          {text("remember")}
        </label>
      </AccountForm>
      {canUsePasskeys() && (
        <Button onClick={withPasskey}>
          <KeyRound aria-hidden="true" className="size-4" />
          {text("withPasskey")}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="bare" onClick={() => onGo({ name: "forgot" })}>
          {text("forgot")}
        </Button>
        <Button look="bare" onClick={() => onGo({ name: "sign-up" })}>
          {text("noAccount")}
        </Button>
      </div>
    </div>
  );
}
