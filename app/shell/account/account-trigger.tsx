import { useEffect, useEffectEvent } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { onSignInRequest } from "#app/ui/sign-in-request.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Language } from "#domain/language.ts";
import { type AccountView, readEmailLink } from "./account-view.ts";

type AccountTriggerProps = {
  readonly view: AccountView | undefined;
  readonly onView: (view: AccountView | undefined) => void;
};

async function loadAccount(language: Language) {
  const [{ AccountSheet }, messages] = await Promise.all([
    import("./account-sheet.tsx"),
    loadMessages(language, ["account", "shell"]),
  ]);
  return { language, messages, AccountSheet };
}

/** Loads the dialogs of the account when one is opened, and keeps the data in sync while somebody is signed in. */
export function AccountTrigger({ view, onView }: AccountTriggerProps) {
  const language = useLanguage();
  const text = useMessages("shell");
  const showToast = useToast();
  const [member] = useStoredValue(storedMember);
  const memberId = member?.id;
  const { latest: opened, hasFailed, retry } = useAsync(view && language, () => loadAccount(language));

  const openLinked = useEffectEvent(() => {
    const linked = readEmailLink();
    if (linked) onView(linked);
  });
  const giveUp = useEffectEvent(() => {
    showToast({ description: text("loadFailedTitle"), variant: "destructive" });
    onView(undefined);
    // The next press loads again.
    retry();
  });
  const sayFull = useEffectEvent(() =>
    showToast({ description: text("memoryFull"), variant: "destructive" }),
  );

  const openAsked = useEffectEvent(() => onView({ name: "sign-in" }));

  useEffect(() => openLinked(), []);

  useEffect(() => onSignInRequest(() => openAsked()), []);

  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);

  useEffect(() => {
    if (memberId === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./sync-keeper.ts").then(
      ({ keepInSync }) => {
        if (!isOver) stop = keepInSync(() => sayFull());
      },
      () => console.warn("the account is not kept in sync on this visit"),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [memberId]);

  if (!opened) return null;
  return (
    <MessagesProvider language={opened.language} messages={opened.messages}>
      <opened.AccountSheet view={view} onView={onView} />
    </MessagesProvider>
  );
}
