import { createHash, createHmac, randomBytes } from "node:crypto";
import type { DonationsAnswer, GiveAnswer, GiveRequest } from "#contract/donations.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { type Fund, type Plan, projectOf } from "#domain/ledger/gift.ts";
import { coveredFee } from "#domain/money/covered-fee.ts";
import { type AmountError, parseAmount } from "#domain/money/parse-amount.ts";
import { moneyDetails } from "#server/services/audit/money-details.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Payments } from "#server/services/payments/payments.ts";
import type { Store } from "#server/store/store.ts";
import type { CreatedGift, NewGift, StoredGift, Verdict } from "#server/store/stored-gift.ts";
import { writeExamples } from "./example-entries.ts";
import { currentFigures, figuresOf } from "./figures.ts";
import type { GiftEmailSender } from "./gift-email-sender.ts";
import { type GivingSettings, premiumTitle } from "./giving-settings.ts";
import { type LiveFigures, liveFigures } from "./live-figures.ts";
import { projectWords } from "./project-words.ts";
import { type RecurringPayments, recurringPayments } from "./recurring-payments.ts";

export type Subscriber = { readonly id: string; readonly email: string; readonly name: string };

type Giver = {
  readonly language: Language;
  readonly memberId: string | null;
  /** False leaves out the email about a pledge: the form must not be a way to email strangers. */
  readonly isEmailed: boolean;
};

export type Giving = {
  readonly settings: GivingSettings;
  readonly payments: Payments;
  readonly live: LiveFigures;
  donations(language: Language): Promise<DonationsAnswer>;
  /** True where a pledge is emailed before anything was paid. */
  readonly emailsPledges: boolean;
  /** Throws DomainError, or ProviderUnavailableError after which the same request may be sent again. */
  give(request: GiveRequest, giver: Giver): Promise<GiveAnswer>;
  subscribe(plan: Plan, key: string, member: Subscriber, language: Language): Promise<GiveAnswer>;
  /** Handles a webhook request; `forged` when its signature is wrong. Throws ProviderUnavailableError. */
  handleWebhook(body: Buffer, signature: string): Promise<"handled" | "forged">;
  /** Ends a monthly gift for its donor, known by email address or as the member who gave it. Throws DomainError. */
  endMonthly(receipt: string, donor: { email: string | undefined; memberId: string | null }): Promise<void>;
  readonly recurring: RecurringPayments;
  /** A keyed hash of an email address, under which a donor is found again. */
  donorMark(email: string): string;
  /** Waits for emails that are being sent. */
  close(): Promise<void>;
};

const amountErrors = {
  empty: "amount-missing",
  "not-a-number": "amount-wrong",
  "too-many-decimals": "amount-wrong",
  "too-small": "amount-too-small",
  "too-large": "amount-too-large",
} as const satisfies Record<AmountError, string>;

type Opening = {
  readonly store: Store;
  readonly settings: GivingSettings;
  readonly payments: Payments;
  readonly emails?: GiftEmailSender | undefined;
  readonly now?: () => Date;
};

