import { z } from "zod";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { languages } from "#domain/language.ts";
import { recurrences } from "#domain/ledger/gift.ts";
import { giftStages } from "#domain/ledger/gift-state.ts";
import { projectCategories } from "#domain/ledger/project-category.ts";
import { questionStages } from "#domain/scholar-question/scholar-question.ts";
import { reportKinds } from "#domain/text-report.ts";
import { roles } from "./accounts.ts";
import { auditActors, auditKinds } from "./audit.ts";
import { visibleLine, visibleText } from "./free-text.ts";

/** Where the admin page is. It is no entry of the route table: no menu, sitemap or cache has it. */
export const adminAddress = "/admin";

/** Most rows of one page of a list. */
export const adminPageLength = 25;
/** Longest text of an update on a project and of an answer to a report, in characters. */
export const longestAdminText = 4000;

const id = z.string().min(1).max(64);
/** The number of a page of a list, from 1. */
const page = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .default("1");
/** A part of a name, an address or a number. U+0000 cannot be sent to the database. */
const find = z
  .string()
  .trim()
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .default("");
/** Years 1000 to 9999: the database knows no year 0. */
const day = z.string().refine((text) => parseCalendarDay(text) !== undefined);

/**
 * `GET /api/admin/members`: the newest first, or those whose name or address contains `find`; with the sign-ups that wait
 * for their link to be opened where `find` is their whole address.
 */
export const adminMembersQuery = z.object({ find, page });
export const adminMemberQuery = z.object({ id });
/** `GET /api/admin/gifts`: the newest first, or those whose receipt's number begins with `find`. */
export const adminGiftsQuery = z.object({
  find: z.union([z.literal(""), z.string().regex(/^[0-9a-f]{4,32}$/)]).default(""),
  page,
});
export const adminReportsQuery = z.object({ state: z.enum(["open", "closed"]).default("open"), page });
export const adminAuditQuery = z.object({
  kind: z.enum(auditKinds).optional(),
  /** The address of a member, or the id of one who is deleted. */
  member: find,
  before: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .optional(),
});

/** `POST /api/admin/members/act`. Deleting takes the member's address once more, so that it is no slip. */
export const adminMemberAction = z.discriminatedUnion("act", [
  z.strictObject({ id, act: z.literal("end-sessions") }),
  z.strictObject({ id, act: z.literal("confirm") }),
  z.strictObject({ id, act: z.literal("confirm-sign-up"), email: z.string().max(254) }),
  z.strictObject({ id, act: z.literal("role"), role: z.enum(roles) }),
  z.strictObject({ id, act: z.literal("grant-premium"), until: day.nullable() }),
  z.strictObject({ id, act: z.literal("revoke-premium") }),
  z.strictObject({ id, act: z.literal("delete"), email: z.string().max(254) }),
]);
export type AdminMemberAction = z.infer<typeof adminMemberAction>;

const inLanguages = <Text extends z.ZodType>(text: Text) =>
  z.partialRecord(z.enum(languages), text).refine((texts) => texts.en !== undefined, { path: ["en"] });

/** Texts of an update on a project, and of a project itself, by language, with English. */
export const updateTexts = inLanguages(visibleText(longestAdminText));
export const projectTexts = inLanguages(
  z.strictObject({ title: visibleLine(200), description: visibleText(longestAdminText) }),
);
/** The scholar who approved a project for zakat. */
export const zakatScholar = visibleLine(200);

/**
 * `POST /api/admin/projects/act`. `put` opens a project or changes one; its target
 * is in whole units of the currency, its place orders the list.
 */
export const adminProjectAction = z.discriminatedUnion("act", [
  z.strictObject({ id, act: z.literal("close") }),
  z.strictObject({ id, act: z.literal("open") }),
  z.strictObject({ id, act: z.literal("zakat-scholar"), scholar: zakatScholar.nullable() }),
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{2,64}$/),
    act: z.literal("put"),
    category: z.enum(projectCategories),
    target: z.int().min(1).max(1_000_000_000),
    place: z.int().min(0).max(10_000),
    words: projectTexts,
  }),
  z.strictObject({
    id,
    act: z.literal("update"),
    texts: updateTexts,
  }),
]);
export type AdminProjectAction = z.infer<typeof adminProjectAction>;

const receipt = z.string().regex(/^[0-9a-f]{32}$/);

