import { confirmEmail } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountRequest } from "./use-account-request.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

/**
 * Confirms the email address with the token of a link. It takes the password of the sign-up: mail programs open links on
 * their own, and somebody else may have signed up with this address.
 */
export function ConfirmForm({ token, onGo }: { readonly token: string; readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText, errorCode } = useAccountRequest();
  const completeSignIn = useCompleteSignIn(onGo);
  const submit = async (typed: (name: string) => string) => {
    const confirmation = { token, password: typed("password") };
    if (await request(() => confirmEmail(language, confirmation))) await completeSignIn();
  };
  return (
    <div className="grid gap-4">
      <AccountForm submit={text("confirmTitle")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <p className="text-ink-soft">{text("confirmText")}</p>
        <PasswordField label={text("password")} name="password" autoComplete="current-password" />
      </AccountForm>
      {errorCode === "link-spent" && (
        <>
          <p>{text("confirmSpent")}</p>
          <Button onClick={() => onGo({ name: "sign-in" })}>{text("signIn")}</Button>
        </>
      )}
    </div>
  );
}
