import { confirmEmail } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { useAccountRequest } from "./use-account-request.ts";

/** Confirms the address by the token of a link, by a press: mail programs open links on their own. */
export function ConfirmNotice({ token, onGo }: { readonly token: string; readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const submit = async () => {
    if (await request(() => confirmEmail(language, token))) onGo({ name: "sign-in" }, text("confirmed"));
  };
  return (
    <AccountForm submit={text("confirmTitle")} isBusy={isBusy} errorText={errorText} onSubmit={submit} />
  );
}
