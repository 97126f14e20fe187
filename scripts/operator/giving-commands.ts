import { readFile } from "node:fs/promises";
import { z } from "zod";
import { projectTexts, updateTexts, zakatScholar } from "#contract/admin.ts";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { projectOf } from "#domain/ledger/gift.ts";
import { projectCategories } from "#domain/ledger/project-category.ts";
import { decimalText } from "#domain/money/currency.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { openingEntry } from "#server/services/giving/example-entries.ts";
import { operatorActions } from "#server/services/giving/operator-actions.ts";
import { startGiving } from "#server/services/giving/start-giving.ts";
import { memberActions } from "#server/services/operator/member-actions.ts";
import { projectActions } from "#server/services/operator/project-actions.ts";
import type { ServiceSettings } from "#server/services/services.ts";
import type { Store } from "#server/store/store.ts";
import type { GiftBook } from "#server/store/stored-gift.ts";

export const givingUsage = `  pledge-received RECEIPT [MONTH]
                               a pledge has arrived at the bank; a monthly one for this month, or for MONTH,
                               such as 2026-01, when one transfer pays two
  pledges                      pledges that have not arrived, monthly ones once a month
  refund RECEIPT [AMOUNT]      refund a gift, whole or in part
  reconcile [DAYS] [--mend]    compare the ledger with itself and with the provider; --mend adds what is missing
  opening-balance PROJECT AMOUNT DAY [DONORS] [BENEFICIARIES]
                               your own confirmed earlier figures; PROJECT may be earlier-campaigns
  project FILE.json            open a project, or change its words
  close-project ID             accept no more gifts for it; open-project ID accepts them again
  zakat-scholar ID [NAME]      zakat may be given to it, as the scholar NAME confirmed; without NAME it may not
  project-update ID TEXT       an update on a project, in English; or FILE.json with texts by language:
                               {"en": "…", "ar": "…", "fr": "…", "ur": "…", "id": "…", "tr": "…"}
  premium EMAIL [DAY|off]      grant a member premium, until a day or without end, or revoke it
  erase-donor EMAIL [--ended-by-hand]
                               delete the names and the address of a donor; the gifts stay. A monthly gift is
                               ended at its provider first, unless you have done so yourself`;

const projectFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,64}$/),
  category: z.enum(projectCategories),
  /** In whole units of the currency. */
  target: z.int().positive(),
  words: projectTexts,
  place: z.int().default(100),
});

/** The value as the schema reads it; otherwise a message that begins with its place. */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.output<Schema> {
  const read = schema.safeParse(value);
  return read.success ? read.data : fail(`${place}: ${z.prettifyError(read.error)}`);
}

async function readFileAs<Schema extends z.ZodType>(schema: Schema, file: string): Promise<z.output<Schema>> {
  return checked(schema, JSON.parse(await readFile(file, "utf8")), file);
}

const acting = { actor: "operator" } as const;

type Dependencies = { readonly store: Store; readonly settings: ServiceSettings };

/** The operator's command on gifts or projects with this name; undefined for any other name. */
export function givingCommand(
  command: string,
): ((dependencies: Dependencies, options: readonly string[]) => Promise<void>) | undefined {
  return Object.hasOwn(commands, command) ? commands[command] : undefined;
}

function fail(text: string): never {
  throw new Error(text);
}

function dayOf(text: string): Date {
  const day = parseCalendarDay(text) ?? fail(`"${text}" is not a day like 2026-03-01`);
  return new Date(Date.UTC(day.year, day.month - 1, day.day));
}

function countOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`"${text}" is not a number`);
}

function amountOf(text: string, currency: string): number {
  const parsed = parseAmount(text, { language: "en", currency, most: 10 ** 13 });
  if (!parsed.isAmount) return fail(`"${text}" is not an amount: ${parsed.error}`);
  return parsed.otherMark === undefined ? parsed.amount : fail(`"${text}" is not in ${currency}`);
}

async function openOperations({ store, settings }: Dependencies) {
  const giving = await startGiving(store, settings.giving, settings.publicUrl);
  return operatorActions(store, giving);
}

/** True for a pledge that has not arrived; for a monthly one to a project, when it has not arrived this month. */
async function isAwaited(store: Store, { gift, state, entries }: GiftBook, now: Date): Promise<boolean> {
  if (gift.provider !== "pledge") return false;
  const repeats = gift.recurrence === "monthly" && projectOf(gift) !== undefined;
  if (!repeats) return state.stage === "intent";
  if ((await store.gifts.repeatOf(gift.id))?.status === "ended") return false;
  const month = now.toISOString().slice(0, 7);
  return !entries.some(({ id }) => id === `${gift.id}:bank-${month}:captured`);
}

const projectsOf = ({ store }: Dependencies) => projectActions(store, acting);

async function setClosed(dependencies: Dependencies, id: string, isClosed: boolean): Promise<void> {
  if (!(await projectsOf(dependencies).setClosed(id, isClosed))) fail(`there is no project "${id}"`);
  console.log(`${id} is ${isClosed ? "closed" : "open"}`);
}

/** The actions on one member; none of the commands here deletes an account. */
async function onMember({ store }: Dependencies, email: string) {
  const member = await store.members.findByEmail(email);
  if (!member) fail(`nobody has an account with the address "${email}"`);
  return {
    member,
    actions: memberActions({ store, acting, endPayments: async () => undefined, notify: () => undefined }),
  };
}

const commands: Readonly<
  Record<string, (dependencies: Dependencies, options: readonly string[]) => Promise<void>>
