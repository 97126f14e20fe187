import { z } from "zod";
import { intentions, plans } from "#domain/ledger/gift.ts";
import { giftStages } from "#domain/ledger/gift-state.ts";
import { entryKinds } from "#domain/ledger/ledger-entry.ts";
import { optionalLine, visibleLine } from "./free-text.ts";

/** Minor units of the currency named beside it. */
const money = z.int();

const longestEmail = 254;
const longestName = 120;

/** A figure is an example as soon as a demonstration entry is in it. */
const figure = z.strictObject({ value: z.int(), isExample: z.boolean() });

const projectAnswer = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  target: money,
  raised: figure,
  beneficiaries: figure,
  isExample: z.boolean(),
  isClosed: z.boolean(),
  /** The scholar who approved it for zakat; null where it takes none. */
  zakatScholar: z.string().nullable(),
});
export type ProjectAnswer = z.infer<typeof projectAnswer>;

/** The figures that change while a page is open, sent with every change over `GET /api/donations/live`. */
export const liveAnswer = z.strictObject({
  raised: figure,
  beneficiaries: figure,
  donors: figure,
  projects: z.array(
    z.strictObject({ id: z.string(), raised: figure, beneficiaries: figure, isClosed: z.boolean() }),
  ),
});
export type LiveAnswer = z.infer<typeof liveAnswer>;

/** `GET /api/donations`: the projects, the figures and the limits of gifts. */
export const donationsAnswer = z.strictObject({
  currency: z.string(),
  provider: z.enum(["pledge", "stripe"]),
  most: money,
  fee: z.strictObject({ basisPoints: z.int(), fixed: money }).nullable(),
  rates: z.record(z.string(), z.number()),
  gramPrices: z.strictObject({ gold: money.optional(), silver: money.optional() }),
  /** The bank details for pledges, as the operator wrote them; null where they are not set or cards are accepted. */
  bank: z.string().nullable(),
  raised: figure,
  beneficiaries: figure,
  donors: figure,
  earlier: figure,
  projects: z.array(projectAnswer),
});
export type DonationsAnswer = z.infer<typeof donationsAnswer>;

/** A client's idempotency key: the same key again is the same gift. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

/**
 * `POST /api/donations`. The amount is the typed text: the server parses it as strictly as the page does. The order of
 * the fields matters: the first error is reported.
 */
export const giveRequest = z.strictObject({
  key: idempotencyKey,
  project: z.string().max(64),
  amount: z.string().min(1).max(40),
  name: visibleLine(longestName).min(2),
  email: z.email().max(longestEmail),
  intention: z.enum(intentions),
  isMonthly: z.boolean(),
  coversFee: z.boolean(),
  inNameOf: optionalLine(longestName),
  /** False leaves the name out of the public book. */
  showsName: z.boolean(),
});
export type GiveRequest = z.infer<typeof giveRequest>;

/** `pay`: go to the provider's page. `pledged`: no money has moved. `given`: this gift has already arrived. */
export const giveAnswer = z.union([
  z.strictObject({ outcome: z.literal("pay"), address: z.string(), receipt: z.string() }),
  z.strictObject({ outcome: z.enum(["pledged", "given"]), receipt: z.string() }),
]);
export type GiveAnswer = z.infer<typeof giveAnswer>;

/** `GET /api/donations/receipts/{number}`: the state of a gift, without name and address. */
export const receiptAnswer = z.strictObject({
  receipt: z.string(),
  at: z.string(),
  /** Null for a project that no longer exists. */
  project: z.string().nullable(),
  projectId: z.string().nullable(),
  plan: z.enum(plans).nullable(),
  provider: z.enum(["pledge", "stripe"]),
  stage: z.enum(giftStages),
  currency: z.string(),
  amount: money,
  fee: money,
  captured: money,
  refunded: money,
  held: money,
  intention: z.enum(intentions),
  isMonthly: z.boolean(),
  /** The status of a monthly gift; `endsAt` is the end of the paid month. Null for other gifts. */
  repeats: z
    .strictObject({
      status: z.enum(["active", "cancelled", "past-due", "ended"]),
      endsAt: z.string().nullable(),
    })
    .nullable(),
  /** True when the signed-in member gave it. */
  isMine: z.boolean(),
  bank: z.string().nullable(),
  steps: z.array(z.strictObject({ at: z.string(), kind: z.enum(entryKinds), amount: money })),
});
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;

/** `POST /api/donations/receipts/{number}/end`: ends a monthly gift; the answer is its receipt. */
export const endMonthlyRequest = z.strictObject({
  /** The email address of the donor; optional for the member who gave it. */
  email: z.email().max(longestEmail).optional(),
});

/** `GET /api/donations/books/{project}`: entries newest first, `earlier-campaigns` for those of no project. */
export const bookAnswer = z.strictObject({
  currency: z.string(),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      kind: z.enum(entryKinds),
      amount: money,
      donors: z.int(),
      beneficiaries: z.int(),
      isExample: z.boolean(),
      name: z.string().nullable(),
      /** The person it was given in the name of; only with a public name. */
      inNameOf: z.string().nullable(),
    }),
  ),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
  updates: z.array(z.strictObject({ at: z.string(), text: z.string(), language: z.string() })),
});
export type BookAnswer = z.infer<typeof bookAnswer>;

/** `GET /api/donations/mine`: the gifts of the signed-in member, newest first. */
export const myGiftsAnswer = z.strictObject({ gifts: z.array(receiptAnswer) });

const givingErrorCodes = [
  "amount-missing",
  "amount-wrong",
  "amount-too-small",
  "amount-too-large",
  "name-missing",
  "email-wrong",
  "project-closed",
  "zakat-not-taken",
  "key-reused",
  "provider-down",
  "no-receipt",
  "not-your-gift",
  "no-plan",
  "already-premium",
] as const;
export type GivingErrorCode = (typeof givingErrorCodes)[number];
