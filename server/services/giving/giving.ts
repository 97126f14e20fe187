import { createHash, createHmac, randomBytes } from "node:crypto";
import type { DonationsAnswer, GiveAnswer, GiveRequest } from "#contract/donations.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { type Fund, type Plan, projectOf } from "#domain/ledger/gift.ts";
import { coveredFee } from "#domain/money/covered-fee.ts";
import { type AmountMistake, parseAmount } from "#domain/money/parse-amount.ts";
import type { Payments } from "#server/services/payments/payments.ts";
import type { BegunGift, NewGift, StoredGift, Verdict } from "#server/store/kept-gift.ts";
import type { Store } from "#server/store/store.ts";
import { writeExamples } from "./example-entries.ts";
import type { GiftLetters } from "./gift-letter-sender.ts";
import { GivingMistake } from "./giving-mistake.ts";
import type { GivingSettings } from "./giving-settings.ts";
import { figuresOf, liveFigures as liveFiguresOf } from "./giving-sums.ts";
import { type LiveFigures, liveFigures } from "./live-figures.ts";
import { premiumTitle } from "./premium-title.ts";
import { projectWords } from "./project-words.ts";
import { type Repeats, repeats } from "./repeats.ts";

export type Subscriber = { readonly id: string; readonly email: string; readonly name: string };

type Giver = {
  readonly language: Language;
  readonly memberId: string | null;
  /** False keeps the letter about a pledge back: the form must not be a way to write to strangers. */
  readonly isWrittenTo: boolean;
};

export type Giving = {
  readonly settings: GivingSettings;
  readonly payments: Payments;
  readonly live: LiveFigures;
  donations(language: Language): Promise<DonationsAnswer>;
  /** True where a gift is answered with a letter before anything was paid. */
  readonly writesBeforePaid: boolean;
  /** Throws GivingMistake, or ProviderDown after which the same request may be sent again. */
  give(request: GiveRequest, giver: Giver): Promise<GiveAnswer>;
  subscribe(plan: Plan, key: string, member: Subscriber, language: Language): Promise<GiveAnswer>;
  /** What a provider sent; `forged` when it is not from them. */
  hear(body: Buffer, signature: string): Promise<"heard" | "forged">;
  /** Ends a monthly gift for its donor: by the address it was given with, or for the member who gave it. */
  endMonthly(
    receipt: string,
    donor: { email: string | undefined; memberId: string | null },
  ): Promise<"ended" | "no-receipt">;
  readonly repeats: Repeats;
  /** Finds a giver again by e-mail address. */
  donorMark(email: string): string;
  /** Waits for the letters under way. */
  close(): Promise<void>;
};

const amountMistakes = {
  empty: "amount-missing",
  "not-a-number": "amount-wrong",
  "too-many-decimals": "amount-wrong",
  "too-small": "amount-too-small",
  "too-large": "amount-too-large",
} as const satisfies Record<AmountMistake, string>;

type Opening = {
  readonly store: Store;
  readonly settings: GivingSettings;
  readonly payments: Payments;
  readonly letters?: GiftLetters | undefined;
  readonly now?: () => Date;
};

