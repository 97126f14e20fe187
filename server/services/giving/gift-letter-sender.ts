import { isLanguage, type Language } from "#domain/language.ts";
import { projectOf } from "#domain/ledger/gift.ts";
import { type Currency, decimalsOf, type MinorUnits } from "#domain/money/currency.ts";
import { isNobody, type Mail } from "#server/services/mail.ts";
import type { DueLetter } from "#server/store/gift-letter-rows.ts";
import type { StoredGift } from "#server/store/kept-gift.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import { type GiftLetterName, writeGiftLetter } from "./gift-letter-words.ts";
import { premiumTitle } from "./premium-title.ts";
import { projectWords } from "./project-words.ts";

export type GiftLetters = {
  /** Something was written in the book: look at once. */
  nudge(): void;
  /** Takes no more letters and waits for those under way. */
  close(): Promise<void>;
};

type Sending = {
  readonly store: Pick<Store, "gifts" | "projects">;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly bank: string | undefined;
  readonly log: Log;
  readonly now?: () => Date;
};

/** Milliseconds between two looks: the operator's commands write in the book too. */
const lookEvery = 30_000;
const atOnce = 20;

/** Writes to givers what the book says of their gifts, each entry once. */
export function giftLetters({
  store,
  mail,
  publicUrl,
  bank,
  log,
  now = () => new Date(),
}: Sending): GiftLetters {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;

  async function titleOf(gift: StoredGift, language: Language): Promise<string> {
    const id = projectOf(gift);
    const project = id === undefined ? undefined : await store.projects.find(id);
    return project ? projectWords(project.words, language).title : premiumTitle;
  }

  async function send({ entryId, giftId, kind, amount }: DueLetter): Promise<void> {
    const book = await store.gifts.book(giftId);
    const to = await store.gifts.letterTo(giftId);
    // Whoever was erased meanwhile is not written to.
    if (book && to) {
      const { gift } = book;
      const language = isLanguage(gift.language) ? gift.language : "en";
      const { subject, text } = writeGiftLetter(nameOf(kind, gift), language, {
        amount: moneyText(amount || gift.amount + gift.fee, gift.currency, language),
        title: await titleOf(gift, language),
        link: new URL(`/donations?receipt=${gift.receipt}`, publicUrl).href,
        bank,
        isMonthly: gift.recurrence === "monthly",
      });
      await mail.send({ to, subject, text });
    }
    await store.gifts.letterSent(entryId, now());
  }

  async function look(): Promise<void> {
    for (let due = atOnce; due === atOnce && !isClosed; ) {
      const letters = await store.gifts.takeLetters(now(), atOnce);
      due = letters.length;
      for (const letter of letters) {
        if (isClosed) return;
        await send(letter).catch(async (error: unknown) => {
          log.warn({ kind: error instanceof Error ? error.name : "" }, "a letter was not sent");
          if (isNobody(error)) await store.gifts.letterSent(letter.entryId, now());
        });
      }
    }
  }

  function nudge(): void {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return look();
      })
      // The database is away: the next look finds the same letters.
      .catch(() => undefined);
  }

  const timer = setInterval(nudge, lookEvery).unref();
  nudge();
  return {
    nudge,
    close() {
      isClosed = true;
      clearInterval(timer);
      return running;
    },
  };
}

function nameOf(kind: DueLetter["kind"], { fund }: StoredGift): GiftLetterName {
  if (kind === "intent") return "pledged";
  if (kind === "refunded") return "returned";
  return fund.startsWith("premium:") ? "subscription" : "received";
}

/** Arabic and Urdu have digits of their own, as on the page. */
const ownDigits: Partial<Readonly<Record<Language, string>>> = {
  ar: "ar-EG-u-nu-arab",
  ur: "ur-PK-u-nu-arabext",
};

function moneyText(amount: MinorUnits, currency: Currency, language: Language): string {
  const style = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(ownDigits[language] ?? language, style).format(
    amount / 10 ** decimalsOf(currency),
  );
}
