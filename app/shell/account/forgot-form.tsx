import { useState } from "react";
import { requestPasswordReset } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField } from "./email-field.tsx";
import type { EntryFormProps } from "./sign-in-form.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Requests a reset link by email; a server without email says who can create one. */
export function ForgotForm({ email, onEmail, onGo }: EntryFormProps) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const [answer, setAnswer] = useState<string>();

  const submit = async () => {
    const response = await request(() => requestPasswordReset(language, email));
    if (response) setAnswer(text(response.outcome === "ask-operator" ? "askOperator" : "sentIfKnown"));
  };

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text("forgotText")}</p>
      <AccountForm submit={text("sendLink")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <EmailField email={email} onEmail={onEmail} autoComplete="email" />
        <p role="status" className="text-green empty:hidden">
          {answer}
        </p>
      </AccountForm>
      <Button look="bare" onClick={() => onGo({ name: "sign-in" })}>
        {text("back")}
      </Button>
    </div>
  );
}
