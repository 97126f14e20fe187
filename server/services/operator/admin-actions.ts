import type { AdminGiftAction, AdminMemberAction, AdminProjectAction } from "#contract/admin.ts";
import type { Language } from "#domain/language.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { NotifyMember } from "#server/services/accounts/account-mail.ts";
import { DomainError } from "#server/services/errors.ts";
import { endRecurringPayments } from "#server/services/giving/end-recurring-payments.ts";
import type { Giving } from "#server/services/giving/giving.ts";
import { OperatorError, operatorActions } from "#server/services/giving/operator-actions.ts";
import type { Member } from "#server/store/member-rows.ts";
import type { Store } from "#server/store/store.ts";
import { memberActions } from "./member-actions.ts";
import { projectActions } from "./project-actions.ts";

type AdminParts = {
  readonly store: Store;
  readonly giving: Giving;
  readonly adminId: string;
  /** The language in which amounts are typed. */
  readonly language: Language;
  readonly notify: NotifyMember;
};

/** The largest amount that can be typed, in the smallest unit; a gift holds less. */
const largestAmount = 10 ** 13;

/** What an administrator does on the admin page, by the code of the operator's commands. Throws DomainError. */
export function adminActions({ store, giving, adminId, language, notify }: AdminParts) {
  const acting = { actor: "admin", actorId: adminId } as const;
  const endPayments = (memberId: string) => endRecurringPayments(store, giving, memberId);
  const members = memberActions({ store, endPayments, acting, notify });
  const projects = projectActions(store, acting);
  const operator = operatorActions(store, giving, () => new Date(), acting);

  async function refund(receipt: string, typed: string): Promise<void> {
    const book = await store.gifts.byReceipt(receipt);
    if (!book) throw new DomainError("no-receipt");
    const { currency } = book.gift;
    const parsed = parseAmount(typed, { language, currency, most: largestAmount });
    if (!parsed.isAmount || parsed.otherMark !== undefined)
      throw new DomainError("amount-wrong", { field: "amount" });
    await operator.refund(receipt, parsed.amount);
    giving.live.refresh();
  }

  async function grantPremium(member: Member, until: string | null): Promise<void> {
    const endsAt = until === null ? null : new Date(`${until}T00:00:00Z`);
    if (endsAt && endsAt <= new Date()) throw new DomainError("unreadable", { field: "until" });
    await members.grantPremium(member, endsAt);
  }

  return {
    async onMember(action: AdminMemberAction): Promise<void> {
      if (action.act === "confirm-sign-up") {
        if (!(await members.confirmSignUp(action.email, action.id))) throw new DomainError("no-member");
        return;
      }
      const member = await store.members.find(action.id);
      if (!member) throw new DomainError("no-member");
      // Nobody locks themselves out with a slip, nor hides what they did with their account.
      const isOwn = member.id === adminId;
      switch (action.act) {
        case "end-sessions":
          await members.endSessions(member);
          return;
        case "confirm":
          return members.confirm(member);
        case "role":
          if (isOwn) throw new DomainError("own-account");
          return members.grant(member, action.role);
        case "grant-premium":
          return grantPremium(member, action.until);
        case "revoke-premium":
          return members.revokePremium(member);
        case "delete":
          if (isOwn) throw new DomainError("own-account");
          if (action.email.trim().toLowerCase() !== member.email)
            throw new DomainError("wrong-address", { field: "email" });
          return members.delete(member);
      }
    },

    async onProject(action: AdminProjectAction): Promise<void> {
      const { currency } = giving.settings;
      const act = () => {
        switch (action.act) {
          case "close":
          case "open":
            return projects.setClosed(action.id, action.act === "close");
          case "put":
            return projects
              .put({
                id: action.id,
                category: action.category,
                place: action.place,
                currency,
                target: action.target * 10 ** decimalsOf(currency),
                words: byLanguage(action.words),
              })
              .then(() => true);
          case "zakat-scholar":
            return projects.setZakatScholar(action.id, action.scholar);
          case "update":
            return projects.addUpdate(action.id, byLanguage(action.texts));
        }
      };
      if (!(await act())) throw new DomainError("no-project");
      giving.live.refresh();
    },

    async onGift(action: AdminGiftAction): Promise<void> {
      try {
        if (action.act === "refund") await refund(action.receipt, action.amount);
        else await operator.pledgeReceived(action.receipt, action.month);
      } catch (error) {
        throw error instanceof OperatorError && error.code ? new DomainError(error.code) : error;
      }
    },

    /** Closes a report with what was found, which only the operator sees. */
    async closeReport(id: string, answer: string | null): Promise<void> {
      if (!(await store.reports.close(id, answer, new Date()))) throw new DomainError("no-report");
      await store.audit.add({ kind: "report-closed", ...acting, details: { report: id } });
    },
  };
}

/** The texts that were written, without languages that have none. */
function byLanguage<Text>(texts: Readonly<Partial<Record<string, Text>>>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );
}
