import { useEffect, useState } from "react";
import { deleteAccount, fetchSession } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedMember } from "#app/storage/stored-member.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { PasswordField } from "./password-field.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Deletes the account with everything in it; the password is asked for where there is one. */
export function DeleteForm({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const showToast = useToast();
  const { request, isBusy, errorText, errorCode } = useAccountRequest();
  const [hasPassword, setHasPassword] = useState(true);
  useEffect(() => {
    fetchSession(language).then((asked) => {
      if (asked.isDone && asked.answer.member) setHasPassword(asked.answer.member.hasPassword);
    });
  }, [language]);

  const submit = async (typed: (name: string) => string) => {
    const password = hasPassword ? typed("current-password") : undefined;
    if (!(await request(() => deleteAccount(language, password)))) return;
    storedMember.write(undefined);
    onGo(undefined);
    showToast({ description: text("deleted") });
  };

  return (
    <div className="grid gap-4">
      <p>{text("deleteText")}</p>
      <AccountForm
        submit={text("deleteConfirm")}
        isBusy={isBusy}
        errorText={errorText}
        onSubmit={submit}
        look="harm"
      >
        {hasPassword && (
          <PasswordField
            label={text("currentPassword")}
            name="current-password"
            autoComplete="current-password"
          />
        )}
      </AccountForm>
      <SignInAgain code={errorCode} onGo={onGo} />
      <Button look="bare" onClick={() => onGo({ name: "account" })}>
        {text("back")}
      </Button>
    </div>
  );
}
