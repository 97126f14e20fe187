import { KeyRound, X } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchPasskeys, removePasskey } from "#app/api/accounts.ts";
import { addPasskey } from "#app/api/passkeys.ts";
import { canUsePasskeys, makePasskey } from "#app/browser/passkeys.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AccountForm } from "./account-form.tsx";
import type { Go } from "./account-view.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useAccountRequest } from "./use-account-request.ts";

type Passkey = { readonly id: string; readonly name: string | null };

/** Lists the account's passkeys, adds one under a name and removes them. */
export function PasskeyList({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText, errorCode, showError } = useAccountRequest();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [notice, setNotice] = useState<string>();

  const read = () =>
    fetchPasskeys(language).then((asked) => asked.isDone && setPasskeys(asked.answer.passkeys));
  // The list is loaded once; each change loads it again.
  useEffect(() => {
    fetchPasskeys(language).then((asked) => asked.isDone && setPasskeys(asked.answer.passkeys));
  }, [language]);

  const add = async (typed: (name: string) => string) => {
    setNotice(undefined);
    const asked = await addPasskey(language, typed("passkey-name").trim(), makePasskey);
    if (asked === "turned-back") return showError(text("passkeyTurnedBack"));
    if (!(await request(async () => asked, { isRepeated: false }))) return;
    setNotice(text("passkeyAdded"));
    await read();
  };
  const remove = async (id: string) => {
    setNotice(undefined);
    if (await request(() => removePasskey(language, id))) await read();
  };

  return (
    <section aria-labelledby="passkeys-title" className="grid gap-3">
      <h3 id="passkeys-title" className="font-display text-lg">
        {text("passkeys")}
      </h3>
      <p className="text-ink-soft text-sm">{text("passkeysText")}</p>
      <ul className="grid gap-1">
        {passkeys.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <KeyRound aria-hidden="true" className="size-4 text-green" />
            <bdi className="grow">{name ?? text("unnamedPasskey")}</bdi>
            <IconButton
              label={text("removePasskey", { name: name ?? text("unnamedPasskey") })}
              onClick={() => remove(id)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="text-green empty:hidden">
        {notice}
      </p>
      {canUsePasskeys() && (
        <AccountForm
          submit={text("addPasskey")}
          isBusy={isBusy}
          errorText={errorText}
          onSubmit={add}
          look="quiet"
        >
          <TextField
            label={text("passkeyName")}
            name="passkey-name"
            maxLength={80}
            autoComplete="off"
            required
            dir="auto"
          />
        </AccountForm>
      )}
      <SignInAgain code={errorCode} onGo={onGo} />
    </section>
  );
}
