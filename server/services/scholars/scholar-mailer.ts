import type { Language } from "#domain/language.ts";
import { isUnknownRecipient, type Mailer } from "#server/services/mailer.ts";
import type { Log } from "#server/store/log.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import type { Store } from "#server/store/store.ts";
import { renderScholarEmail } from "./scholar-emails.ts";

export type ScholarMailer = {
  /** Sends due emails now and every minute. */
  start(): void;
  /** Sends due emails. */
  sendDue(): Promise<void>;
  /** Stops the timer and waits for emails that are being sent. */
  stop(): Promise<void>;
};

type Settings = {
  readonly store: Pick<Store, "scholars">;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => number;
};

const minute = 60_000;
const batchSize = 20;

/** Emails askers about their questions. An email is marked after it was sent, so one lost in a crash is sent again. */
export function scholarMailer({ store, mailer, publicUrl, log, now }: Settings): ScholarMailer {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  // Without the error's message: a mail server may name the person in it.
  const warn = (error: unknown) =>
    log.warn({ code: error instanceof Error ? error.name : "" }, "an email about a question was not sent");

  async function sendBatch(): Promise<void> {
    for (const claimed of await store.scholars.claimScholarEmails(now(), batchSize)) {
      // Those before it may have taken longer than the lease.
      const email = await store.scholars.renewScholarEmail(claimed, now());
      if (!email) continue;
      const { to, language, event } = email;
      try {
        await mailer.send({ to, ...renderScholarEmail(event, language as Language, publicUrl) });
        observe({ about: "job-item", job: "scholar-emails", hasFailed: false });
      } catch (error) {
        observe({ about: "job-item", job: "scholar-emails", hasFailed: true });
        warn(error);
        // An address that does not exist must not block the emails to others.
        if (!isUnknownRecipient(error)) continue;
      }
      await store.scholars.markScholarEmailSent(email);
    }
  }

  function sendDue(): Promise<void> {
    round = round.then(() => observedRound("scholar-emails", sendBatch)).catch(warn);
    return round;
  }

  return {
    sendDue,
    start() {
      void sendDue();
      timer = setInterval(() => void sendDue(), minute);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
