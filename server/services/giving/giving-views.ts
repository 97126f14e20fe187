import type { BookAnswer, ReceiptAnswer } from "#contract/donations.ts";
import type { Language } from "#domain/language.ts";
import { plans, projectOf } from "#domain/ledger/gift.ts";
import { entryKinds } from "#domain/ledger/ledger-entry.ts";
import type { Store } from "#server/store/store.ts";
import type { GiftBook } from "#server/store/stored-gift.ts";
import type { GivingSettings } from "./giving-settings.ts";
import { inLanguage, projectWords } from "./project-words.ts";

const entriesPerPage = 30;

/** The name of the public book for entries without a project. */
const earlierCampaigns = "earlier-campaigns";

/** Receipts and public books; names only where the donor allowed it. */
export function givingViews(store: Store, { currency, withExamples, bank }: GivingSettings) {
  /** The status of a monthly gift; null for others, and before its first payment. */
  async function repeatsOf({ gift, state }: GiftBook): Promise<ReceiptAnswer["repeats"]> {
    if (gift.recurrence !== "monthly" || !projectOf(gift)) return null;
    const repeat = await store.gifts.repeatOf(gift.id);
    if (repeat) return { status: repeat.status, endsAt: repeat.endsAt?.toISOString() ?? null };
    return gift.provider === "pledge" || state.captured > 0 ? { status: "active", endsAt: null } : null;
  }

  async function receiptOf(
    book: GiftBook,
    language: Language,
    memberId: string | null,
  ): Promise<ReceiptAnswer> {
    const { gift, entries, state } = book;
    const projectId = projectOf(gift);
    const project = projectId ? await store.projects.find(projectId) : undefined;
    return {
      receipt: gift.receipt,
      at: gift.createdAt.toISOString(),
      project: project ? projectWords(project.words, language).title : null,
      projectId: projectId ?? null,
      plan: plans.find((plan) => gift.fund === `premium:${plan}`) ?? null,
      provider: gift.provider === "stripe" ? "stripe" : "pledge",
      stage: state.stage,
      currency: gift.currency,
      amount: gift.amount,
      fee: gift.fee,
      captured: state.captured,
      refunded: state.refunded,
      held: state.held,
      intention: gift.intention,
      isMonthly: gift.recurrence === "monthly",
      repeats: await repeatsOf(book),
      isMine: memberId !== null && memberId === gift.memberId,
      bank: gift.provider === "pledge" && state.stage === "intent" ? (bank ?? null) : null,
      steps: stepsOf(entries),
    };
  }

  return {
    async receipt(
      number: string,
      language: Language,
      memberId: string | null,
    ): Promise<ReceiptAnswer | undefined> {
      const book = await store.gifts.byReceipt(number);
      return book && receiptOf(book, language, memberId);
    },

    async mine(memberId: string, language: Language): Promise<ReceiptAnswer[]> {
      const books = await store.gifts.ofMember(memberId);
      return Promise.all(books.map((book) => receiptOf(book, language, memberId)));
    },

    async book(id: string, language: Language, before: string | undefined): Promise<BookAnswer | undefined> {
      const isEarlier = id === earlierCampaigns;
      const project = isEarlier ? undefined : await store.projects.find(id);
      if (!isEarlier && (!project || (project.isExample && !withExamples))) return undefined;
      const rows = await store.ledger.book(isEarlier ? null : id, {
        currency,
        withExamples,
        limit: entriesPerPage + 1,
        before: readPlace(before),
      });
      const shown = rows.slice(0, entriesPerPage);
      const last = shown.at(-1);
      const updates = project && !before ? await store.projects.updates(id) : [];
      return {
        currency,
        entries: shown.map(({ note: _note, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        next: rows.length > entriesPerPage && last ? `${last.at.toISOString()} ${last.id}` : null,
        updates: updates.flatMap(({ at, body }) => {
          const found = inLanguage(body, language);
          return found ? [{ at: at.toISOString(), ...found }] : [];
        }),
      };
    },
  };
}

/** Oldest first. Providers report whole seconds: within one, entries are in the order in which they happen. */
function stepsOf(entries: GiftBook["entries"]): ReceiptAnswer["steps"] {
  const place = ({ at, kind }: GiftBook["entries"][number]) =>
    Math.floor(at.getTime() / 1000) * entryKinds.length + entryKinds.indexOf(kind);
  return entries
    .toSorted((one, other) => place(one) - place(other))
    .map(({ at, kind, amount }) => ({ at: at.toISOString(), kind, amount }));
}

function readPlace(text: string | undefined): { at: Date; id: string } | undefined {
  const [, at = "", id = ""] = /^(\S+) (.+)$/.exec(text ?? "") ?? [];
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? undefined : { at: moment, id };
}
