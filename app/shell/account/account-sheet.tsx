import { useEffect, useRef, useState } from "react";
import { resetPassword } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPanel } from "./account-panel.tsx";
import type { AccountView, Go } from "./account-view.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOutForm } from "./sign-out-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Signing in or out replaces the pressed button in the header: the focus goes to the first visible one that took its place. */
function focusHeader(): void {
  if (document.activeElement !== document.body) return;
  const buttons = [...document.querySelectorAll<HTMLElement>("header [data-account]")];
  const shown = buttons.find((button) => button.checkVisibility());
  // On a phone the account is in the menu.
  (shown ?? document.querySelector<HTMLElement>("header [data-menu]"))?.focus();
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

/** Sets a new password with the token of a link. */
function ResetForm({ token, onGo }: { readonly token: string; readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const submit = async (typed: (name: string) => string) => {
    const reset = { token, password: typed("new-password"), removesPasskeys };
    const isSet = await request(() => resetPassword(language, reset));
    if (isSet) onGo({ name: "sign-in" }, text("resetDone"));
  };
  return (
    <div className="grid gap-4">
      <AccountForm submit={text("resetSubmit")} isBusy={isBusy} errorText={errorText} onSubmit={submit}>
        <NewPasswordField label={text("newPassword")} />
        <p className="text-ink-soft text-sm">{text("resetText")}</p>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={removesPasskeys}
            onChange={(event) => setRemovesPasskeys(event.target.checked)}
            className="size-5 shrink-0 accent-green"
          />
          {text("resetPasskeys")}
        </label>
      </AccountForm>
      <Button look="bare" onClick={() => onGo({ name: "forgot" })}>
        {text("forgotTitle")}
      </Button>
    </div>
  );
}

/** The dialogs of the account, one at a time; a typed email carries over to the next. */
export function AccountSheet({ view, onView }: AccountSheetProps) {
  const text = useMessages("account");
  const shell = useMessages("shell");
  const [email, setEmail] = useState("");
  const [notice, setNotice] = useState<string>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !view) focusHeader();
    wasOpen.current = view !== undefined;
  }, [view]);
  const go = (next: AccountView | undefined, message?: string) => {
    setNotice(message);
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
      {view?.name === "confirm" && <ConfirmForm token={view.token} onGo={go} />}
      {view && view.name !== "reset" && view.name !== "confirm" && forms[view.name]()}
      <div
        aria-hidden="true"
        className="arcade -mx-6 -mb-5 mt-10 hidden h-21 opacity-50 md:sticky md:top-[100vh] md:block"
      />
    </Sheet>
  );
}
