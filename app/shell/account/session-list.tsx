import { LogOut, MonitorSmartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { endOtherSessions, endSession, fetchSessions, type SignedInSession } from "#app/api/accounts.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Go } from "./account-view.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useAccountRequest } from "./use-account-request.ts";

/** Where the member is signed in, with a way to end one of the other sessions or all of them. */
export function SessionList({ onGo }: { readonly onGo: Go }) {
  const text = useMessages("account");
  const language = useLanguage();
  const { request, isBusy, errorText, errorCode } = useAccountRequest();
  const [sessions, setSessions] = useState<readonly SignedInSession[]>([]);
  const [notice, setNotice] = useState<string>();
  const others = sessions.filter(({ isHere }) => !isHere);

  const read = () =>
    fetchSessions(language).then((asked) => asked.isDone && setSessions(asked.answer.sessions));
  // The list is loaded once; each change loads it again.
  useEffect(() => {
    fetchSessions(language).then((asked) => asked.isDone && setSessions(asked.answer.sessions));
  }, [language]);

  const end = async (call: Parameters<typeof request>[0]) => {
    setNotice(undefined);
    if (!(await request(call))) return;
    setNotice(text("sessionEnded"));
    await read();
  };
  const nameOf = ({ browser, system }: SignedInSession) =>
    browser && system
      ? text("sessionBrowser", { browser, system })
      : browser || system || text("unknownBrowser");
  const sinceOf = ({ since, isHere }: SignedInSession) =>
    text(isHere ? "sessionHere" : "sessionSince", {
      date: dateFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(since)),
    });

  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="sessions-title" className="grid gap-3">
      <h3 id="sessions-title" className="font-display text-lg">
        {text("sessions")}
      </h3>
      <ul aria-labelledby="sessions-title" className="grid gap-1">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-11 items-center gap-2">
            <MonitorSmartphone aria-hidden="true" className="size-4 shrink-0 text-green" />
            <p className="min-w-0 grow">
              {nameOf(session)}
              <span className="block text-ink-soft text-sm">{sinceOf(session)}</span>
            </p>
            {!session.isHere && (
              <IconButton
                label={text("endSession", { browser: nameOf(session) })}
                disabled={isBusy}
                onClick={() => end(() => endSession(language, session.id))}
              >
                <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-green empty:hidden">
        {notice}
      </p>
      <p role="alert" className="text-harm empty:hidden">
        {errorText}
      </p>
      <SignInAgain code={errorCode} onGo={onGo} />
      {others.length > 1 && (
        <Button disabled={isBusy} onClick={() => end(() => endOtherSessions(language))}>
          {text("endOtherSessions")}
        </Button>
      )}
    </section>
  );
}
