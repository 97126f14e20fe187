import { changePassword } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Changes the password; the old one is required. */
export function ChangePasswordForm({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const submit = async (typed: (name: string) => string) => {
    const change = { current: typed("current-password"), next: typed("new-password") };
    if (await request(() => changePassword(language, change)))
      onGo({ name: "account" }, text("passwordChanged"));
  };
  return (
    <div className="grid gap-4">
      <AccountForm submit={text("changePassword")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <PasswordField
          label={text("currentPassword")}
          name="current-password"
          autoComplete="current-password"
        />
        <NewPasswordField label={text("newPassword")} />
      </AccountForm>
      <Button look="bare" onClick={() => onGo({ name: "account" })}>
        {text("back")}
      </Button>
    </div>
  );
}
