import { Download } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { exportAccountData, fetchSession, type Member } from "#app/api/accounts.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedMember } from "#app/storage/stored-member.ts";
import { Button } from "#app/ui/button.tsx";
import type { Go } from "./account-view.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";
import { SyncState } from "./sync-state.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Who is signed in and everything they may do with the account. */
export function AccountPanel({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText } = useAccountRequest();
  const [member, setMember] = useState<Member>();
  const name = member?.name ?? storedMember.read()?.name ?? "";
  const role = member?.role === "scholar" || member?.role === "admin" ? member.role : undefined;

  const signIn = useEffectEvent(() => onGo({ name: "sign-in" }));
  useEffect(() => {
    let isShown = true;
    fetchSession(language).then((response) => {
      if (!response.isDone) return;
      if (!response.answer.member) storedMember.write(undefined);
      // A dialog that was closed meanwhile stays closed.
      if (!isShown) return;
      if (response.answer.member) setMember(response.answer.member);
      else signIn();
    });
    return () => {
      isShown = false;
    };
  }, [language]);

  const download = async () => {
    const everything = await request(() => exportAccountData(language));
    if (everything)
      saveFile("riwaq.json", new Blob([JSON.stringify(everything)], { type: "application/json" }));
  };
  return (
    <div className="grid gap-6">
      <div>
        <p className="font-display text-xl">
          <bdi lang="">{name}</bdi>
        </p>
        <p className="break-all text-ink-soft">
          <bdi lang="" dir="ltr">
            {member?.email}
          </bdi>
        </p>
        {role === "scholar" && <p className="text-green">{text("role.scholar")}</p>}
        {role === "admin" && (
          // Loads the page from the server, which sends it to administrators only.
          <a href="/admin" className="inline-flex min-h-11 items-center text-green underline">
            {text("role.admin")}
          </a>
        )}
      </div>
      <SyncState />
      <PasskeyList onGo={onGo} />
      <SessionList onGo={onGo} />
      <div className="grid gap-2">
        {member?.hasPassword !== false && (
          <Button onClick={() => onGo({ name: "password" })}>{text("changePassword")}</Button>
        )}
        <Button onClick={download} disabled={isBusy}>
          <Download aria-hidden="true" className="size-4" />
          {text("download")}
        </Button>
        <p role="alert" className="text-harm empty:hidden">
          {errorText}
        </p>
        <Button look="primary" onClick={() => onGo({ name: "sign-out" })}>
          {text("signOut")}
        </Button>
        <Button look="bare" className="text-harm!" onClick={() => onGo({ name: "delete" })}>
          {text("deleteAccount")}
        </Button>
      </div>
    </div>
  );
}
