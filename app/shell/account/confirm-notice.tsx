"use no memo";

import { confirmEmail } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./go.ts";
import { useAct } from "./use-act.ts";

/** Confirms the address by the token of a link, by a press: mail programs open links on their own. */
export function ConfirmNotice({ token, onGo }: { readonly token: string; readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { act, isBusy, refusal } = useAct();
  const submit = async () => {
    if (await act(() => confirmEmail(language, token))) onGo({ name: "sign-in" }, text("confirmed"));
  };
  return <AccountForm submit={text("confirmTitle")} isBusy={isBusy} refusal={refusal} onSubmit={submit} />;
}