/** Opens giving on a store; writes the demonstration entries where they belong. */
export async function openGiving({
  store,
  settings,
  payments,
  letters,
  now = () => new Date(),
}: Opening): Promise<Giving> {
  const { currency, withExamples } = settings;
  const secret = await store.settings.keepOnce("donors-secret", randomBytes(32).toString("base64url"));
  if (withExamples) await writeExamples(store, currency);

  const totals = () => store.ledger.totals({ currency, withExamples });
  const projects = async () =>
    (await store.projects.list()).filter(
      (each) => each.currency === currency && (withExamples || !each.isExample),
    );
  const going = repeats(store, payments);
  const live = liveFigures(async () => liveFiguresOf(await totals(), await projects()));
  const donorMark = (email: string) =>
    createHmac("sha256", secret).update(email.trim().toLowerCase()).digest("hex");

  function amountOf(typed: string, language: Language): number {
    const parsed = parseAmount(typed, { language, currency, most: settings.most });
    if (!parsed.isAmount) throw new GivingMistake(amountMistakes[parsed.mistake], "amount");
    // The page says what is charged before it sends; who asks without it must not be charged in another currency.
    if (parsed.otherMark !== undefined) throw new GivingMistake("amount-wrong", "amount");
    return parsed.amount;
  }

  async function begin(gift: NewGift, titleIn: (language: Language) => string): Promise<GiveAnswer> {
    const begun = await store.gifts.begin(gift);
    if (begun === "key-reused") throw new GivingMistake(begun);
    if (begun === "project-closed") throw new GivingMistake(begun, "project");
    const { id, receipt, reference } = begun.gift;
    if (reference === null) return atProvider(begun, titleIn);
    const book = await store.gifts.book(id);
    if (book && book.state.captured > 0) return { outcome: "given", receipt };
    if (book?.state.stage === "expired") throw new GivingMistake("key-reused");
    return answerOf(begun.gift);
  }

  /** Asked again after an outage the provider must hear the same words, in the language of the first time. */
  async function atProvider(
    { gift, email }: BegunGift,
    titleIn: (language: Language) => string,
  ): Promise<GiveAnswer> {
    const title = titleIn(isLanguage(gift.language) ? gift.language : "en");
    const taken = await payments.begin(gift, { title, email });
    const answer = answerOf(await store.gifts.noteProvider(gift.id, taken));
    if (answer.outcome === "pledged") letters?.nudge();
    return answer;
  }

  function newGift(
    { key, fund, email }: { key: string; fund: Fund; email: string },
    more: Omit<NewGift, "id" | "fund" | "receipt" | "donor" | "currency" | "provider" | "createdAt">,
  ): NewGift {
    return {
      ...more,
      fund,
      id: createHash("sha256").update(`gift\0${key}`).digest("hex").slice(0, 32),
      currency,
      provider: payments.provider,
      receipt: randomBytes(16).toString("hex"),
      createdAt: now(),
      donor: { mark: donorMark(email), id: randomBytes(12).toString("hex"), email: email.trim() },
    };
  }

  return {
    settings,
    payments,
    live,
    donorMark,
    repeats: going,
    writesBeforePaid: letters !== undefined && payments.provider === "pledge",

    async donations(language) {
      const [sums, listed] = await Promise.all([totals(), projects()]);
      const { raised, beneficiaries, donors, earlier, ofProject } = figuresOf(sums);
      return {
        currency,
        provider: payments.provider,
        most: settings.most,
        fee: settings.fee ?? null,
        rates: { ...settings.rates },
        gramPrices: settings.gramPrices,
        bank: payments.provider === "pledge" ? (settings.bank ?? null) : null,
        raised,
        beneficiaries,
        donors,
        earlier,
        projects: listed.map(({ id, words, category, target, isExample, closedAt, zakatScholar }) => ({
          id,
          ...projectWords(words, language),
          category,
          target,
          ...ofProject(id),
          isExample,
          isClosed: closedAt !== null,
          zakatScholar,
        })),
      };
    },

    async give(request, { language, memberId, isWrittenTo }) {
      const { key, project: id, email, name, intention, inNameOf, showsName } = request;
      const amount = amountOf(request.amount, language);
      const project = (await projects()).find((each) => each.id === id);
      if (!project || project.closedAt) throw new GivingMistake("project-closed", "project");
      if (intention === "zakat" && !project.zakatScholar)
        throw new GivingMistake("zakat-not-taken", "intention");
      const gift = newGift(
        { key, fund: `project:${id}`, email },
        {
          amount,
          fee: request.coversFee && settings.fee ? coveredFee(amount, settings.fee) : 0,
          intention,
          recurrence: request.isMonthly ? "monthly" : "once",
          memberId,
          language,
          name,
          inNameOf: inNameOf || null,
          showsName,
          isWrittenTo,
        },
      );
      return begin(gift, (spoken) => projectWords(project.words, spoken).title);
    },

    async subscribe(plan, key, member, language) {
      const amount = settings.prices[plan];
      if (amount === undefined) throw new GivingMistake("no-plan");
      const gift = newGift(
        { key: `${member.id} ${key}`, fund: `premium:${plan}`, email: member.email },
        {
          amount,
          fee: 0,
          intention: "sadaqah",
          recurrence: plan,
          memberId: member.id,
          language,
          name: member.name,
          inNameOf: null,
          showsName: false,
          isWrittenTo: true,
        },
      );
      return begin(gift, () => premiumTitle);
    },

    async hear(body, signature) {
      const news = await payments.readNews(body, signature);
      if (news === "forged") return "forged";
      if (!news) return "heard";
      let verdict: Verdict = "known";
      const { id, kind, at, giftId, fact, standing } = news;
      if (fact) verdict = await store.gifts.record(giftId, fact, at, { id, kind });
      if (standing) await going.settle(giftId, standing);
      if (verdict === "recorded") {
        live.nudge();
        letters?.nudge();
      }
      return "heard";
    },

    async endMonthly(receipt, { email, memberId }) {
      const book = await store.gifts.byReceipt(receipt);
      if (!book || !projectOf(book.gift) || book.gift.recurrence !== "monthly") return "no-receipt";
      const { gift } = book;
      const theirs = await store.gifts.letterTo(gift.id);
      const isByAddress =
        email !== undefined && theirs !== undefined && donorMark(email) === donorMark(theirs);
      if (!isByAddress && (memberId === null || memberId !== gift.memberId))
        throw new GivingMistake("not-your-gift", "email");
      await going.end(gift.id);
      return "ended";
    },

    async close() {
      live.close();
      await letters?.close();
    },
  };
}

function answerOf({ address, receipt }: StoredGift): GiveAnswer {
  return address === null ? { outcome: "pledged", receipt } : { outcome: "pay", address, receipt };
}
