import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Go } from "./account-view.ts";

/** The way to sign in again, where the server has asked for it; the new sign-in replaces the old one. */
export function SignInAgain({ code, onGo }: { readonly code: string | undefined; readonly onGo: Go }) {
  const text = useMessages("account");
  if (code !== "sign-in-again") return null;
  return <Button onClick={() => onGo({ name: "sign-in" })}>{text("signInAgain")}</Button>;
}