> = {
  "pledge-received": async (dependencies, [receipt = "", month]) => {
    const outcome = await (await openOperations(dependencies)).pledgeReceived(receipt, month);
    console.log(outcome === "recorded" ? `${receipt} is received` : `${receipt} was marked before`);
  },

  pledges: async ({ store }) => {
    for (const book of await store.gifts.since(new Date(0))) {
      const { gift } = book;
      if (!(await isAwaited(store, book, new Date()))) continue;
      const email = (await store.gifts.donorEmail(gift.id)) ?? "erased";
      const sum = `${decimalText(gift.amount + gift.fee, gift.currency)} ${gift.currency}`;
      console.log(
        [
          gift.receipt,
          gift.createdAt.toISOString().slice(0, 10),
          gift.fund,
          sum,
          email,
          ...(gift.recurrence === "once" ? [] : [gift.recurrence]),
        ].join("\t"),
      );
    }
  },

  refund: async (dependencies, [receipt = "", typed]) => {
    const book = await dependencies.store.gifts.byReceipt(receipt);
    if (!book) fail(`there is no receipt "${receipt}"`);
    const amount = typed === undefined ? book.state.held : amountOf(typed, book.gift.currency);
    await (await openOperations(dependencies)).refund(receipt, amount);
    console.log(
      `${decimalText(amount, book.gift.currency)} ${book.gift.currency} of ${receipt} are refunded`,
    );
  },

  reconcile: async (dependencies, options) => {
    const days = countOf(options.find((option) => !option.startsWith("--")) ?? "2");
    const lines = await (await openOperations(dependencies)).reconcile(days, options.includes("--mend"));
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? "the books agree" : `${lines.length} lines to look at`);
  },

  "opening-balance": async (
    { store, settings },
    [project = "", sum = "", day = "", donors = "0", beneficiaries = "0"],
  ) => {
    const { currency } = settings.giving;
    const isEarlier = project === "earlier-campaigns";
    if (!isEarlier && !(await store.projects.find(project))) fail(`there is no project "${project}"`);
    const at = dayOf(day);
    if (at.getTime() > Date.now()) fail(`${day} is in the future`);
    const amount = amountOf(sum, currency);
    const entry = openingEntry({
      id: `opening:${currency}:${project}:${day}`,
      account: isEarlier ? "earlier-campaigns" : `project:${project}`,
      ...(isEarlier ? {} : { projectId: project }),
      amount,
      donors: countOf(donors),
      beneficiaries: countOf(beneficiaries),
      currency,
      isExample: false,
      at,
    });
    const isNew = await store.ledger.post(entry);
    if (isNew)
      await store.audit.add({
        kind: "opening-balance-entered",
        ...acting,
        details: { project, sum: `${decimalText(amount, currency)} ${currency}`, day },
      });
    console.log(
      isNew ? `${sum} ${currency} are entered for ${project}` : "figures of that day are there already",
    );
  },

  project: async (dependencies, [file = ""]) => {
    const { currency } = dependencies.settings.giving;
    const { id, category, target, words, place } = await readFileAs(projectFile, file);
    const isNew = await projectsOf(dependencies).put({
      id,
      category,
      place,
      currency,
      target: amountOf(String(target), currency),
      words: Object.fromEntries(
        Object.entries(words).flatMap(([name, text]) => (text ? [[name, text]] : [])),
      ),
    });
    console.log(`${id} is ${isNew ? "open" : "changed"}`);
  },

  "close-project": (dependencies, [id = ""]) => setClosed(dependencies, id, true),
  "open-project": (dependencies, [id = ""]) => setClosed(dependencies, id, false),

  "zakat-scholar": async (dependencies, [id = "", ...name]) => {
    const scholar = name.length === 0 ? null : checked(zakatScholar, name.join(" "), "the name");
    if (!(await projectsOf(dependencies).setZakatScholar(id, scholar))) fail(`there is no project "${id}"`);
    console.log(scholar ? `${id} takes zakat, as ${scholar} confirmed` : `${id} takes no zakat`);
  },

  "project-update": async (dependencies, [id = "", ...words]) => {
    const text = words.join(" ").trim() || fail("there is no text");
    const body = text.endsWith(".json")
      ? await readFileAs(updateTexts, text)
      : checked(updateTexts, { en: text }, "the text");
    if (!(await projectsOf(dependencies).addUpdate(id, body))) fail(`there is no project "${id}"`);
    console.log(`the update on ${id} is written in ${Object.keys(body).join(", ")}`);
  },

  premium: async (dependencies, [email = "", until]) => {
    const { member, actions } = await onMember(dependencies, email);
    if (until === "off") {
      await actions.revokePremium(member);
      console.log(`${member.email} has no premium by grant`);
      return;
    }
    const endsAt = until === undefined ? null : dayOf(until);
    if (endsAt && endsAt.getTime() <= Date.now()) fail(`${until} is not in the future`);
    await actions.grantPremium(member, endsAt);
    console.log(`${member.email} has premium${until === undefined ? "" : ` until ${until}`}`);
  },

  "erase-donor": async (dependencies, options) => {
    const email = options.find((option) => !option.startsWith("--")) ?? "";
    const isEndedByHand = options.includes("--ended-by-hand");
    const isErased = await (await openOperations(dependencies)).deleteDonor(email, { isEndedByHand });
    console.log(
      isErased ? `names and address of ${email} are deleted` : `nobody donated with the address "${email}"`,
    );
  },
};
