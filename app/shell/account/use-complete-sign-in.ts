import { fetchSession } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { rememberMember } from "#app/storage/stored-member.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Go } from "./account-view.ts";

/** Completes a sign-in once the cookie is set: stores the member and closes the dialogs. */
export function useCompleteSignIn(onGo: Go) {
  const text = useMessages("account");
  const language = useLanguage();
  const showToast = useToast();
  return async (): Promise<void> => {
    const response = await fetchSession(language);
    const member = response.isDone ? response.answer.member : null;
    if (!member) return onGo({ name: "sign-in" }, text("offline"));
    rememberMember(member);
    onGo(undefined);
    showToast({ description: text("signedIn", { name: member.name }) });
  };
}