/** `POST /api/admin/gifts/act`. `amount` is as it was typed; `month` such as `2026-01` for a monthly pledge. */
export const adminGiftAction = z.discriminatedUnion("act", [
  z.strictObject({ receipt, act: z.literal("refund"), amount: z.string().max(40) }),
  z.strictObject({
    receipt,
    act: z.literal("received"),
    month: z
      .string()
      .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
]);
export type AdminGiftAction = z.infer<typeof adminGiftAction>;

/** What was found of a reported mistake. */
export const reportAnswer = visibleText(longestAdminText);
/** `POST /api/admin/reports/close`. */
export const closeReportRequest = z.strictObject({ id, answer: reportAnswer.nullable() });

const listed = { hasMore: z.boolean() };
const moment = z.iso.datetime();

const adminMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  role: z.enum(roles),
  since: moment,
});
export type AdminMember = z.infer<typeof adminMember>;

const adminSignUp = z.strictObject({ id: z.string(), name: z.string(), at: moment });
export type AdminSignUp = z.infer<typeof adminSignUp>;
export const adminMembersAnswer = z.strictObject({
  members: z.array(adminMember),
  signUps: z.array(adminSignUp),
  ...listed,
});

const adminEvent = z.strictObject({
  id: z.string(),
  at: moment,
  kind: z.enum(auditKinds),
  actor: z.enum(auditActors),
  /** The addresses of those who have an account, else the id; null for nobody. */
  by: z.string().nullable(),
  about: z.string().nullable(),
  /** The title of the project that the details name, in the language of the request. */
  project: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});
export type AdminEvent = z.infer<typeof adminEvent>;
export const adminAuditAnswer = z.strictObject({ events: z.array(adminEvent), ...listed });

/** `GET /api/admin/members/one`. */
export const adminMemberAnswer = z.strictObject({
  member: adminMember,
  /** The administrator's own account, whose role they cannot take and which they cannot delete here. */
  isOwn: z.boolean(),
  sessions: z.array(z.strictObject({ browser: z.string(), system: z.string(), since: moment })),
  premium: z.array(z.strictObject({ source: z.string(), status: z.string(), endsAt: moment.nullable() })),
  events: z.array(adminEvent),
});
export type AdminMemberAnswer = z.infer<typeof adminMemberAnswer>;

const adminProject = z.strictObject({
  id: z.string(),
  title: z.string(),
  words: z.record(z.string(), z.strictObject({ title: z.string(), description: z.string() })),
  category: z.enum(projectCategories),
  place: z.int(),
  /** In the smallest unit of the currency. */
  target: z.int(),
  currency: z.string(),
  zakatScholar: z.string().nullable(),
  isExample: z.boolean(),
  isClosed: z.boolean(),
});
export type AdminProject = z.infer<typeof adminProject>;
/** `currency` is that of new projects. */
export const adminProjectsAnswer = z.strictObject({ projects: z.array(adminProject), currency: z.string() });

/** Sums in the smallest unit of the currency. */
const adminGift = z.strictObject({
  receipt: z.string(),
  fund: z.string(),
  /** The title of its project in the language of the request; null for a subscription. */
  project: z.string().nullable(),
  amount: z.int(),
  held: z.int(),
  refunded: z.int(),
  currency: z.string(),
  recurrence: z.enum(recurrences),
  stage: z.enum(giftStages),
  isPledge: z.boolean(),
  at: moment,
});
export type AdminGift = z.infer<typeof adminGift>;
export const adminGiftsAnswer = z.strictObject({ gifts: z.array(adminGift), ...listed });

/** `GET /api/admin/scholars`: how many questions wait where, and since when; never what they say or who asks. */
export const adminScholarsAnswer = z.strictObject({
  stages: z.array(z.strictObject({ stage: z.enum(questionStages), questions: z.int() })),
  oldestOpen: moment.nullable(),
  scholars: z.array(
    z.strictObject({ name: z.string(), claimed: z.int(), returned: z.int(), answered: z.int() }),
  ),
});
export type AdminScholarsAnswer = z.infer<typeof adminScholarsAnswer>;

const adminReport = z.strictObject({
  id: z.string(),
  about: z.string(),
  kind: z.enum(reportKinds),
  words: z.string(),
  email: z.string().nullable(),
  language: z.string(),
  answer: z.string().nullable(),
  at: moment,
});
export type AdminReport = z.infer<typeof adminReport>;
export const adminReportsAnswer = z.strictObject({ reports: z.array(adminReport), ...listed });

const adminErrorCodes = [
  "no-member",
  "no-project",
  "no-report",
  "own-account",
  "wrong-address",
  "refund-too-large",
  "refund-in-parts",
  "refund-on-its-way",
  "not-a-pledge",
  "not-monthly",
  "ledger-refused",
] as const;
export type AdminErrorCode = (typeof adminErrorCodes)[number];