/** Opens giving on a store; writes the demonstration entries where the settings ask for them. */
export async function openGiving({
  store,
  settings,
  payments,
  emails,
  now = () => new Date(),
}: Opening): Promise<Giving> {
  const { currency, withExamples } = settings;
  const secret = await store.settings.getOrCreate("donors-secret", randomBytes(32).toString("base64url"));
  if (withExamples) await writeExamples(store, currency);

  const totals = () => store.ledger.totals({ currency, withExamples });
  const projects = async () =>
    (await store.projects.list()).filter(
      (each) => each.currency === currency && (withExamples || !each.isExample),
    );
  const recurring = recurringPayments(store, payments);
  const live = liveFigures(async () => currentFigures(await totals(), await projects()));
  const donorMark = (email: string) =>
    createHmac("sha256", secret).update(email.trim().toLowerCase()).digest("hex");

  function amountOf(typed: string, language: Language): number {
    const parsed = parseAmount(typed, { language, currency, most: settings.most });
    if (!parsed.isAmount) throw new DomainError(amountErrors[parsed.error], { field: "amount" });
    // The page shows what will be charged; a request without it must not be charged in another currency.
    if (parsed.otherMark !== undefined) throw new DomainError("amount-wrong", { field: "amount" });
    return parsed.amount;
  }

  async function create(gift: NewGift, titleIn: (language: Language) => string): Promise<GiveAnswer> {
    const created = await store.gifts.create(gift);
    if (created === "key-reused") throw new DomainError(created);
    if (created === "project-closed") throw new DomainError(created, { field: "project" });
    const { id, receipt, reference } = created.gift;
    if (reference === null) return createAtProvider(created, titleIn);
    const book = await store.gifts.book(id);
    if (book && book.state.captured > 0) return { outcome: "given", receipt };
    if (book?.state.stage === "expired") throw new DomainError("key-reused");
    return answerOf(created.gift);
  }

  /** Repeated after an outage, the request must be the same for the provider, in the language of the first time. */
  async function createAtProvider(
    { gift, email }: CreatedGift,
    titleIn: (language: Language) => string,
  ): Promise<GiveAnswer> {
    const title = titleIn(isLanguage(gift.language) ? gift.language : "en");
    const payment = await payments.create(gift, { title, email });
    // Before the reference, which ends the repetitions: a gift has one event at least.
    await store.audit.add({
      kind: "gift-made",
      ...(gift.memberId ? { actor: "member", actorId: gift.memberId } : { actor: "unknown" }),
      details: moneyDetails(gift),
    });
    const answer = answerOf(await store.gifts.saveProviderReference(gift.id, payment));
    if (answer.outcome === "pledged") emails?.checkNow();
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
    recurring,
    emailsPledges: emails !== undefined && payments.provider === "pledge",

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

    async give(request, { language, memberId, isEmailed }) {
      const { key, project: id, email, name, intention, inNameOf, showsName } = request;
      const amount = amountOf(request.amount, language);
      const project = (await projects()).find((each) => each.id === id);
      if (!project || project.closedAt) throw new DomainError("project-closed", { field: "project" });
      if (intention === "zakat" && !project.zakatScholar)
        throw new DomainError("zakat-not-taken", { field: "intention" });
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
          isEmailed,
        },
      );
      return create(gift, (spoken) => projectWords(project.words, spoken).title);
    },

    async subscribe(plan, key, member, language) {
      const amount = settings.prices[plan];
      if (amount === undefined) throw new DomainError("no-plan");
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
          isEmailed: true,
        },
      );
      return create(gift, () => premiumTitle);
    },

    async handleWebhook(body, signature) {
      const event = await payments.readWebhook(body, signature);
      if (event === "forged") return "forged";
      if (!event) return "handled";
      let verdict: Verdict = "known";
      const { id, kind, at, giftId, fact, fetchStatus } = event;
      if (fact) verdict = await store.gifts.record(giftId, fact, at, { id, kind });
      if (fetchStatus) await recurring.refresh(giftId, fetchStatus);
      if (verdict === "recorded") {
        live.refresh();
        emails?.checkNow();
        const book = await store.gifts.book(giftId);
        const details = book && { ...moneyDetails(book.gift), fact: fact?.kind ?? kind };
        await store.audit.add({ kind: "payment-recorded", actor: "provider", details });
      }
      return "handled";
    },

    async endMonthly(receipt, { email, memberId }) {
      const book = await store.gifts.byReceipt(receipt);
      if (!book || !projectOf(book.gift) || book.gift.recurrence !== "monthly")
        throw new DomainError("no-receipt");
      const { gift } = book;
      const donorEmail = await store.gifts.donorEmail(gift.id);
      const isDonor =
        email !== undefined && donorEmail !== undefined && donorMark(email) === donorMark(donorEmail);
      const isOwn = memberId !== null && memberId === gift.memberId;
      if (!isDonor && !isOwn) throw new DomainError("not-your-gift", { field: "email" });
      const before = await store.gifts.repeatOf(gift.id);
      await recurring.end(gift.id);
      if (before?.status === "cancelled" || before?.status === "ended") return;
      await store.audit.add({
        kind: "recurring-payment-ended",
        ...(isOwn ? { actor: "member", actorId: memberId } : { actor: "unknown" }),
        details: moneyDetails(gift),
      });
    },

    async close() {
      live.close();
      await emails?.close();
    },
  };
}

function answerOf({ address, receipt }: StoredGift): GiveAnswer {
  return address === null ? { outcome: "pledged", receipt } : { outcome: "pay", address, receipt };
}
