import { isLanguage, type Language } from "#domain/language.ts";
import { projectOf } from "#domain/ledger/gift.ts";
import { type Currency, decimalsOf, type MinorUnits } from "#domain/money/currency.ts";
import { isUnknownRecipient, type Mailer } from "#server/services/mailer.ts";
import type { DueGiftEmail } from "#server/store/gift-email-rows.ts";
import type { Log } from "#server/store/log.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import type { Store } from "#server/store/store.ts";
import type { StoredGift } from "#server/store/stored-gift.ts";
import { type GiftEmailName, renderGiftEmail } from "./gift-emails.ts";
import { premiumTitle } from "./giving-settings.ts";
import { projectWords } from "./project-words.ts";

export type GiftEmailSender = {
  /** Looks for due emails now, because something was written in the ledger. */
  checkNow(): void;
  /** Starts no more emails and waits for those that are being sent. */
  close(): Promise<void>;
};

type Sending = {
  readonly store: Pick<Store, "gifts" | "projects">;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly bank: string | undefined;
  readonly log: Log;
  readonly now?: () => Date;
};

/** Milliseconds between two checks: the operator's commands write in the ledger too. */
const checkEvery = 30_000;
const batchSize = 20;

/** Emails donors about the ledger entries of their gifts, once each. */
export function giftEmailSender({
  store,
  mailer,
  publicUrl,
  bank,
  log,
  now = () => new Date(),
}: Sending): GiftEmailSender {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;

  async function titleOf(gift: StoredGift, language: Language): Promise<string> {
    const id = projectOf(gift);
    const project = id === undefined ? undefined : await store.projects.find(id);
    return project ? projectWords(project.words, language).title : premiumTitle;
  }

  async function send({ entryId, giftId, kind, amount }: DueGiftEmail): Promise<void> {
    const book = await store.gifts.book(giftId);
    const to = await store.gifts.donorEmail(giftId);
    // A donor who was deleted meanwhile gets no email.
    if (book && to) {
      const { gift } = book;
      const language = isLanguage(gift.language) ? gift.language : "en";
      const { subject, text } = renderGiftEmail(nameOf(kind, gift), language, {
        amount: moneyText(amount || gift.amount + gift.fee, gift.currency, language),
        title: await titleOf(gift, language),
        link: new URL(`/donations?receipt=${gift.receipt}`, publicUrl).href,
        bank,
        isMonthly: gift.recurrence === "monthly",
      });
      await mailer.send({ to, subject, text });
    }
    await store.gifts.markGiftEmailSent(entryId, now());
  }

  async function sendDue(): Promise<void> {
    for (let due = batchSize; due === batchSize && !isClosed; ) {
      const emails = await store.gifts.claimGiftEmails(now(), batchSize);
      due = emails.length;
      for (const [at, email] of emails.entries()) {
        // Another process sends them now, and not when the lease of this one has ended.
        if (isClosed) return store.gifts.releaseGiftEmails(emails.slice(at));
        // Those before it may have taken longer than the lease.
        if (!(await store.gifts.renewGiftEmail(email, now()))) continue;
        const sending = send(email);
        const report = (hasFailed: boolean) => observe({ about: "job-item", job: "gift-emails", hasFailed });
        sending.then(
          () => report(false),
          () => report(true),
        );
        await sending.catch(async (error: unknown) => {
          log.warn({ kind: error instanceof Error ? error.name : "" }, "an email was not sent");
          if (isUnknownRecipient(error)) await store.gifts.markGiftEmailSent(email.entryId, now());
        });
      }
    }
  }

  function checkNow(): void {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return observedRound("gift-emails", sendDue);
      })
      // The database is away: the next check finds the same emails.
      .catch(() => undefined);
  }

  const timer = setInterval(checkNow, checkEvery).unref();
  checkNow();
  return {
    checkNow,
    close() {
      isClosed = true;
      clearInterval(timer);
      return running;
    },
  };
}

function nameOf(kind: DueGiftEmail["kind"], { fund }: StoredGift): GiftEmailName {
  if (kind === "intent") return "pledged";
  if (kind === "refunded") return "returned";
  return fund.startsWith("premium:") ? "subscription" : "received";
}

/** Arabic and Urdu have digits of their own, as on the page. */
const numberLocales: Partial<Readonly<Record<Language, string>>> = {
  ar: "ar-EG-u-nu-arab",
  ur: "ur-PK-u-nu-arabext",
};

function moneyText(amount: MinorUnits, currency: Currency, language: Language): string {
  const style = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(numberLocales[language] ?? language, style).format(
    amount / 10 ** decimalsOf(currency),
  );
}
