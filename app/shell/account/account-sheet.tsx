import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { AccountPanel } from "./account-panel.tsx";
import type { AccountView } from "./account-view.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ConfirmNotice } from "./confirm-notice.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOutForm } from "./sign-out-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Who came or left finds other buttons in the head than the one that was pressed: the focus goes to the first of those. */
function focusHead(): void {
  if (document.activeElement !== document.body) return;
  const buttons = [...document.querySelectorAll<HTMLElement>("header [data-account]")];
  buttons.find((button) => button.checkVisibility())?.focus();
}

export type AccountSheetProps = {
  /** Undefined while all are closed. */
  readonly view: AccountView | undefined;
  readonly onView: (view: AccountView | undefined) => void;
};

const titles = {
  "sign-in": "signIn",
  "sign-up": "signUp",
  forgot: "forgotTitle",
  reset: "resetTitle",
  confirm: "confirmTitle",
  account: "accountTitle",
  "sign-out": "signOut",
  password: "changePassword",
  delete: "deleteAccount",
} as const satisfies Record<AccountView["name"], string>;

/** The dialogs of the account, one at a time; the address typed in one is there in the next. */
export function AccountSheet({ view, onView }: AccountSheetProps) {
  const text = useMessages("account");
  const shell = useMessages("shell");
  const [email, setEmail] = useState("");
  const [notice, setNotice] = useState<string>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !view) focusHead();
    wasOpen.current = view !== undefined;
  }, [view]);
  const go = (next: AccountView | undefined, said?: string) => {
    setNotice(said);
    onView(next);
  };
  const forms = {
    "sign-in": () => <SignInForm email={email} onEmail={setEmail} onGo={go} />,
    "sign-up": () => <SignUpForm email={email} onEmail={setEmail} onGo={go} />,
    forgot: () => <ForgotForm email={email} onEmail={setEmail} onGo={go} />,
    account: () => <AccountPanel onGo={go} />,
    "sign-out": () => <SignOutForm onGo={go} />,
    password: () => <ChangePasswordForm onGo={go} />,
    delete: () => <DeleteForm onGo={go} />,
  };
  return (
    <Sheet
      title={view ? text(titles[view.name]) : ""}
      closeLabel={shell("close")}
      isOpen={view !== undefined}
      onClose={() => go(undefined)}
    >
      <p role="status" className="mb-4 text-green empty:hidden">
        {notice}
      </p>
      {view?.name === "reset" && <ResetForm token={view.token} onGo={go} />}
      {view?.name === "confirm" && <ConfirmNotice token={view.token} onGo={go} />}
      {view && view.name !== "reset" && view.name !== "confirm" && forms[view.name]()}
    </Sheet>
  );
}
