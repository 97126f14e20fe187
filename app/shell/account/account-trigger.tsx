"use no memo";

import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Language } from "#domain/language.ts";
import type { AccountSheetProps } from "./account-sheet.tsx";
import { type AccountView, takeLetterLink } from "./account-view.ts";

type AccountTriggerProps = {
  readonly view: AccountView | undefined;
  readonly onView: (view: AccountView | undefined) => void;
};

type Opened = {
  readonly language: Language;
  readonly words: Messages;
  readonly Sheet: ComponentType<AccountSheetProps>;
};

/** Brings the dialogs of the account when one is asked for, and the exchange with it while somebody is signed in. */
export function AccountTrigger({ view, onView }: AccountTriggerProps) {
  const language = useLanguage();
  const text = useMessages("shell");
  const showToast = useToast();
  const [opened, setOpened] = useState<Opened>();
  const [member] = useStoredValue(memberNote);
  const memberId = member?.id;
  const isAsked = view !== undefined;

  const openLinked = useEffectEvent(() => {
    const linked = takeLetterLink();
    if (linked) onView(linked);
  });
  const giveUp = useEffectEvent(() => {
    showToast({ description: text("loadFailedTitle"), variant: "destructive" });
    onView(undefined);
  });
  const sayFull = useEffectEvent(() =>
    showToast({ description: text("memoryFull"), variant: "destructive" }),
  );

  useEffect(() => openLinked(), []);

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    Promise.all([import("./account-sheet.tsx"), loadMessages(language, ["account", "shell"])]).then(
      ([{ AccountSheet }, words]) => isCurrent && setOpened({ language, words, Sheet: AccountSheet }),
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, language]);

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
    <MessagesProvider language={opened.language} messages={opened.words}>
      <opened.Sheet view={view} onView={onView} />
    </MessagesProvider>
  );
}
