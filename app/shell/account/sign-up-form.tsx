import { signUp } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailField } from "./email-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { EntryFormProps } from "./sign-in-form.tsx";
import { useAccountRequest } from "./use-account-request.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

/** A new account; where the server sends mail, the address is confirmed first. */
export function SignUpForm({ email, onEmail, onGo }: EntryFormProps) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const completeSignIn = useCompleteSignIn(onGo);

  const submit = async (typed: (name: string) => string) => {
    const person = { name: typed("name").trim(), email, password: typed("new-password") };
    const answer = await request(() => signUp(language, person));
    if (answer?.outcome === "signed-in") await completeSignIn();
    if (answer?.outcome === "confirm-by-mail") onGo({ name: "sign-in" }, text("confirmByMail", { email }));
  };

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text("why")}</p>
      <AccountForm submit={text("signUp")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <TextField label={text("name")} name="name" autoComplete="name" maxLength={80} required dir="auto" />
        <EmailField email={email} onEmail={onEmail} autoComplete="email" />
        <NewPasswordField label={text("password")} />
      </AccountForm>
      <Button look="bare" className="justify-self-center" onClick={() => onGo({ name: "sign-in" })}>
        {text("haveAccount")}
      </Button>
    </div>
  );
}
