import { type AdminEvent, roles } from "#app/api/admin.ts";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";
import { decimalsOf } from "#domain/money/currency.ts";

type AdminText = (key: keyof Catalogue["admin"] & string) => string;
type Shown = { readonly text: AdminText; readonly language: Language };

const paymentSteps = {
  authorised: "stage.authorised",
  captured: "stage.captured",
  failed: "stage.failed",
  expired: "stage.expired",
  refunded: "stage.refunded",
  disputed: "stage.disputed",
  "dispute-lost": "stage.lost",
  "dispute-won": "disputeWon",
} as const;

/** What money was given for: the title of a project, or a plan of premium; as stored where neither is known. */
export function fundName(fund: string, project: string | null, text: AdminText): string {
  if (project !== null) return project;
  if (fund === "premium:monthly") return `${text("premium")}, ${text("recurrence.monthly")}`;
  if (fund === "premium:yearly") return `${text("premium")}, ${text("recurrence.yearly")}`;
  return fund;
}

/** A sum such as `25.00 USD`, as the audit log has it, in the language. */
function sumText(value: string, language: Language): string {
  const [, amount, currency] = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) ?? [];
  if (amount === undefined || currency === undefined) return value;
  return formatMoney(Math.round(Number(amount) * 10 ** decimalsOf(currency)), currency, language);
}

function dayText(value: string, language: Language): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) return value;
  return dateFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(value));
}

const countText = (value: string, language: Language) =>
  /^\d{1,15}$/.test(value) ? formatNumber(Number(value), language) : value;

type Detail = {
  readonly label: keyof Catalogue["admin"] & string;
  readonly value: (value: string, shown: Shown & { readonly project: string | null }) => string;
};

const asStored = (value: string) => value;

const knownDetails: Readonly<Record<string, Detail>> = {
  role: {
    label: "detail.role",
    value: (value, { text }) => {
      const role = roles.find((each) => each === value);
      return role ? text(`role.${role}`) : value;
    },
  },
  sessions: { label: "detail.sessions", value: (value, { language }) => countText(value, language) },
  sum: { label: "detail.sum", value: (value, { language }) => sumText(value, language) },
  fund: { label: "detail.fund", value: (value, { text, project }) => fundName(value, project, text) },
  receipt: { label: "detail.receipt", value: asStored },
  project: { label: "detail.project", value: (value, { project }) => project ?? value },
  zakat: {
    label: "detail.zakat",
    value: (value, { text }) => (value === "yes" || value === "no" ? text(value) : value),
  },
  until: { label: "detail.until", value: (value, { language }) => dayText(value, language) },
  days: { label: "detail.days", value: (value, { language }) => countText(value, language) },
  events: { label: "detail.events", value: (value, { language }) => countText(value, language) },
  report: { label: "detail.report", value: asStored },
  fact: {
    label: "detail.fact",
    value: (value, { text }) => {
      const step = Object.entries(paymentSteps).find(([kind]) => kind === value)?.[1];
      return step === undefined ? value : text(step);
    },
  },
  day: { label: "detail.day", value: (value, { language }) => dayText(value, language) },
};

/** The details of an event in the language of the page: sums, counts, days, roles, and projects by their titles. */
export function eventDetails(
  { details, project }: AdminEvent,
  shown: Shown,
): [name: string, value: string][] {
  return Object.entries(details).map(([name, value]) => {
    const known = Object.hasOwn(knownDetails, name) ? knownDetails[name] : undefined;
    return known ? [shown.text(known.label), known.value(value, { ...shown, project })] : [name, value];
  });
}
