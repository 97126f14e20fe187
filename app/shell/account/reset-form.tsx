import { resetPassword } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Sets a new password with the token of a link. */
export function ResetForm({ token, onGo }: { readonly token: string; readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const submit = async (typed: (name: string) => string) => {
    const isSet = await request(() => resetPassword(language, token, typed("new-password")));
    if (isSet) onGo({ name: "sign-in" }, text("resetDone"));
  };
  return (
    <div className="grid gap-4">
      <AccountForm submit={text("resetSubmit")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <NewPasswordField label={text("newPassword")} />
      </AccountForm>
      <Button look="bare" onClick={() => onGo({ name: "forgot" })}>
        {text("forgotTitle")}
      </Button>
    </div>
  );
}
