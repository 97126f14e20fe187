import type { Language } from "#domain/language.ts";
import type { Mailer } from "#server/services/mailer.ts";
import type { Log } from "#server/store/log.ts";
import type { Member } from "#server/store/member-rows.ts";
import { type AccountEmailName, renderAccountEmail } from "./account-emails.ts";
import type { AccountNotice } from "./account-notices.ts";

/** Links that carry a token, by the name of their parameter. */
type TokenLink = "reset" | "confirm";

/** Emails a member in their own language. */
export type NotifyMember = (member: Pick<Member, "email" | "language">, notice: AccountNotice) => void;

export type AccountMail = {
  /** Work whose duration must not show in the answer: it would distinguish a known address from an unknown one. */
  runAfterAnswer(work: () => Promise<unknown>): void;
  /** Sends an email whose link opens the site; resolves at once where no mail is set up. */
  send(name: AccountEmailName, to: string, language: Language): Promise<void>;
  /** Tells a member after the answer what was changed in the account. */
  notify(name: AccountNotice, to: string, language: Language): void;
  /** Sends an email with a link whose token is made meanwhile. */
  sendToken(kind: TokenLink, to: string, language: Language, makeToken: () => Promise<string>): void;
  /** The address that opens the form for a token. */
  linkTo(kind: TokenLink, token: string): string;
  /** Waits for emails that are being sent. */
  settled(): Promise<void>;
};

export const notifyWith =
  (mail: AccountMail): NotifyMember =>
  ({ email, language }, notice) =>
    mail.notify(notice, email, language);

/** The emails of accounts. One that fails is logged, without its address, and changes nothing else. */
export function accountMail(mailer: Mailer | undefined, publicUrl: string, log: Log): AccountMail {
  const running = new Set<Promise<unknown>>();

  async function sendWithLink(name: AccountEmailName, to: string, language: Language, link: string) {
    await mailer?.send({ to, ...renderAccountEmail(name, language, link) });
  }

  const mail: AccountMail = {
    runAfterAnswer(work) {
      const task = work()
        .catch((error: unknown) =>
          log.error({ code: error instanceof Error ? error.name : "" }, "an email failed"),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    send: (name, to, language) => sendWithLink(name, to, language, new URL("/", publicUrl).href),
    notify(name, to, language) {
      if (mailer) mail.runAfterAnswer(() => mail.send(name, to, language));
    },
    sendToken: (kind, to, language, makeToken) =>
      mail.runAfterAnswer(async () => sendWithLink(kind, to, language, mail.linkTo(kind, await makeToken()))),
    linkTo(kind, token) {
      const link = new URL("/", publicUrl);
      link.searchParams.set(kind, token);
      return link.href;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
  return mail;
}
